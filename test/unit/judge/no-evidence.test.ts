/** Proofs that are no evidence about a test: stale, red already, unobserved, timed out, flaky, unmeasured. */

import { describe, expect, test } from 'vitest'
import { judge } from '../../../src/judge/judge.ts'
import type { Run } from '../../../src/model/run.ts'
import type { Judgement, Proof } from '../../../src/model/verdict.ts'
import { assertion, failed, guard, NAMED, overlay, passed, proof, run, suiteError, thrown } from '../../support/runs.ts'

const USUAL = { naming: 'usual' } as const

function judged(trial: Run | readonly Run[], rest: Partial<Proof> = {}): Judgement {
  return judge(proof(trial, rest), USUAL)
}

/** A judgement of a control: the trial would bite. */
function controlled(control: Run, rest: Partial<Proof> = {}): Judgement {
  return judged(run([failed(NAMED, assertion())]), { control, ...rest })
}

function titled(title: string): Partial<Proof> {
  return { test: { file: 'test/stock.test.ts', title } }
}

describe('stale', () => {
  test('when the named test is not in the file', () => {
    expect(judged(run([passed(NAMED)]), titled('stock > reads the items from the requested shelf'))).toEqual({
      verdict: 'stale',
      reason: { kind: 'test-not-in-file', nearest: NAMED },
      alsoNoticedBy: [],
    })
  })

  test('without a nearest title when none is near', () => {
    expect(judged(run([passed(NAMED)]), titled('ships')).reason).toEqual({ kind: 'test-not-in-file' })
  })
})

describe('red-already', () => {
  test.each([
    ['an intended test fails', run([failed(NAMED, assertion())])],
    ['the suite around it fails', run([passed(NAMED)], { suiteErrors: [suiteError(['stock'], thrown('no'))] })],
    ['the module fails', run([], { suiteErrors: [suiteError([], thrown('no', { phase: 'load' }))] })],
    ['an error escapes', run([passed(NAMED)], { unhandled: [thrown('no', { phase: 'outside' })] })],
    ['the worker dies', run([], { end: { kind: 'crashed', detail: 'SIGKILL' } })],
  ])('when in the control %s', (_what, control) => {
    expect(controlled(control)).toMatchObject({ verdict: 'red-already', reason: { kind: 'control-is-red' } })
  })

  test('before the title is looked for in a module that does not load', () => {
    const control = run([], { suiteErrors: [suiteError([], thrown('no', { phase: 'load' }))] })
    expect(controlled(control, titled('no such test')).verdict).toBe('red-already')
  })

  test('not when a test that the guard does not name is red', () => {
    const control = run([passed(NAMED), failed('parcels > ships', thrown('no'))], {
      suiteErrors: [suiteError(['parcels'], thrown('no'))],
    })
    expect(controlled(control, titled(NAMED)).verdict).toBe('bites')
  })

  test('not when snapshots are obsolete, which is bookkeeping', () => {
    const message = 'Obsolete snapshots found when no snapshot update is expected.\n'
    expect(controlled(run([passed(NAMED)], { suiteErrors: [suiteError([], thrown(message))] })).verdict).toBe('bites')
  })
})

describe('unobserved', () => {
  test.each(['skipped', 'todo', 'pending'] as const)('when the intended test is %s in the control', (state) => {
    expect(controlled(run([passed(NAMED, { state })]))).toMatchObject({
      verdict: 'unobserved',
      reason: { kind: 'test-skipped', state, when: 'control' },
    })
  })

  test('when no test ran at all', () => {
    expect(controlled(run([])).reason).toEqual({ kind: 'no-test-ran' })
  })

  test('when the intended test skipped itself in the trial', () => {
    expect(judged(run([passed(NAMED, { state: 'skipped' })]))).toMatchObject({
      verdict: 'unobserved',
      reason: { kind: 'test-skipped', state: 'skipped', when: 'trial' },
    })
  })

  test('when the intended test is gone in the trial', () => {
    expect(judged(run([]))).toMatchObject({ verdict: 'unobserved', reason: { kind: 'no-test-ran' } })
  })

  test.each(['skipped', 'todo'] as const)(
    'when the test that names the behaviour is %s, and only others stayed green',
    (state) => {
      const tests = [passed(NAMED, { state }), passed('stock > counts')]
      expect(judged(run(tests), { control: run(tests) })).toMatchObject({
        verdict: 'unobserved',
        reason: { kind: 'test-skipped', state, when: 'control', named: { title: NAMED, beside: 'stock > counts' } },
      })
    },
  )

  test('not when another that names it stayed green', () => {
    const tests = [passed(NAMED, { state: 'skipped' }), passed(`${NAMED} twice`)]
    expect(judged(run(tests), { control: run(tests) }).verdict).toBe('toothless')
  })

  test('not when what is skipped does not name it', () => {
    const tests = [passed('stock > counts', { state: 'skipped' }), passed('stock > ships')]
    expect(judged(run(tests), { control: run(tests) }).verdict).toBe('toothless')
  })

  test('not when a skipped test stands beside one that ran', () => {
    const tests = [passed('stock > later', { state: 'todo' })]
    expect(
      judged(run([failed(NAMED, assertion()), ...tests]), { control: run([passed(NAMED), ...tests]) }).verdict,
    ).toBe('bites')
  })
})

