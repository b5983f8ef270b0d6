/** The way out for a commit whose files are not on disk as it has them. */

import { expect, test } from 'vitest'
import { gitChanges } from '../../../src/world/git-changes.ts'
import { commit, repository, write } from '../../support/scratch.ts'
import { rejectedWith } from '../../support/refused.ts'

/** The last of three commits, with the first text back. */
async function wayOutOf(ref: string): Promise<string> {
  const root = repository({ 'a.ts': 'one' })
  for (const text of ['two', 'three']) {
    write(root, { 'a.ts': text })
    commit(root, text)
  }
  write(root, { 'a.ts': 'one' })
  const read = async () => undefined
  return (await rejectedWith(() => gitChanges(root, { read }).read({ kind: 'commit', ref }))).message
}

test('nobody is told to check out the commit that is checked out', async () => {
  expect(await wayOutOf('HEAD'), 'nobody is told to check out the commit that is checked out').toMatch(
    /`git worktree add .+` \(then install the dependencies there\) puts it there, or `git stash` your work aside/,
  )
})

test('another one can be checked out', async () => {
  expect(await wayOutOf('HEAD~1')).toMatch(/`git worktree add .+` \(.+\) or `git checkout .+` puts it there/)
})
