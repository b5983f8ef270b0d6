/** The project's files: which there are, with git and without. */

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

test('a root that is reached through a link is the folder itself', () => {
  const root = scratch({ 'project/rows.ts': '' })
  symlinkSync('project', join(root, 'link'))
  expect(open(join(root, 'link')).root).toBe(join(root, 'project'))
})