describe('timed-out', () => {
  const end = { kind: 'timed-out', deadlineMs: 5_200 } as const

  test('when the control hit its deadline', () => {
    expect(controlled(run([], { end })).reason).toEqual({
      kind: 'hit-the-deadline',
      when: 'control',
      deadlineMs: 5_200,
    })
  })

  test('when the trial hit its deadline and a hang is not what the guard is about', () => {
    expect(judged(run([], { end }))).toMatchObject({
      verdict: 'timed-out',
      reason: { kind: 'hit-the-deadline', when: 'trial', deadlineMs: 5_200 },
    })
  })

  describe('under `fails: timeout`', () => {
    const own = guard({ fails: ['timeout'] })
    const hung = (rest: Partial<Run>) => run([], { end, ...rest })
    const idOf = (title: string) => passed(title).id

    test('is what the guard is about: then a hang of the named test bites', () => {
      expect(judged(hung({ running: [idOf(NAMED)] }), { guard: own })).toMatchObject({
        verdict: 'bites',
        closest: { titlePath: NAMED.split(' > '), kind: 'timeout' },
      })
    })

    test('a hang still has to be named by the title', () => {
      const control = run([passed('stock > lookup'), passed(NAMED)])
      expect(judged(hung({ running: [idOf('stock > lookup')] }), { guard: own, control }).verdict).toBe('unnamed')
    })

    test.each([
      ['was not loaded', []],
      ['never ran', [overlay({ reached: [] })]],
    ])('a hang is no evidence when the reverted code %s', (_how, overlays) => {
      expect(judged(hung({ overlays, running: [idOf(NAMED)] }), { guard: own }).verdict).toBe('timed-out')
    })

    test.each<[how: string, rest: Partial<Run>]>([
      ['of another test', { running: [idOf('stock > lookup')] }],
      ['of one of two tests that had begun', { running: [idOf(NAMED), idOf('stock > lookup')] }],
      ['before a test began', { running: [] }],
      ['of which nothing is known', {}],
    ])('a hang of another test is none of the intended one: %s', (_how, rest) => {
      const control = run([passed('stock > lookup'), passed(NAMED)])
      expect(judged(hung(rest), { guard: own, control, ...titled(NAMED) }).verdict).toBe('timed-out')
    })
  })
})

describe('flaky', () => {
  const green = run([passed(NAMED)])
  const red = run([failed(NAMED, assertion())])

  test.each([
    ['green and red', green, red],
    ['red and green', red, green],
    ['green and out of time', green, run([], { end: { kind: 'timed-out', deadlineMs: 1 } })],
    ['green and skipped', green, run([passed(NAMED, { state: 'skipped' })])],
  ])('when two controls disagree: %s', (_how, control, later) => {
    expect(controlled(control, { laterControls: [later] })).toMatchObject({
      verdict: 'flaky',
      reason: { kind: 'controls-disagree' },
    })
  })

  test('when a test of the file passed in one control only', () => {
    const control = run([passed(NAMED), passed('stock > counts')])
    const later = run([passed(NAMED), passed('stock > counts', { state: 'skipped' })])
    expect(controlled(control, { laterControls: [later] }).verdict).toBe('flaky')
  })

  test('when the trial is red and the old behaviour was never there', () => {
    const trial = run([failed(NAMED, assertion())], {
      overlays: [overlay({ served: 0, wasLoaded: false, reached: [] })],
    })
    expect(judged(trial)).toMatchObject({ verdict: 'flaky', reason: { kind: 'controls-disagree' } })
  })

  test('when the trial is red, its site never ran, and no later control vouches for the test', () => {
    const trial = run([failed(NAMED, assertion())], { overlays: [overlay({ reached: [] })] })
    expect(judged(trial)).toMatchObject({ verdict: 'flaky', reason: { kind: 'controls-disagree' } })
  })

  test('when trials disagree, with what each showed', () => {
    expect(judged([run([passed(NAMED)]), red, run([passed(NAMED)])])).toMatchObject({
      verdict: 'flaky',
      reason: { kind: 'trials-disagree', seen: ['bites', 'toothless'] },
      closest: { titlePath: NAMED.split(' > ') },
    })
  })

  test('when the intended test passed only in a retry of the control', () => {
    const control = run([passed(NAMED, { isRetried: true, errors: [assertion()] })])
    expect(controlled(control).reason).toEqual({ kind: 'passed-in-a-retry', when: 'control' })
  })

  test('when the intended test passed only in a retry of the trial', () => {
    const trial = run([passed(NAMED, { isRetried: true, errors: [assertion()] })])
    expect(judged(trial)).toMatchObject({ verdict: 'flaky', reason: { kind: 'passed-in-a-retry', when: 'trial' } })
  })

  test('not when all trials agree', () => {
    expect(judged([red, red, red]).verdict).toBe('bites')
  })
})

describe('unmeasured', () => {
  test('when any run was interrupted', () => {
    expect(judged(run([], { end: { kind: 'interrupted' } })).reason).toEqual({ kind: 'interrupted' })
  })

  test('when the runner failed', () => {
    expect(judged(run([], { end: { kind: 'runner-failed', detail: 'no config' } }))).toMatchObject({
      verdict: 'unmeasured',
      reason: { kind: 'runner-failed', detail: 'no config' },
    })
  })

  test('when no trial was run', () => {
    expect(judged([]).verdict).toBe('unmeasured')
  })

  test('not when a red control made a trial needless', () => {
    expect(judged([], { control: run([failed(NAMED, assertion())]) }).verdict).toBe('red-already')
  })
})
