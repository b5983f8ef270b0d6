/** What is known of a StrykerJS that was ended over its mutants. */

import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notedAt, strykerCut } from '../../../src/world/stryker-cut.ts'
import { scratch } from '../../support/scratch.ts'
import { report, strykerMutant } from '../sweep/swept.ts'

const REPORT = report([strykerMutant('n > 10', 'true'), strykerMutant('n > 10', 'false')])
const PROGRESS = { done: 2, of: 5 }

/** An incremental file of an earlier run, and what this run writes over it. */
function cut(written: string | undefined, progress: typeof PROGRESS | undefined = PROGRESS) {
  const file = join(scratch({ 'incremental.json': JSON.stringify(REPORT) }), 'incremental.json')
  utimesSync(file, 1, 1)
  const before = notedAt(file)
  if (written !== undefined) writeFileSync(file, written)
  return strykerCut({ file, before, progress })
}

test('is what it noted, and how many mutants that leaves', () => {
  expect(cut(JSON.stringify(REPORT))).toEqual({ kind: 'cut', report: REPORT, untried: 3 })
})

test('what an earlier run has noted is no report of this one', () => {
  expect(cut(undefined), 'what an earlier run has noted is no report of this one').toEqual({ kind: 'not-begun' })
})

test.each<[string, () => ReturnType<typeof cut>]>([
  ['it knew no mutants yet', () => strykerCut({ file: 'nowhere.json', before: undefined, progress: undefined })],
  ['it noted nothing', () => strykerCut({ file: 'nowhere.json', before: undefined, progress: PROGRESS })],
  ['it was ended over its note', () => cut('{ "files": {')],
])('is nothing where %s', (_, end) => {
  expect(end()).toEqual({ kind: 'not-begun' })
})
