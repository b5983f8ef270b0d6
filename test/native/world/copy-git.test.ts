/** Git in a copy of the work tree: it knows what the original knows, and stays in the copy. */

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyOf } from '../../support/copy-of.ts'
import { commit, git, repository, scratch, write } from '../../support/scratch.ts'
import { treePrint } from '../../support/tree-print.ts'

describe('git in a copy', () => {
  test('knows the same commits, branches and changes', async () => {
    const root = repository({ 'a.ts': 'one' })
    git(root, 'branch', 'other')
    write(root, { 'a.ts': 'two', 'staged.ts': '' })
    git(root, 'add', 'staged.ts')
    const tree = await copyOf(root)
    for (const words of [
      ['rev-parse', 'HEAD', 'other'],
      ['status', '--porcelain'],
      ['log', '--oneline'],
    ]) {
      expect(git(tree.root, ...words)).toBe(git(root, ...words))
    }
    expect(git(tree.root, 'rev-parse', '--show-toplevel').trim()).toBe(tree.root)
  })

  test('writes nothing into the original, whatever is done', async () => {
    const root = repository({ 'a.ts': 'one' })
    // Git renews the time of an object that is there when it is asked to write it again.
    const before = treePrint(join(root, '.git'), 'bytes')
    const tree = await copyOf(root)
    git(tree.root, 'config', 'user.name', 'someone')
    git(tree.root, 'tag', 'v1')
    write(tree.root, { 'b.ts': '' })
    commit(tree.root, 'second')
    expect(treePrint(join(root, '.git'), 'bytes')).toEqual(before)
  })

  test('is that of the work tree it was made from', async () => {
    const root = repository({ 'a.ts': 'one' })
    const linked = join(scratch(), 'linked')
    git(root, 'worktree', 'add', '-q', '-b', 'side', linked)
    const tree = await copyOf(linked)
    expect(git(tree.root, 'rev-parse', '--abbrev-ref', 'HEAD').trim()).toBe('side')
    expect(git(tree.root, 'status', '--porcelain')).toBe('')
  })

  test('stays there: git in a copy stays there: the copy of a repository that names its work tree names the copy', async () => {
    const root = repository({ 'a.ts': 'one' })
    git(root, 'config', 'core.worktree', root)
    const tree = await copyOf(root)
    expect(git(tree.root, 'rev-parse', '--show-toplevel').trim()).toBe(tree.root)
    git(tree.root, 'checkout', '-q', '--', '.')
    expect(git(tree.root, 'config', 'core.worktree').trim()).toBe(tree.root)
  })
})
