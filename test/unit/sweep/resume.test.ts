/** A sweep that was broken off, and the next one that goes on from there. */

import { expect, test } from 'vitest'
import type { Scenario } from '../../../src/model/run.ts'
import type { MutantResult } from '../../../src/model/sweep.ts'
import { failedFact } from '../../support/fake-lane.ts'
import { keptIn, served, strykerMutant, swept } from './swept.ts'

const NEVER = strykerMutant('n > 10', 'true')
const ALWAYS = strykerMutant('n > 10', 'false')
const noticesNever = (scenario: Scenario) => (served(scenario).includes('true') ? { tests: [failedFact()] } : {})

/** Breaks the sweep off while its second mutant is tried. */
function brokenOff() {
  const controller = new AbortController()
  const script = (scenario: Scenario) => {
    if (!served(scenario).includes('false')) return noticesNever(scenario)
    controller.abort('SIGINT')
    return { end: { kind: 'interrupted' } as const, tests: [] }
  }
  return { interruption: controller.signal, script }
}

test('ends with 130, and keeps what it has found', async () => {
  const kept: MutantResult[] = []
  const { ledger } = await swept({ mutants: [NEVER, ALWAYS], journal: keptIn(kept), ...brokenOff() })
  expect(ledger.exitCode).toBe(130)
  expect(kept.every(({ verdict }) => verdict !== 'unmeasured')).toBe(true)
})

test('what was broken off has no result, so that the next sweep tries it again', async () => {
  const kept: MutantResult[] = []
  await swept({ mutants: [NEVER, ALWAYS], journal: keptIn(kept), ...brokenOff() })
  expect(kept.map(({ mutant }) => mutant)).not.toContain('src/rows.ts:1:36-1:42 Some false')
})

test('the next one tries what has no result, and reports all', async () => {
  const [known] = (await swept({ mutants: [NEVER], script: noticesNever })).ledger.mutants
  const kept = known === undefined ? [] : [known.result]
  const { ledger, lane } = await swept({ mutants: [NEVER, ALWAYS], journal: keptIn(kept), script: noticesNever })
  expect(ledger.mutants.map(({ result }) => result.verdict)).toEqual(['survived', 'killed'])
  expect(lane.asked.map(served).filter((text) => text.includes('true'))).toEqual([])
  expect(kept).toEqual([])
})

test('a result that is there twice counts once, the first', async () => {
  const [known] = (await swept({ mutants: [NEVER], script: noticesNever })).ledger.mutants
  const kept = known === undefined ? [] : [known.result, { ...known.result, verdict: 'survived' } as const]
  const { ledger } = await swept({ mutants: [NEVER], journal: keptIn(kept) })
  expect(ledger.counts).toMatchObject({ killed: 1, survived: 0 })
})

test('another state of the tree has another name in every result', async () => {
  const states: unknown[] = []
  const journal = { ...keptIn([]), add: async (state: unknown) => void states.push(state) }
  await swept({ mutants: [NEVER], journal })
  await swept({ mutants: [NEVER], journal, wish: { testFiles: 3 } })
  expect(states).toHaveLength(2)
  expect(states[0]).not.toEqual(states[1])
})
