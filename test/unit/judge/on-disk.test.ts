/** Trials whose old behaviour was on disk: what shows that it ran, and what is held against whom. */

import { describe, expect, test } from 'vitest'
import { judge } from '../../../src/judge/judge.ts'
import type { Run } from '../../../src/model/run.ts'
import type { Proof } from '../../../src/model/verdict.ts'
import { assertion, failed, guard, NAMED, overlay, passed, proof, run, thrown } from '../../support/runs.ts'

/** As a trial without probes has it: nobody knows who read the file. */
const PLAIN = overlay({ served: 0, wasLoaded: false, reached: [], isOnDisk: true })
const GREEN_AFTER = { laterControls: [run([passed(NAMED)], { overlays: [] })] }

const red = (fact = PLAIN) => run([failed(NAMED, assertion())], { overlays: [fact] })
const green = (fact = PLAIN) => run([passed(NAMED)], { overlays: [fact] })
const shown = (trial: Run, rest: Partial<Proof> = {}) => {
  const { verdict, reason } = judge(proof(trial, rest), { naming: 'usual' })
  return { verdict, reason: reason.kind }
}

describe('a red trial', () => {
  test('bites: red on disk was loaded: red with the old behaviour on disk and green without it: it was loaded', () => {
    expect(shown(red(), GREEN_AFTER)).toEqual({ verdict: 'bites', reason: 'named-failure' })
  })

  test('asks for a green control after it, as no probe told of it', () => {
    expect(shown(red())).toEqual({ verdict: 'flaky', reason: 'controls-disagree' })
  })

  test('is flaky when the control after it is red too', () => {
    expect(shown(red(), { laterControls: [red()] })).toEqual({ verdict: 'flaky', reason: 'controls-disagree' })
  })

  test('is believed in when it hung, where a hang is what the guard is about', () => {
    const hung = run([], {
      end: { kind: 'timed-out', deadlineMs: 5_000 },
      overlays: [PLAIN],
      running: [passed(NAMED).id],
    })
    expect(shown(hung, { guard: guard({ fails: ['timeout'] }), ...GREEN_AFTER }).verdict).toBe('bites')
  })

  test('is no module that did not load, although nothing tells that it was', () => {
    const crashed = run([failed(NAMED, thrown('no such item'))], { overlays: [PLAIN] })
    expect(shown(crashed, GREEN_AFTER).verdict).toBe('bites')
  })
})

describe('a green trial', () => {
  test('is unreached where no probe told that the file was loaded', () => {
    expect(shown(green())).toEqual({ verdict: 'unreached', reason: 'never-loaded' })
  })

  test('is unreached where the file was loaded and its site never ran', () => {
    const fact = { ...PLAIN, wasLoaded: true }
    expect(shown(green(fact))).toEqual({ verdict: 'unreached', reason: 'never-executed' })
  })

  test('is toothless where the site ran', () => {
    const fact = { ...PLAIN, wasLoaded: true, reached: [0] }
    expect(shown(green(fact))).toEqual({ verdict: 'toothless', reason: 'stayed-green' })
  })
})

describe('a command to run after the revert', () => {
  const FAILED = {
    end: { kind: 'prepare-failed', command: 'pnpm build', how: 'exit code 2', output: 'error TS2304' },
  } as const

  test('that fails in the trial is incidental: the command to run after the revert failed', () => {
    const judgement = judge(proof(run([], FAILED)), { naming: 'usual' })
    expect(judgement).toMatchObject({
      verdict: 'incidental',
      reason: { kind: 'prepare-failed', command: 'pnpm build', when: 'trial' },
      closest: { error: { message: 'error TS2304' } },
    })
  })

  test('that fails without any revert leaves nothing to be said', () => {
    const judgement = judge(proof([], { control: run([], FAILED) }), { naming: 'usual' })
    expect(judgement).toMatchObject({ verdict: 'unmeasured', reason: { kind: 'prepare-failed', when: 'control' } })
  })

  test('that fails when the original is back leaves nothing to be said', () => {
    expect(shown(red(), { laterControls: [run([], FAILED)] }).verdict).toBe('unmeasured')
  })
})

test('a file that could not be written is no trial', () => {
  const end = { kind: 'not-written', file: 'src/stock.ts', detail: 'it is read-only', wayOut: 'Mend it.' } as const
  expect(judge(proof(run([], { end })), { naming: 'usual' })).toMatchObject({ verdict: 'unmeasured', reason: end })
})
