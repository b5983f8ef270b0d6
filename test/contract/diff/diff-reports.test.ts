/** The reports of a real `teeth diff`: which it gives, and where each goes. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rowsProject, teeth } from '../../support/binary.ts'
import { commit, git } from '../../support/scratch.ts'

/** A branch that adds a line which no test would miss. */
function weakBranch(): string {
  const root = rowsProject()
  git(root, 'switch', '-qc', 'planes')
  const file = join(root, 'src/rows.ts')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('  // @teeth', "  if (id === '') return undefined\n  // @teeth"),
  )
  commit(root, 'planes: find nothing without an id')
  return root
}

test('a diff gives Markdown to a file, its ledger to stdout, annotations and a summary on GitHub', async () => {
  const root = weakBranch()
  const words = ['diff', '-c', 'HEAD', '--reporter', 'json', '--reporter', 'markdown=out/diff.md']
  const { code, out, err } = await teeth(root, words, {
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: join(root, 'summary.md'),
  })
  const answer = '## no test notices when this change is undone\n'
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ kind: 'diff', commit: git(root, 'rev-parse', 'HEAD').trim(), isDirty: false })
  expect(err).toMatch(/^::error file=src\/rows\.ts,line=4,title=unnoticed/m)
  expect(readFileSync(join(root, 'out/diff.md'), 'utf8').startsWith(answer)).toBe(true)
  expect(readFileSync(join(root, 'summary.md'), 'utf8').startsWith(answer)).toBe(true)
})

test('a diff names the reports that it has', async () => {
  const { code, err } = await teeth(weakBranch(), ['diff', '--reporter', 'sarif'])
  expect([code, err]).toEqual([2, expect.stringContaining('`default`, `json`, `markdown`, `github-actions`')])
})
