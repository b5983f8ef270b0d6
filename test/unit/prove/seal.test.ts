/** Which guards a ledger speaks of when a command ended before all was tried. */

import { expect, test } from 'vitest'
import type { Ledger } from '../../../src/model/ledger.ts'
import type { ProveRequest } from '../../../src/model/request.ts'
import type { FailedTest, Verdict } from '../../../src/model/verdict.ts'
import type { Findings } from '../../../src/prove/findings.ts'
import type { Measured } from '../../../src/prove/measure.ts'
import { seal } from '../../../src/prove/seal.ts'
import type { Unit } from '../../../src/prove/units.ts'
import { guard, request } from '../../support/guards.ts'
import { assertion, run } from '../../support/runs.ts'

const two = guard({ id: 'plane-aware-lookup', tests: [{ file: 'test/rows.test.ts' }, { file: 'test/seats.test.ts' }] })
const units: readonly Unit[] = two.tests.map((test) => ({ guard: two, test, layer: '', files: [] }))

function measured(unit: Unit, verdict: Verdict, closest?: FailedTest): Measured {
  const proof = { ...unit, control: run([]), trials: [run([])], laterControls: [], probed: [] }
  const judgement = { verdict, reason: { kind: 'stayed-green' }, alsoNoticedBy: [] } as const
  return { unit, proof, judgement: closest === undefined ? judgement : { ...judgement, closest } }
}

const NOTHING_FOUND: Findings = {
  prepared: [{ guard: two, revert: { kind: 'reverted', files: [] } }],
  units,
  measured: [],
  settled: [],
  problems: [],
  wasInterrupted: false,
}

function sealed(...tried: readonly Verdict[]): Ledger {
  return sealedAs({
    ...NOTHING_FOUND,
    measured: units.flatMap((unit, index) => (tried[index] === undefined ? [] : [measured(unit, tried[index])])),
  })
}

function sealedAs(findings: Findings, wish: Partial<ProveRequest> = { bail: 1 }): Ledger {
  return seal(findings, {
    tool: { name: 'teeth', version: '1.0.0' },
    versions: { node: '24.0.0', vitest: '5.1.2' },
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
    commit: undefined,
    isDirty: false,
    strays: [],
    request: request(wish),
  })
}

test('a guard does not bite before every test of it was tried', () => {
  const { guards, notStarted } = sealed('bites')
  expect([guards, notStarted], 'a guard does not bite before every test of it was tried').toEqual([[], 1])
})

test('a guard bites when all of its tests do', () => {
  expect(sealed('bites', 'bites').guards.map(({ verdict }) => verdict)).toEqual(['bites'])
})

test('one test without teeth is enough, whatever the others would have shown', () => {
  expect(sealed('toothless').guards.map(({ verdict }) => verdict)).toEqual(['toothless'])
})

test('a message of megabytes is cut, and what it begins and ends with is kept', () => {
  const message = `the plane ${'x'.repeat(2_000_000)} is gone`
  const closest = {
    titlePath: ['reads the row'],
    kind: 'assertion',
    error: assertion(message, { diff: message }),
  } as const
  const findings: Findings = { ...NOTHING_FOUND, measured: units.map((unit) => measured(unit, 'bites', closest)) }
  const [entry] = sealedAs(findings).guards
  const told = entry?.proofs[0]?.closest
  for (const text of [told?.message, told?.diff]) {
    expect(text).toMatch(/^the plane x+\n… 1960018 characters left out …\nx+ is gone$/)
  }
})

test('a test that `--project` leaves out is told', () => {
  const [rows] = units
  const findings = { ...NOTHING_FOUND, units: units.slice(0, 1), measured: rows ? [measured(rows, 'bites')] : [] }
  const [entry] = sealedAs(findings, { projects: ['unit'] }).guards
  expect(entry, 'a test that `--project` leaves out is told').toMatchObject({
    verdict: 'bites',
    leftOut: [{ file: 'test/seats.test.ts' }],
    observed: expect.stringContaining('`test/seats.test.ts` was not tried'),
  })
})
