/** A change as git has it: both sides, whatever the files are called, and clear refusals. */

import { chmodSync, mkdirSync, renameSync, symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Change, ChangeWish } from '../../../src/model/change.ts'
import { files } from '../../../src/world/files.ts'
import { git } from '../../../src/world/git.ts'
import { gitChanges } from '../../../src/world/git-changes.ts'
import { rejectedWith } from '../../support/refused.ts'
import { commit, git as run, repository, scratch, write } from '../../support/scratch.ts'

const changeIn = (root: string, wish: ChangeWish): Promise<Change> =>
  gitChanges(root, files(root, git(root).tracked)).read(wish)

const brief = ({ files: found }: Change) =>
  found.map(({ status, path, oldPath, before, now }) =>
    [status, path, oldPath, before, now].filter((part) => part !== undefined).join(' '),
  )

const WORKTREE = { kind: 'worktree' } as const

/** `main` with one commit, and a branch on top of it with another. */
function branched(): string {
  const root = repository({ 'src/a.ts': 'one\n', 'src/same.ts': 'same\n' })
  run(root, 'checkout', '-q', '-b', 'topic')
  write(root, { 'src/a.ts': 'two\n' })
  commit(root, 'fix: a')
  return root
}

describe('a base', () => {
  test('is the merge base with the default branch, and the work tree is the other side', async () => {
    const root = branched()
    write(root, { 'src/same.ts': 'other\n' })
    const change = await changeIn(root, { kind: 'since' })
    expect(brief(change)).toEqual(['modified src/a.ts one\n two\n', 'modified src/same.ts same\n other\n'])
    expect(change.from).toEqual({ commit: run(root, 'rev-parse', 'main').trim(), name: 'merge base with main' })
    expect(change.to).toEqual({ name: 'work tree' })
    expect(change.subjects).toEqual(['fix: a'])
  })

  test('is taken from the remote before a branch of this clone', async () => {
    const root = branched()
    const clone = join(scratch(), 'clone')
    run(root, 'clone', '-q', root, clone)
    run(clone, 'checkout', '-q', '-b', 'other')
    expect((await changeIn(clone, { kind: 'since' })).from.name).toBe('merge base with origin/topic')
  })

  test('leaves out what happened on the base meanwhile', async () => {
    const root = branched()
    run(root, 'checkout', '-q', 'main')
    write(root, { 'src/same.ts': 'moved on\n' })
    commit(root, 'main moves on')
    run(root, 'checkout', '-q', 'topic')
    expect(brief(await changeIn(root, { kind: 'since', ref: 'main' }))).toEqual(['modified src/a.ts one\n two\n'])
  })

  test('is refused when git does not know it, or nothing is in common', async () => {
    const root = branched()
    expect((await rejectedWith(() => changeIn(root, { kind: 'since', ref: 'nowhere' }))).code).toBe('bad-ref')
    run(root, 'checkout', '-q', '--orphan', 'island')
    commit(root, 'island')
    const refused = await rejectedWith(() => changeIn(root, { kind: 'since', ref: 'main' }))
    expect(refused.message).toContain('have no commit in common')
  })

  test('is never taken for an option of git', async () => {
    const refused = await rejectedWith(() => changeIn(branched(), { kind: 'since', ref: '--output=gone' }))
    expect(refused.code).toBe('bad-ref')
  })

  test('is found with a detached head and in a linked work tree', async () => {
    const root = branched()
    const linked = join(scratch(), 'linked')
    run(root, 'worktree', 'add', '-q', '--detach', linked, 'topic')
    expect(brief(await changeIn(linked, { kind: 'since' }))).toEqual(['modified src/a.ts one\n two\n'])
  })
})

