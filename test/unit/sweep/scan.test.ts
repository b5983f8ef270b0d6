/** Which test files a mutant is tried against: those that come to its place. */

import { describe, expect, test } from 'vitest'
import type { Run, Scenario } from '../../../src/model/run.ts'
import { failedFact } from '../../support/fake-lane.ts'
import { FILE, strykerMutant, swept, TEST, verdictIn } from './swept.ts'

const OTHER = 'test/other.test.ts'
const NEVER = strykerMutant('n > 10', 'true')
const isScan = ({ id }: Scenario) => id.startsWith('scan')

/** In the scan the other test file reaches nothing, or what `facts` say; trials are green. */
const passingBy =
  (facts: Partial<Run> = {}) =>
  (scenario: Scenario) => {
    if (!isScan(scenario) || scenario.file !== OTHER) return {}
    return { overlays: [{ file: FILE, served: 1, wasLoaded: true, reached: [] }], ...facts }
  }

const triedIn = async (script: (scenario: Scenario) => Partial<Run>) => {
  const { ledger } = await swept({ mutants: [NEVER], testFiles: [TEST, OTHER], script })
  return ledger.mutants[0]?.result.tried.map(({ file }) => file)
}

describe('a mutant is tried', () => {
  test('where its place is executed, and not where it never is', async () => {
    expect(await triedIn(passingBy())).toEqual([TEST])
  })

  test.each<[string, Partial<Run>]>([
    ['a run that is red', { tests: [failedFact()] }],
    ['a run that hung', { end: { kind: 'timed-out', deadlineMs: 5 } }],
    ['a run with an error beside its tests', { unhandled: failedFact().errors }],
  ])('also where only %s did not come to it', async (_, facts) => {
    expect(await triedIn(passingBy(facts))).toEqual([TEST, OTHER])
  })

  test('a mutant at a place without a probe is tried', async () => {
    const noNode = strykerMutant('(n > 10 ?', '(n < 10 ?')
    const { ledger } = await swept({
      mutants: [noNode],
      script: ({ id }) => (id.startsWith('scan') ? NOTHING_RUN : {}),
    })
    expect(verdictIn(ledger)).toBe('survived')
  })
})

const NOTHING_RUN: Partial<Run> = { overlays: [{ file: FILE, served: 1, wasLoaded: true, reached: [] }] }

test('one that no test file comes to is unreached, and needs no run of its own', async () => {
  const { ledger, lane } = await swept({ mutants: [NEVER], script: () => NOTHING_RUN })
  expect(ledger.mutants[0]?.result).toMatchObject({
    verdict: 'unreached',
    tried: [{ file: TEST, verdict: 'unreached' }],
  })
  expect(lane.asked.every(isScan)).toBe(true)
})

test('all mutants of a test file are looked for in one run', async () => {
  const mutants = [NEVER, strykerMutant('10 : n'.slice(0, 2), '11'), strykerMutant('n > 10', 'false')]
  const { lane } = await swept({ mutants })
  expect(lane.asked.filter(isScan)).toHaveLength(1)
})
