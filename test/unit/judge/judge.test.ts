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
function titled(title: string): Partial<Proof> {
  const test = { file: 'test/stock.test.ts', title }
  return { guard: guard({ tests: [test] }), test }
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

  test('a test that another `test:` of the guard names is not called one that it does not name', () => {
    const file = 'test/stock.test.ts'
    const own = guard({
      tests: [{ file, title: NAMED }, { file, title: 'stock > counts' }, { file: 'test/other.test.ts' }],
    })
    const control = run([passed(NAMED), passed('stock > counts'), passed('stock > ships')])
    const trial = run([passed(NAMED), failed('stock > counts', assertion()), failed('stock > ships', assertion())])
    expect(judged(trial, { control, ...titled(NAMED), guard: own })).toMatchObject({
      verdict: 'toothless',
      alsoNoticedBy: [['stock', 'ships']],
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
