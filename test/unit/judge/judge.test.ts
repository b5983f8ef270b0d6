/** Every verdict and every reason a proof can have: what the runs measured, and what the judge makes of it. */

import { describe, expect, test } from 'vitest'
import { judge } from '../../../src/judge/judge.ts'
import type { Run } from '../../../src/model/run.ts'
import type { Judgement, Proof } from '../../../src/model/verdict.ts'
import {
  assertion,
  brokenPremise,
  failed,
  guard,
  MISMATCH,
  NAMED,
  overlay,
  passed,
  proof,
  run,
  site,
  snapshot,
  SOURCE,
  suiteError,
  thrown,
} from '../../support/runs.ts'

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

describe('bites', () => {
  test('when the intended test fails by an assertion and names the behaviour', () => {
    expect(judged(run([failed(NAMED, assertion())]))).toEqual({
      verdict: 'bites',
      reason: { kind: 'named-failure' },
      closest: { titlePath: NAMED.split(' > '), error: assertion(), kind: 'assertion' },
      alsoNoticedBy: [],
    })
  })

  test.each([
    ['an assertion', assertion()],
    ['a snapshot', snapshot()],
    ['an error thrown by the body', thrown('shelf is undefined', { name: 'TypeError' })],
    ['an assertion of which the phase is not known', assertion(MISMATCH, { phase: 'unknown' })],
  ])('by %s', (_what, error) => {
    expect(judged(run([failed(NAMED, error)])).verdict).toBe('bites')
  })

  test('although a hook after the assertion failed too', () => {
    const trial = run([failed(NAMED, assertion(), thrown('no connection', { phase: 'hook' }))])
    expect(judged(trial).verdict).toBe('bites')
  })

  test('by any one of the intended tests', () => {
    const control = run([passed('stock > counts'), passed(NAMED)])
    expect(judged(run([passed('stock > counts'), failed(NAMED, assertion())]), { control }).verdict).toBe('bites')
  })

  test('when only one of several sites was loaded by this test', () => {
    const own = guard({ sites: [site(), site({ file: 'src/other.ts' })] })
    expect(judged(run([failed(NAMED, assertion())]), { guard: own, probed: [0, 1] }).verdict).toBe('bites')
  })

  test('when the site has no probe that could show it ran', () => {
    const trial = run([failed(NAMED, assertion())], { overlays: [overlay({ reached: [] })] })
    expect(judged(trial, { probed: [] }).verdict).toBe('bites')
  })

  test('when the site never ran but a later control is green: the revert is the only difference', () => {
    const trial = run([failed(NAMED, assertion())], { overlays: [overlay({ reached: [] })] })
    expect(judged(trial, { laterControls: [run([passed(NAMED)])] }).verdict).toBe('bites')
  })

  test('although another suite of the file no longer works', () => {
    const control = run([passed(NAMED), passed('parcels > ships')])
    const trial = run([failed(NAMED, assertion()), passed('parcels > ships', { state: 'skipped' })], {
      suiteErrors: [suiteError(['parcels'], thrown('no parcel', { phase: 'hook' }))],
    })
    expect(judged(trial, { control, ...titled(NAMED) }).verdict).toBe('bites')
  })

  test('although snapshots of the file are obsolete', () => {
    const message = 'Obsolete snapshots found when no snapshot update is expected.\n· stock 1\n'
    const trial = run([failed(NAMED, assertion())], {
      suiteErrors: [suiteError([], thrown(message, { phase: 'unknown' }))],
    })
    expect(judged(trial).verdict).toBe('bites')
  })

  test('although another test needed a retry', () => {
    const control = run([passed(NAMED), passed('stock > counts')])
    const trial = run([failed(NAMED, assertion()), passed('stock > counts', { isRetried: true })])
    expect(judged(trial, { control }).verdict).toBe('bites')
  })
})

describe('toothless', () => {
  test('when the old behaviour ran and every intended test stayed green', () => {
    expect(judged(run([passed(NAMED)]))).toEqual({
      verdict: 'toothless',
      reason: { kind: 'stayed-green' },
      alsoNoticedBy: [],
    })
  })

  test('with the titles of the tests that noticed although the guard does not name them', () => {
    const control = run([passed(NAMED), passed('stock > counts'), failed('stock > ships', thrown('always'))])
    const trial = run([passed(NAMED), failed('stock > counts', assertion()), failed('stock > ships', thrown('always'))])
    expect(judged(trial, { control, ...titled(NAMED) })).toMatchObject({
      verdict: 'toothless',
      alsoNoticedBy: [['stock', 'counts']],
    })
  })

  test('when a loaded site has no probe: it cannot be called unreached', () => {
    const trial = run([passed(NAMED)], { overlays: [overlay({ reached: [] })] })
    expect(judged(trial, { probed: [] }).verdict).toBe('toothless')
  })

  test('when one of several sites ran', () => {
    const own = guard({ sites: [site(), site({ file: 'src/other.ts' })] })
    expect(judged(run([passed(NAMED)]), { guard: own, probed: [0, 1] }).verdict).toBe('toothless')
  })
})