describe('a commit', () => {
  test('is held against its first parent', async () => {
    expect(brief(await changeIn(branched(), { kind: 'commit', ref: 'HEAD' }))).toEqual([
      'modified src/a.ts one\n two\n',
    ])
  })

  test('is refused when its files are not on disk as it has them', async () => {
    const root = branched()
    write(root, { 'src/a.ts': 'three\n' })
    const refused = await rejectedWith(() => changeIn(root, { kind: 'commit', ref: 'HEAD' }))
    expect(refused.code).toBe('not-checked-out')
    expect(refused.message).toContain('there `src/a.ts` is not as in `HEAD`; `git worktree add')
  })

  test('may be an older one whose files are as it left them', async () => {
    const root = branched()
    write(root, { 'src/same.ts': 'other\n' })
    commit(root, 'something else')
    expect(brief(await changeIn(root, { kind: 'commit', ref: 'HEAD~1' }))).toEqual(['modified src/a.ts one\n two\n'])
  })

  test('is refused when it is the first', async () => {
    const refused = await rejectedWith(() => changeIn(repository({ 'a.ts': '' }), { kind: 'commit', ref: 'HEAD' }))
    expect(refused.code).toBe('first-commit')
    expect(refused.message).toContain('there is no behaviour before it')
  })

  test('without its parent in a shallow clone names what the checkout lacks', async () => {
    const root = branched()
    const clone = join(scratch(), 'clone')
    run(root, 'clone', '-q', '--depth', '1', pathToFileURL(root).href, clone)
    const refused = await rejectedWith(() => changeIn(clone, { kind: 'commit', ref: 'HEAD' }))
    expect(refused.code).toBe('shallow-clone')
  })
})

describe('a range', () => {
  test('is one commit against the other', async () => {
    const range = { kind: 'range', from: 'main', to: 'topic', isFromMergeBase: false } as const
    expect(brief(await changeIn(branched(), range))).toEqual(['modified src/a.ts one\n two\n'])
  })
})

describe('what is not committed', () => {
  test('is all of it, files that git does not track yet included', async () => {
    const root = repository({ 'a.ts': 'one\n', 'b.ts': 'one\n', '.gitignore': 'x.ts\n' })
    write(root, { 'a.ts': 'two\n', 'b.ts': 'two\n', 'new.ts': 'new\n', 'x.ts': '' })
    run(root, 'add', 'a.ts')
    expect(brief(await changeIn(root, WORKTREE))).toEqual([
      'modified a.ts one\n two\n',
      'modified b.ts one\n two\n',
      'added new.ts new\n',
    ])
  })

  test('is only what is staged, where that is asked for', async () => {
    const root = repository({ 'a.ts': 'one\n', 'b.ts': 'one\n' })
    write(root, { 'a.ts': 'two\n', 'b.ts': 'two\n' })
    run(root, 'add', 'a.ts')
    expect(brief(await changeIn(root, { kind: 'staged' }))).toEqual(['modified a.ts one\n two\n'])
  })

  test('is refused when a staged file goes on being changed', async () => {
    const root = repository({ 'a.ts': 'one\n' })
    write(root, { 'a.ts': 'two\n' })
    run(root, 'add', 'a.ts')
    write(root, { 'a.ts': 'three\n' })
    const refused = await rejectedWith(() => changeIn(root, { kind: 'staged' }))
    expect(refused.message).toContain('git stash --keep-index')
  })

  test('is nothing where only the times of files differ', async () => {
    const root = repository({ 'a.ts': 'one\n' })
    write(root, { 'a.ts': 'one\n' })
    expect(brief(await changeIn(root, WORKTREE))).toEqual([])
  })
})

