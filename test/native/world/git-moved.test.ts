/** The old text of a file that git had under another name. */

import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { git } from '../../../src/world/git.ts'
import { commit, git as run, repository, write } from '../../support/scratch.ts'

const LINES = Array.from({ length: 20 }, (_, index) => `export const row${index} = ${index}\n`).join('')

test('the old text of a moved file is that of its old name', async () => {
  const root = repository({ 'rows.ts': LINES })
  mkdirSync(join(root, 'src'))
  renameSync(join(root, 'rows.ts'), join(root, 'src/rows.ts'))
  write(root, { 'src/rows.ts': LINES.replace('= 7', '= 8') })
  commit(root, 'move it')
  expect(await git(root).textAt('HEAD~1', 'src/rows.ts')).toEqual({ kind: 'text', text: LINES })
})

test('it is found from a folder of the repository too', async () => {
  const root = repository({ 'packages/rows/a.ts': LINES })
  run(root, 'mv', 'packages/rows/a.ts', 'packages/rows/b.ts')
  expect(await git(join(root, 'packages/rows')).textAt('HEAD', 'b.ts')).toEqual({ kind: 'text', text: LINES })
})