describe('unreached', () => {
  const never = { served: 0, wasLoaded: false, reached: [] }

  test.each([
    ['was never served', [overlay(never)], { kind: 'never-served', file: SOURCE }],
    ['is not among the overlays', [], { kind: 'never-served', file: SOURCE }],
    ['was served and never loaded', [overlay({ ...never, served: 1 })], { kind: 'never-loaded', file: SOURCE }],
    ['was loaded and never executed', [overlay({ reached: [] })], { kind: 'never-executed', file: SOURCE, site: 0 }],
  ])('when the code %s', (_how, overlays, reason) => {
    expect(judged(run([passed(NAMED)], { overlays }))).toEqual({ verdict: 'unreached', reason, alsoNoticedBy: [] })
  })

  test('says of several sites how far the furthest got', () => {
    const own = guard({ sites: [site(), site({ file: 'src/other.ts' })] })
    const trial = run([passed(NAMED)], { overlays: [overlay(never), overlay({ file: 'src/other.ts', reached: [] })] })
    expect(judged(trial, { guard: own, probed: [0, 1] }).reason).toEqual({
      kind: 'never-executed',
      file: 'src/other.ts',
      site: 1,
    })
  })
})

describe('unnamed', () => {
  test('when the failure counts and does not name the behaviour', () => {
    const control = run([passed('stock > lookup')])
    expect(judged(run([failed('stock > lookup', assertion())]), { control })).toMatchObject({
      verdict: 'unnamed',
      reason: { kind: 'does-not-name', wanted: ['shelf-aware-lookup', 'reads the item from the requested shelf'] },
      closest: { titlePath: ['stock', 'lookup'] },
    })
  })

  test('quotes the failure that comes closest', () => {
    const titles = ['stock > counts', 'stock > finds the requested item', 'stock > ships']
    const trial = run(titles.map((title) => failed(title, assertion())))
    const control = run(titles.map((title) => passed(title)))
    expect(judged(trial, { control }).closest?.titlePath).toEqual(['stock', 'finds the requested item'])
  })

  test('when only a failure of a kind that does not count names it', () => {
    const control = run([passed('stock > lookup')])
    const hook = thrown('shelf-aware-lookup', { phase: 'hook' })
    expect(judged(run([failed('stock > lookup', assertion(), hook)]), { control }).verdict).toBe('unnamed')
  })
})