describe('files of every kind', () => {
  const text = Array.from({ length: 20 }, (_, line) => `line ${line}\n`).join('')

  test('a renamed file has both names', async () => {
    const root = repository({ 'src/one.ts': text })
    renameSync(join(root, 'src/one.ts'), join(root, 'src/two.ts'))
    run(root, 'add', '-A')
    const [file] = (await changeIn(root, WORKTREE)).files
    expect(file).toMatchObject({
      status: 'renamed',
      path: 'src/two.ts',
      oldPath: 'src/one.ts',
      before: text,
      now: text,
    })
  })

  test('a file that is gone has its old text alone', async () => {
    const root = repository({ 'a.ts': 'one\n' })
    unlinkSync(join(root, 'a.ts'))
    expect(brief(await changeIn(root, WORKTREE))).toEqual(['deleted a.ts one\n'])
  })

  test('names are taken byte for byte', async () => {
    const name = 'src/"ü" ä\t.ts'
    const root = repository({ [name]: 'one\n' })
    write(root, { [name]: 'two\n' })
    expect((await changeIn(root, WORKTREE)).files.map(({ path }) => path)).toEqual([name])
  })

  test('what is no text has none', async () => {
    const root = repository({ 'a.png': Buffer.from([0, 1, 2]) })
    write(root, { 'a.png': Buffer.from([0, 3]) })
    const [file] = (await changeIn(root, WORKTREE)).files
    expect(file?.before).toBeUndefined()
  })

  test('a byte order mark stays', async () => {
    const root = repository({ 'a.ts': '\uFEFFone\n' })
    write(root, { 'a.ts': '\uFEFFtwo\n' })
    expect(brief(await changeIn(root, WORKTREE))).toEqual(['modified a.ts \uFEFFone\n \uFEFFtwo\n'])
  })

  test('old text gets the line ends that the checkout gave the file', async () => {
    const root = repository({ 'a.ts': 'one\ntwo\n' })
    write(root, { 'a.ts': 'one\r\nthree\r\n' })
    expect((await changeIn(root, WORKTREE)).files[0]?.before).toBe('one\r\ntwo\r\n')
  })

  test('another mode is no other text', async () => {
    const root = repository({ 'a.ts': 'one\n' })
    chmodSync(join(root, 'a.ts'), 0o755)
    run(root, 'add', '-A')
    commit(root, 'mode')
    expect(brief(await changeIn(root, { kind: 'commit', ref: 'HEAD' }))).toEqual(['mode a.ts one\n one\n'])
  })

  test('a link that became a file is not taken for a change of text', async () => {
    const root = repository({ 'a.ts': 'one\n' })
    symlinkSync('a.ts', join(root, 'b.ts'))
    commit(root, 'link')
    unlinkSync(join(root, 'b.ts'))
    write(root, { 'b.ts': 'one\n' })
    commit(root, 'file')
    expect((await changeIn(root, { kind: 'commit', ref: 'HEAD' })).files.map(({ status }) => status)).toEqual(['mode'])
  })

  test('another repository inside is named and not looked into', async () => {
    const root = repository({ 'a.ts': 'one\n' })
    const inner = repository({ 'b.ts': 'one\n' })
    run(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'inner')
    commit(root, 'submodule')
    const { files: found } = await changeIn(root, { kind: 'commit', ref: 'HEAD' })
    expect(found.map(({ status, path }) => `${status} ${path}`)).toEqual(['added .gitmodules', 'submodule inner'])
  })

  test('of a repository around the project only those of the project, with paths from there', async () => {
    const root = repository({ 'packages/rows/src/a.ts': 'one\n', 'other.ts': 'one\n' })
    write(root, { 'packages/rows/src/a.ts': 'two\n', 'packages/rows/src/b.ts': 'new\n', 'other.ts': 'two\n' })
    const change = await changeIn(join(root, 'packages/rows'), WORKTREE)
    expect(brief(change)).toEqual(['modified src/a.ts one\n two\n', 'added src/b.ts new\n'])
    expect(change.outside).toBe(1)
  })
})

test('outside of git there is no change to look at', async () => {
  const root = scratch()
  mkdirSync(join(root, 'src'))
  expect((await rejectedWith(() => changeIn(root, WORKTREE))).code).toBe('no-git')
})

test('asking leaves the repository as it was', async () => {
  const root = branched()
  write(root, { 'src/a.ts': 'three\n' })
  const before = run(root, 'ls-files', '--debug')
  await changeIn(root, { kind: 'since' })
  await changeIn(root, WORKTREE)
  expect(run(root, 'ls-files', '--debug')).toBe(before)
})
