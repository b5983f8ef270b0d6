/** The index of the user's git, which no question touches. */

import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { git } from '../../../src/world/git.ts'
import { repository } from '../../support/scratch.ts'

test('nothing that is asked refreshes the index', async () => {
  const root = touched()
  const before = indexOf(root)
  const repositoryOf = git(root)
  await repositoryOf.state()
  await repositoryOf.changedSince('HEAD')
  await repositoryOf.tracked()
  expect(indexOf(root)).toEqual(before)
})

test('nor does a question for an old text', async () => {
  const root = touched()
  const before = indexOf(root)
  await git(root).textAt('HEAD', 'new.ts')
  expect(indexOf(root)).toEqual(before)
})

/** git would note the new time in its index, were it allowed to. */
function touched(): string {
  const root = repository({ 'a.ts': '1' })
  utimesSync(join(root, 'a.ts'), 1, 1)
  return root
}

function indexOf(root: string) {
  const index = join(root, '.git/index')
  return { bytes: readFileSync(index), time: statSync(index).mtimeMs }
}
