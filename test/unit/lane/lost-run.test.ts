/** What is told of a run whose lane did not live to tell it. */

import { describe, expect, test } from 'vitest'
import type { Overlay, Scenario } from '../../../src/model/run.ts'
import { lostRun, wasKilled } from '../../../src/world/lane/lost-run.ts'

const CONTROL: Scenario = {
  id: '1',
  file: 'test/rate.test.ts',
  layer: '',
  overlays: [],
  worker: 'fresh',
  isOffline: false,
  deadlineMs: 1_000,
}
const OLD: Overlay = { file: 'src/rate.ts', plain: 'old', text: 'old', trailerAt: 3 }
const TRIAL: Scenario = { ...CONTROL, overlays: [OLD] }
const LEFT = { hitsFile: '/nowhere/hits', durationMs: 1 }

const killed = (signal: string) => ({ kind: 'ended', how: `signal ${signal}`, signal, lastWords: '' }) as const

describe.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'])('a lane that was ended by %s', (signal) => {
  test('was killed', () => expect(wasKilled(killed(signal))).toBe(true))

  test('says nothing of a control: a control whose lane was killed shows nothing', () => {
    const { end } = lostRun(CONTROL, killed(signal), LEFT)
    expect(end).toEqual({ kind: 'runner-failed', detail: expect.stringContaining(`signal ${signal}`) })
  })

  test('died under the old behaviour of a trial', () => {
    expect(lostRun(TRIAL, killed(signal), LEFT).end.kind).toBe('crashed')
  })
})

describe.each([
  { kind: 'ended', how: 'signal SIGSEGV', signal: 'SIGSEGV', lastWords: '' },
  { kind: 'ended', how: 'signal SIGABRT', signal: 'SIGABRT', lastWords: 'out of memory' },
  { kind: 'ended', how: 'exit code 1', lastWords: '' },
] as const)('a lane that broke by itself: $how', (answer) => {
  test('was not killed', () => expect(wasKilled(answer)).toBe(false))

  test('crashed under the tests of a control', () => expect(lostRun(CONTROL, answer, LEFT).end.kind).toBe('crashed'))
})
