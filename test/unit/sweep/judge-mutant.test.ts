/** What notices a mutant, and what says nothing of it. */

import { describe, expect, test } from 'vitest'
import type { Run } from '../../../src/model/run.ts'
import { judgeMutant, trialVerdict } from '../../../src/sweep/judge-mutant.ts'
import { assertion, failed, NAMED, passed, proof, run, suiteError, thrown } from '../../support/runs.ts'

const GREEN = [run([passed(NAMED)], { overlays: [] })]
const verdict = (trial: Run, controls = GREEN) =>
  trialVerdict(judgeMutant(proof(trial, { laterControls: controls }), 'usual'))

describe('red is noticed', () => {
  test.each<[string, Run]>([
    ['a mutant that breaks an assertion', run([failed(NAMED, assertion())])],
    ['an assertion that names nothing', run([failed(NAMED, assertion('expected 1 to be 2'))])],
    ['an error that the test did not expect', run([failed(NAMED, thrown('no port'))])],
    ['a name that is gone', run([failed(NAMED, thrown('x is not defined', { name: 'ReferenceError' }))])],
    [
      'a mutant that breaks a hook or the import',
      run([], { suiteErrors: [suiteError([], thrown('no port', { phase: 'hook' }))] }),
    ],
    ['an error that escaped', run([passed(NAMED)], { unhandled: [thrown('no port', { phase: 'outside' })] })],
    ['a worker that died', run([], { end: { kind: 'crashed', detail: 'SIGKILL' } })],
  ])('%s', (_, trial) => {
    expect(verdict(trial)).toBe('killed')
  })
})

describe('says nothing', () => {
  test.each<[string, Run, string]>([
    ['a trial that stays green', run([passed(NAMED)]), 'survived'],
    [
      'a test that runs out of its time',
      run([failed(NAMED, thrown('Test timed out in 200ms.', { name: 'TestTimeoutError' }))]),
      'timed-out',
    ],
    ['a run that hit its deadline', run([], { end: { kind: 'timed-out', deadlineMs: 5000 } }), 'timed-out'],
    ['a test that skips itself', run([passed(NAMED, { state: 'skipped' })]), 'unmeasured'],
    ['an interruption', run([], { end: { kind: 'interrupted' } }), 'unmeasured'],
  ])('%s', (_, trial, expected) => {
    expect(verdict(trial)).toBe(expected)
  })

  test('a test that is red without the mutant', () => {
    const red = run([failed(NAMED, assertion())], { overlays: [] })
    expect(trialVerdict(judgeMutant(proof(run([failed(NAMED, assertion())]), { control: red }), 'usual'))).toBe(
      'silent',
    )
  })

  test('red between controls that do not agree', () => {
    expect(verdict(run([failed(NAMED, assertion())]), [run([failed(NAMED, assertion())], { overlays: [] })])).toBe(
      'unmeasured',
    )
  })
})