describe('incidental', () => {
  test.each([
    ['reference', thrown('shelff is not defined', { name: 'ReferenceError' })],
    ['syntax', thrown('Unexpected end of JSON input', { name: 'SyntaxError' })],
    ['timeout', thrown('Test timed out in 5000ms.', { name: 'TestTimeoutError', phase: 'unknown' })],
    ['exit', thrown('process.exit unexpectedly called with "1"')],
    ['throw', thrown('thrown who knows where', { phase: 'unknown' })],
  ] as const)('when the failure does not count: %s', (found, error) => {
    expect(judged(run([failed(NAMED, error)])).reason).toMatchObject({ kind: 'kind-does-not-count', found })
  })

  test.each([
    ['hook', thrown('no connection', { phase: 'hook' })],
    ['fixture', thrown('no connection', { phase: 'fixture' })],
  ])('when a %s of the test failed', (_what, error) => {
    expect(judged(run([failed(NAMED, error)]))).toMatchObject({
      verdict: 'incidental',
      reason: { kind: 'hook-failed' },
    })
  })

  test('when a hook of the suite failed and its tests were skipped', () => {
    const trial = run([passed(NAMED, { state: 'skipped' })], {
      suiteErrors: [suiteError(['stock'], thrown('no connection', { phase: 'hook' }))],
    })
    expect(judged(trial)).toMatchObject({
      verdict: 'incidental',
      reason: { kind: 'hook-failed' },
      closest: { titlePath: ['stock'], kind: 'hook' },
    })
  })

  test('when a premise broke, although the test names the behaviour', () => {
    const trial = run([failed(NAMED, brokenPremise('the shelf is stocked'), assertion())])
    expect(judged(trial)).toMatchObject({
      verdict: 'incidental',
      reason: { kind: 'premise-broken', claim: 'the shelf is stocked' },
    })
  })

  test('when a premise broke in a hook of the suite', () => {
    const error = brokenPremise('the shelf is stocked', { phase: 'hook' })
    const trial = run([passed(NAMED, { state: 'skipped' })], { suiteErrors: [suiteError(['stock'], error)] })
    expect(judged(trial).reason).toEqual({ kind: 'premise-broken', claim: 'the shelf is stocked' })
  })

  test('when the module does not load and there are no tests', () => {
    const error = thrown('gone is not a function', { name: 'TypeError', phase: 'unknown' })
    const trial = run([], {
      suiteErrors: [suiteError([], error)],
      overlays: [overlay({ wasLoaded: false, reached: [] })],
    })
    expect(judged(trial)).toMatchObject({ verdict: 'incidental', reason: { kind: 'module-did-not-load' } })
  })

  test('when the test imports the module itself and that never got to its end', () => {
    const trial = run([failed(NAMED, thrown('gone is not a function'))], {
      overlays: [overlay({ wasLoaded: false, reached: [] })],
    })
    expect(judged(trial).reason).toEqual({ kind: 'module-did-not-load' })
  })

  test('when a module that the test imports is not there', () => {
    const error = thrown('Cannot find module "/x.ts" imported from /y.ts', { code: 'ERR_MODULE_NOT_FOUND' })
    expect(judged(run([failed(NAMED, error)])).reason).toEqual({ kind: 'module-did-not-load' })
  })

  test('when an error escaped every test and all stayed green', () => {
    const trial = run([passed(NAMED)], { unhandled: [thrown('rejected', { phase: 'outside' })] })
    expect(judged(trial)).toMatchObject({
      verdict: 'incidental',
      reason: { kind: 'unhandled-error' },
      closest: { kind: 'unhandled', error: { message: 'rejected' } },
    })
  })

  test('when an error escaped beside the named failure, of which that may be a consequence', () => {
    const trial = run([failed(NAMED, assertion())], { unhandled: [thrown('rejected', { phase: 'outside' })] })
    expect(judged(trial).reason).toEqual({ kind: 'unhandled-error' })
  })

  test('when the worker died', () => {
    const trial = run([passed(NAMED, { state: 'pending' })], { end: { kind: 'crashed', detail: 'SIGKILL' } })
    expect(judged(trial).reason).toEqual({ kind: 'worker-died', detail: 'SIGKILL' })
  })

  test('when a test never ended although the run finished', () => {
    expect(judged(run([passed(NAMED, { state: 'pending' })])).reason.kind).toBe('worker-died')
  })

  test('when the trial tried to leave the machine, whatever the test says', () => {
    const strayConnections = ['shop.example:443', 'api.example:80', 'shop.example:443']
    expect(judged(run([failed(NAMED, assertion())], { strayConnections })).reason).toEqual({
      kind: 'left-the-machine',
      addresses: ['api.example:80', 'shop.example:443'],
    })
  })
})

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

  test('is what the guard is about under `fails: timeout`: then a hang of the named test bites', () => {
    const own = guard({ fails: ['timeout'] })
    expect(judged(run([], { end }), { guard: own })).toMatchObject({
      verdict: 'bites',
      closest: { titlePath: NAMED.split(' > '), kind: 'timeout' },
    })
  })

  test('under `fails: timeout` a hang still has to be named by the title', () => {
    const rest = { guard: guard({ fails: ['timeout'] }), control: run([passed('stock > lookup')]) }
    expect(judged(run([], { end }), rest).verdict).toBe('unnamed')
  })

  test.each([
    ['was not loaded', []],
    ['never ran', [overlay({ reached: [] })]],
  ])('under `fails: timeout` a hang is no evidence when the reverted code %s', (_how, overlays) => {
    const own = guard({ fails: ['timeout'] })
    expect(judged(run([], { end, overlays }), { guard: own }).verdict).toBe('timed-out')
  })

  test('under `fails: timeout` a hang of another test is none of the intended one', () => {
    const own = guard({ fails: ['timeout'] })
    expect(judged(run([passed(NAMED)], { end }), { guard: own }).verdict).toBe('timed-out')
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

describe('which kinds count', () => {
  test.each([
    ['assertion', assertion(), 'bites'],
    ['snapshot', snapshot(), 'incidental'],
    ['throw', thrown('shelf is undefined'), 'incidental'],
  ])('strict naming takes assertions only: %s', (_kind, error, verdict) => {
    expect(judge(proof(run([failed(NAMED, error)])), { naming: 'strict' }).verdict).toBe(verdict)
  })

  test.each([
    ['snapshot', snapshot(), 'bites'],
    ['throw', thrown('shelf is undefined'), 'bites'],
    ['throw', thrown('Unexpected end of JSON input', { name: 'SyntaxError' }), 'bites'],
    ['timeout', thrown('Test timed out in 50ms.', { name: 'TestTimeoutError' }), 'bites'],
    ['types', thrown('string is not number', { name: 'TypeCheckError', phase: 'unknown' }), 'bites'],
    ['throw', thrown('shelff is not defined', { name: 'ReferenceError' }), 'incidental'],
    ['snapshot', assertion(), 'incidental'],
    ['timeout', assertion(), 'incidental'],
  ] as const)('`fails: %s` replaces the usual ones, strict or not', (kind, error, verdict) => {
    const own = proof(run([failed(NAMED, error)]), { guard: guard({ fails: [kind] }) })
    expect([judge(own, USUAL).verdict, judge(own, { naming: 'strict' }).verdict]).toEqual([verdict, verdict])
  })
})
