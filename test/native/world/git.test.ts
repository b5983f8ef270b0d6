/** The user's git: what it is asked, and that asking never changes anything. */

import { chmodSync, existsSync, renameSync, symlinkSync, unlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { git } from '../../../src/world/git.ts'
import { rejectedWith } from '../../support/refused.ts'
import { commit, git as run, repository, scratch, write } from '../../support/scratch.ts'

const stateOf = async (root: string) => Object.fromEntries(await git(root).state())

describe('the commit', () => {
  test('is the one that is checked out', async () => {
    const root = repository()
    expect(await git(root).head()).toBe(run(root, 'rev-parse', 'HEAD').trim())
  })

  test('is absent in a repository without one, and without a repository', async () => {
    const root = scratch()
    expect(await git(root).head()).toBeUndefined()
    run(root, 'init', '-q')
    expect(await git(root).head()).toBeUndefined()
  })
})

describe('the state', () => {
  test('is empty in a clean tree and without git', async () => {
    expect(await stateOf(repository({ 'a.ts': '' }))).toEqual({})
    expect(await stateOf(scratch({ 'a.ts': '' }))).toEqual({})
  })

  test('names what is changed, gone, new and staged, whatever its name', async () => {
    const root = repository({
      'changed.ts': '1',
      'gone.ts': '1',
      'staged.ts': '1',
      'same.ts': '1',
      '.gitignore': 'x/\n',
    })
    write(root, { 'changed.ts': '2', 'staged.ts': '2', 'new folder/"ü"\n.ts': '', 'x/ignored.ts': '' })
    unlinkSync(join(root, 'gone.ts'))
    run(root, 'add', 'staged.ts')
    expect(Object.keys(await stateOf(root)).toSorted()).toEqual([
      'changed.ts',
      'gone.ts',
      'new folder/"ü"\n.ts',
      'staged.ts',
    ])
  })

  test('has both names of a file that was renamed', async () => {
    const root = repository({ 'one.ts': 'the same text\n' })
    renameSync(join(root, 'one.ts'), join(root, 'two.ts'))
    run(root, 'add', '-A')
    expect(Object.keys(await stateOf(root)).toSorted()).toEqual(['one.ts', 'two.ts'])
  })

  test('is of the root alone, from the root, when the root is a folder of the repository', async () => {
    const root = repository({ 'packages/rows/a.ts': '1', 'b.ts': '1' })
    write(root, { 'packages/rows/a.ts': '2', 'b.ts': '2', 'packages/rows/c.ts': '' })
    expect(Object.keys(await stateOf(join(root, 'packages/rows')))).toEqual(['a.ts', 'c.ts'])
  })

  test.each<[string, (root: string) => void]>([
    ['the text of a changed file', (root) => write(root, { 'a.ts': '3' })],
    ['the text of a new file', (root) => write(root, { 'new.ts': '3' })],
    ['whether it may be executed', (root) => chmodSync(join(root, 'a.ts'), 0o755)],
    ['where a link leads', (root) => relink(root)],
    ['what is staged', (root) => void run(root, 'add', 'a.ts')],
  ])('is another when it differs in %s', async (_, change) => {
    const root = repository({ 'a.ts': '1' })
    write(root, { 'a.ts': '2', 'new.ts': '2' })
    symlinkSync('a.ts', join(root, 'link.ts'))
    const before = await stateOf(root)
    change(root)
    expect(await stateOf(root)).not.toEqual(before)
  })

  test('is the same when only times differ', async () => {
    const root = repository({ 'a.ts': '1' })
    write(root, { 'a.ts': '2' })
    const before = await stateOf(root)
    utimesSync(join(root, 'a.ts'), 1, 1)
    expect(await stateOf(root)).toEqual(before)
  })
})

describe('what changed', () => {
  test('is what differs from the ref, new files included', async () => {
    const root = repository({ 'a.ts': '1', 'b.ts': '1', 'c.ts': '1', 'gone.ts': '1' })
    write(root, { 'b.ts': '2' })
    commit(root, 'second')
    write(root, { 'c.ts': '2', 'new ü.ts': '' })
    unlinkSync(join(root, 'gone.ts'))
    expect(await git(root).changedSince('HEAD~1')).toEqual(['b.ts', 'c.ts', 'gone.ts', 'new ü.ts'])
  })

  test('is of the root alone when the root is a folder of the repository', async () => {
    const root = repository({ 'packages/rows/a.ts': '1', 'b.ts': '1' })
    write(root, { 'packages/rows/a.ts': '2', 'b.ts': '2', 'packages/rows/c.ts': '' })
    expect(await git(join(root, 'packages/rows')).changedSince('HEAD')).toEqual(['a.ts', 'c.ts'])
  })

  test.each(['no-such-branch', '--output=stolen.txt', 'HEAD --output=stolen.txt', ''])(
    'is refused for `%s`, and nothing is written',
    async (since) => {
      const root = repository({ 'a.ts': '1' })
      expect((await rejectedWith(() => git(root).changedSince(since))).code).toBe('bad-ref')
      expect(existsSync(join(root, 'stolen.txt'))).toBe(false)
    },
  )

  test('cannot be told without git', async () => {
    expect((await rejectedWith(() => git(scratch()).changedSince('main'))).code).toBe('no-git')
  })
})

test('a hook that commits with an index of its own is understood', async () => {
  const root = repository({ 'a.ts': '1' })
  write(root, { 'a.ts': '2', 'b.ts': '1' })
  process.env['GIT_INDEX_FILE'] = join(root, '.git/other-index')
  onTestFinished(() => {
    delete process.env['GIT_INDEX_FILE']
  })
  run(root, 'add', '-A')
  const state = await stateOf(root)
  expect(state['b.ts']).toMatch(/^1 A\./)
})

function relink(root: string): void {
  unlinkSync(join(root, 'link.ts'))
  symlinkSync('new.ts', join(root, 'link.ts'))
}
