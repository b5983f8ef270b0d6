/** What is written for a trial on disk, and how its end is told. */

import { describe, expect, test } from 'vitest'
import type { Run, RunEnd, Scenario } from '../../../src/model/run.ts'
import { blamedOnRevert, disturbed, laidTexts } from '../../../src/world/disk-run.ts'
import { run } from '../../support/runs.ts'

const SCENARIO: Scenario = {
  id: '1',
  file: 'test/rate.test.ts',
  layer: '',
  overlays: [{ file: 'src/rate.ts', before: 'new', plain: 'old', text: '__teeth_hit__(0);old', trailerAt: 20 }],
  worker: 'fresh',
  isOffline: false,
  deadlineMs: 1_000,
}

describe('the text of a trial', () => {
  test('is plain: tests that read a source see nothing of ours in it: the first trial on disk is plain', () => {
    expect(laidTexts(SCENARIO, '/tmp/hits'), 'tests that read a source see nothing of ours in it').toEqual([
      { file: 'src/rate.ts', before: 'new', text: 'old' },
    ])
  })

  test('has probes that name the file for their hits when they are asked for', () => {
    const [laid] = laidTexts({ ...SCENARIO, isProbed: true }, '/tmp/hits')
    expect(laid?.text).toContain('__teeth_hit__(0);old')
    expect(laid?.text).toContain('"/tmp/hits"')
  })

  test('keeps the definition of its probes out of the sight of type checkers', () => {
    const [laid] = laidTexts({ ...SCENARIO, isProbed: true }, '/tmp/hits')
    expect(laid?.text).toMatch(/\/\/ @ts-ignore\n;function __teeth_hit__\(/)
  })
})

const ended = (end: RunEnd): Run => run([], { end })

test('a runner that fails under the old behaviour was brought down by it', () => {
  expect(blamedOnRevert(ended({ kind: 'runner-failed', detail: 'globalSetup threw' })).end).toEqual({
    kind: 'crashed',
    detail: 'globalSetup threw',
  })
})

test('any other end stays', () => {
  const trial = ended({ kind: 'finished' })
  expect(blamedOnRevert(trial)).toBe(trial)
})

test('a trial whose file came back by other hands is none', () => {
  const end = disturbed(run([]), { file: 'src/rate.ts', before: '', text: '' }).end
  expect(end).toMatchObject({ kind: 'not-written', file: 'src/rate.ts' })
})
