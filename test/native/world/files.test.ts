/** The project's files: what is listed, what is read, and that nothing outside the root ever is. */

import { symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { files } from '../../../src/world/files.ts'
import { git } from '../../../src/world/git.ts'
import { commit, git as run, repository, scratch, write } from '../../support/scratch.ts'

const open = (root: string) => files(root, git(root).tracked)

describe('the list', () => {
  test('has what git tracks or would track, sorted, and no file that is gone', async () => {
    const root = repository({ 'src/rows.ts': '', 'src/gone.ts': '', '.gitignore': 'dist/\n' })
    unlinkSync(join(root, 'src/gone.ts'))
    write(root, { 'dist/rows.js': '', 'src/a new one.ts': '', 'src/Zeile-ü\n.ts': '' })
    expect(await open(root).list()).toEqual(['.gitignore', 'src/Zeile-ü\n.ts', 'src/a new one.ts', 'src/rows.ts'])
  })

  test('is of the root alone when the root is a folder of a repository', async () => {
    const root = repository({ 'packages/rows/src/rows.ts': '', 'packages/warn/src/warn.ts': '' })
    expect(await open(join(root, 'packages/rows')).list()).toEqual(['src/rows.ts'])
  })

  test('has each file once during a merge that did not succeed', async () => {
    const root = repository({ 'src/rows.ts': 'one' })
    run(root, 'checkout', '-q', '-b', 'other')
    write(root, { 'src/rows.ts': 'two' })
    commit(root, 'two')
    run(root, 'checkout', '-q', 'main')
    write(root, { 'src/rows.ts': 'three' })
    commit(root, 'three')
    expect(() => run(root, 'merge', '-q', 'other')).toThrow('merge')
    expect(await open(root).list()).toEqual(['src/rows.ts'])
  })

  test('has everything outside node_modules and dot folders where there is no git', async () => {
    const root = scratch({
      'src/rows.ts': '',
      'node_modules/a/index.js': '',
      '.cache/x.ts': '',
      'a/node_modules/b.js': '',
    })
    expect(await open(root).list()).toEqual(['src/rows.ts'])
  })

  test('has everything when git ignores the root as a whole', async () => {
    const root = repository({ '.gitignore': 'examples/\n' })
    write(root, { 'examples/src/rows.ts': '' })
    expect(await open(join(root, 'examples')).list()).toEqual(['src/rows.ts'])
  })

  test('does not descend into a repository within', async () => {
    const root = repository({ 'src/rows.ts': '' })
    write(root, { 'vendor/inner/x.ts': '' })
    run(join(root, 'vendor/inner'), 'init', '-q')
    expect(await open(root).list()).toEqual(['src/rows.ts'])
  })
})

describe('reading', () => {
  test('keeps a byte order mark', async () => {
    expect(await open(scratch({ 'rows.ts': '\uFEFFconst a = 1\r\n' })).read('rows.ts')).toBe('\uFEFFconst a = 1\r\n')
  })

  test('has no text for what is not UTF-8', async () => {
    expect(await open(scratch({ 'rows.ts': new Uint8Array([0x22, 0xff, 0x22]) })).read('rows.ts')).toBeUndefined()
  })

  test.each(['gone.ts', 'src', '../outside.ts', '/etc/hostname'])('has no text for %s', async (path) => {
    expect(await open(scratch({ 'src/rows.ts': '' })).read(path)).toBeUndefined()
  })

  test('follows a link within the project', async () => {
    const root = scratch({ 'src/rows.ts': 'rows' })
    symlinkSync('src/rows.ts', join(root, 'link.ts'))
    expect(await open(root).read('link.ts')).toBe('rows')
  })

  test.each([
    ['of its own', 'secret.ts', 'link.ts', 'link.ts'],
    ['of a folder on the way', '.', 'folder', 'folder/secret.ts'],
  ])('never leaves the project through a link %s', async (...[, target, link, path]) => {
    const outside = scratch({ 'secret.ts': 'secret @teeth' })
    const root = scratch()
    symlinkSync(join(outside, target), join(root, link))
    const project = open(root)
    expect(await project.read(path)).toBeUndefined()
    expect(await project.exists(path)).toBe(false)
    expect(await project.search('@teeth', [path])).toEqual([])
  })

  test('is not led outside by a root that only begins the same', async () => {
    const root = scratch({ 'rows/a.ts': '', 'rows-secret/b.ts': 'secret' })
    expect(await open(join(root, 'rows')).read('../rows-secret/b.ts')).toBeUndefined()
  })
})

describe('the search', () => {
  test('keeps the order it is given and skips what is not there', async () => {
    const root = scratch({
      'b.ts': '// @teeth',
      'a.ts': '// @teeth',
      'c.ts': '// teeth',
      'd.ts': new Uint8Array([0xff]),
    })
    expect(await open(root).search('@teeth', ['b.ts', 'gone.ts', 'c.ts', 'd.ts', 'a.ts'])).toEqual(['b.ts', 'a.ts'])
  })

  test('finds what is in UTF-16, behind either byte order mark', async () => {
    const littleEndian = Buffer.from('\uFEFF// @teeth', 'utf16le')
    const bigEndian = Buffer.from(littleEndian).swap16()
    const root = scratch({ 'le.ts': littleEndian, 'be.ts': bigEndian, 'no.ts': Buffer.from('\uFEFF// no', 'utf16le') })
    const found = await open(root).search('@teeth', ['le.ts', 'be.ts', 'no.ts'])
    expect(found, 'finds what is in UTF-16').toEqual(['le.ts', 'be.ts'])
  })

  test('takes ten thousand files in less than two seconds of work', async () => {
    const body = 'export const rows = (a: number) => a + 1\n'.repeat(100)
    const names = Array.from({ length: 10_000 }, (_, index) => `src/${index % 100}/rows-${index}.ts`)
    const root = scratch(Object.fromEntries(names.map((name) => [name, body])))
    const before = process.cpuUsage()
    expect(await open(root).search('@teeth', names)).toEqual([])
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(2000)
  })
})

test('a root that is reached through a link is the folder itself', () => {
  const root = scratch({ 'project/rows.ts': '' })
  symlinkSync('project', join(root, 'link'))
  expect(open(join(root, 'link')).root).toBe(join(root, 'project'))
})
