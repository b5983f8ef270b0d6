/** Progress: what a live line and a log are told of each event. */

import { describe, expect, test } from 'vitest'
import { NOTHING_HEARD, progress, type ProgressState } from '../../../src/cli/progress.ts'
import type { ProgressEvent } from '../../../src/model/request.ts'
import type { Verdict } from '../../../src/model/verdict.ts'

const half: ProgressState = { done: 5, of: 20, open: 0 }

function proven(done: number, verdict: Verdict = 'bites', of = 20): ProgressEvent {
  return { kind: 'proven', guardId: 'plane-aware-lookup', verdict, done, of }
}

describe('a log', () => {
  test('hears how much there is to do', () => {
    const step = progress(NOTHING_HEARD, { kind: 'planned', guards: 1, files: 2, lanes: 1 })
    expect(step.line).toBe('proving 1 guard in 2 test files, 1 lane')
  })

  test('hears at once of a guard that does not bite', () => {
    expect(progress(half, proven(6, 'toothless')).line).toBe('toothless: plane-aware-lookup (6 of 20)')
  })

  test('hears of every tenth part, with what is open so far', () => {
    expect(progress({ ...half, open: 2 }, proven(6)).line).toBe('6 of 20 tried · 2 do not bite')
  })

  test.each([
    [3, undefined],
    [4, 'StrykerJS: 4 of 40 mutants'],
    [40, 'StrykerJS: 40 of 40 mutants'],
  ])('hears of every tenth part of what StrykerJS does: %i', (done, line) => {
    expect(progress(NOTHING_HEARD, { kind: 'mutating', done, of: 40 }).line).toBe(line)
  })

  test('hears that StrykerJS runs the tests first', () => {
    const { live, line } = progress(NOTHING_HEARD, { kind: 'mutating', done: 0, of: 0 })
    expect([live, line]).toEqual(Array(2).fill('StrykerJS: running the tests without a mutant first'))
  })

  test('hears nothing of what lies between', () => {
    expect(progress({ ...half, done: 6 }, proven(7)).line).toBeUndefined()
  })

  test('hears nothing of guards that are only being tried', () => {
    expect(progress(half, { kind: 'running', guardId: 'a', file: 'b' }).line).toBeUndefined()
  })
})

describe('the live line', () => {
  test('says which guard is being tried', () => {
    const event: ProgressEvent = { kind: 'running', guardId: 'plane-aware-lookup', file: 'test/rows.test.ts' }
    expect(progress(half, event).live).toBe('5 of 20 tried · plane-aware-lookup · test/rows.test.ts')
  })

  test('counts one guard that does not bite as one', () => {
    expect(progress(half, proven(6, 'stale')).live).toBe('6 of 20 tried · 1 does not bite')
  })

  test('says why a lane starts anew', () => {
    expect(progress(half, { kind: 'lane-renewed', why: 'the worker died' }).live).toContain('the worker died')
  })

  test('is never steered by what a source brings along', () => {
    const event: ProgressEvent = { kind: 'running', guardId: '\u001B[2Kx', file: 'a\nb' }
    expect(progress(half, event).live).toBe(String.raw`5 of 20 tried · \u001b[2Kx · a\u000ab`)
  })
})
