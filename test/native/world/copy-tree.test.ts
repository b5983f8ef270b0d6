/** A copy of the work tree: what is in it, where its links lead, and that nothing done to it reaches the original. */

import {
  chmodSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { copyTree } from '../../../src/world/copy-tree.ts'
import { placesFolder } from '../../../src/world/own-place.ts'
import { copyOf, textIn } from '../../support/copy-of.ts'
import { rejectedWith } from '../../support/refused.ts'
import { commit, git, repository, scratch, write } from '../../support/scratch.ts'
import { treePrint } from '../../support/tree-print.ts'

describe('a copy holds', () => {
  test('what files hold now, committed or not', async () => {
    const root = repository({ 'a.ts': 'committed', 'b.ts': 'committed', 'gone.ts': '' })
    write(root, { 'b.ts': 'changed', 'new.ts': 'untracked' })
    rmSync(join(root, 'gone.ts'))
    const tree = await copyOf(root)
    expect([textIn(tree, 'a.ts'), textIn(tree, 'b.ts'), textIn(tree, 'new.ts')]).toEqual([
      'committed',
      'changed',
      'untracked',
    ])
    expect(existsSync(join(tree.root, 'gone.ts'))).toBe(false)
  })

  test('nothing that git ignores', async () => {
    const root = repository({ '.gitignore': 'dist\n.env\n', 'a.ts': '' })
    write(root, { 'dist/a.js': 'built', '.env': 'TOKEN=secret' })
    expect(readdirSync((await copyOf(root)).root).toSorted()).toEqual(['.git', '.gitignore', 'a.ts'])
  })

  test('bytes, modes and names as they are', async () => {
    const root = repository({
      'bin/run.sh': '#!/bin/sh\r\n',
      'bytes.bin': Buffer.from([0, 255, 254]),
      'ä ö.ts': '\uFEFFx',
    })
    chmodSync(join(root, 'bin/run.sh'), 0o755)
    const tree = await copyOf(root)
    expect(textIn(tree, 'bin/run.sh')).toBe('#!/bin/sh\r\n')
    expect(statSync(join(tree.root, 'bin/run.sh')).mode & 0o777).toBe(0o755)
    expect(readFileSync(join(tree.root, 'bytes.bin'))).toEqual(Buffer.from([0, 255, 254]))
    expect(textIn(tree, 'ä ö.ts')).toBe('\uFEFFx')
  })

  test('links that lead to the same places of the copy', async () => {
    const root = repository({ 'real/a.ts': 'a' })
    symlinkSync('real', join(root, 'near'))
    symlinkSync(join(root, 'real/a.ts'), join(root, 'far.ts'))
    commit(root, 'links')
    const tree = await copyOf(root)
    expect(readlinkSync(join(tree.root, 'near'))).toBe('real')
    expect(realpathSync(join(tree.root, 'far.ts'))).toBe(join(tree.root, 'real/a.ts'))
  })

  test('the files of a submodule that is checked out, and the folder of one that is not', async () => {
    const inner = repository({ 'theirs.ts': 'theirs' })
    const root = repository({ 'a.ts': '' })
    for (const name of ['there', 'away'])
      git(root, '-c', 'protocol.file.allow=always', 'submodule', '-q', 'add', inner, name)
    commit(root, 'submodules')
    git(root, 'submodule', '-q', 'deinit', '-f', 'away')
    const tree = await copyOf(root)
    expect(textIn(tree, 'there/theirs.ts')).toBe('theirs')
    expect(readdirSync(join(tree.root, 'away'))).toEqual([])
  })

  test('the whole repository around a project, under the same name', async () => {
    const top = repository({ 'packages/one/package.json': '{}', 'tsconfig.base.json': '{}' })
    const tree = await copyOf(join(top, 'packages/one'))
    expect(existsSync(join(tree.root, '../../tsconfig.base.json'))).toBe(true)
    expect(basename(join(tree.root, '../..'))).toBe(basename(top))
  })

  test('everything but packages where there is no git', async () => {
    const root = scratch({ 'a.ts': 'a', '.env.test': 'x', 'lib/b.ts': 'b', 'node_modules/c/index.js': '' })
    const tree = await copyOf(root)
    expect([textIn(tree, 'lib/b.ts'), textIn(tree, '.env.test')]).toEqual(['b', 'x'])
    expect(existsSync(join(tree.root, '.git'))).toBe(false)
  })

  test('beside it what lies beside the original', async () => {
    const outer = scratch({ 'design/tokens.json': '{}', 'shop/package.json': '{}', 'node_modules/above/index.js': '' })
    const tree = await copyOf(join(outer, 'shop'))
    expect(textIn(tree, '../design/tokens.json')).toBe('{}')
    expect(createRequire(join(tree.root, 'x.js')).resolve('above')).toBe(join(outer, 'node_modules/above/index.js'))
  })
})

describe('the old behaviour in a copy', () => {
  test('brings back a file that is gone, and takes it away again', async () => {
    const root = repository({ 'rate.ts': 'new' })
    const tree = await copyOf(root)
    const before = treePrint(tree.root, 'bytes')
    const laid = tree.lay([
      { file: 'rate.ts', before: 'new', text: 'old' },
      { file: 'old/gone.ts', before: '', text: 'gone', isAbsent: true },
    ])
    expect([textIn(tree, 'rate.ts'), textIn(tree, 'old/gone.ts')]).toEqual(['old', 'gone'])
    expect(existsSync(join(root, 'old'))).toBe(false)
    laid.lift()
    expect(treePrint(tree.root, 'bytes')).toEqual(before)
  })

  test('is put there and taken off again, also in a file that is read-only, and the original never changes', async () => {
    const root = repository({ 'rate.ts': 'new' })
    chmodSync(join(root, 'rate.ts'), 0o444)
    const before = treePrint(root)
    const tree = await copyOf(root)
    const laid = tree.lay([{ file: 'rate.ts', before: 'new', text: 'old' }])
    expect(textIn(tree, 'rate.ts')).toBe('old')
    expect(laid.lift()).toBe(true)
    expect(textIn(tree, 'rate.ts')).toBe('new')
    expect(statSync(join(tree.root, 'rate.ts')).mode & 0o777).toBe(0o444)
    expect(treePrint(root)).toEqual(before)
  })

  test('never reaches a second name of the file in the original', async () => {
    const root = repository({ 'rate.ts': 'new' })
    linkSync(join(root, 'rate.ts'), join(root, 'twin.ts'))
    const tree = await copyOf(root)
    writeFileSync(join(tree.root, 'rate.ts'), 'written by a test')
    expect(readFileSync(join(root, 'twin.ts'), 'utf8')).toBe('new')
  })

  test('is refused for a file that has changed since it was read, and none is written', async () => {
    const tree = await copyOf(repository({ 'a.ts': 'new', 'b.ts': 'newer' }))
    const texts = [
      { file: 'a.ts', before: 'new', text: 'old' },
      { file: 'b.ts', before: 'new', text: 'old' },
    ]
    expect(() => tree.lay(texts)).toThrow('it has changed since the command read it')
    expect(textIn(tree, 'a.ts')).toBe('new')
  })
})

test('nothing of a copy is left when it is closed', async () => {
  const tree = await copyTree(repository({ 'a.ts': '' }))
  const place = dirname(tree.root)
  expect(dirname(place)).toBe(placesFolder())
  await tree.close()
  expect(existsSync(place)).toBe(false)
})

test('a copy is not put into the tree itself', async () => {
  const temporary = process.env['TMPDIR']
  const root = repository({ 'a.ts': '', 'tmp/keep': '' })
  process.env['TMPDIR'] = join(root, 'tmp')
  onTestFinished(() => {
    if (temporary === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = temporary
  })
  expect((await rejectedWith(() => copyTree(root))).code).toBe('tree-not-copied')
})
