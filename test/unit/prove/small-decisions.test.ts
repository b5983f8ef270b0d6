/** The small decisions of the story: deadlines, strays, problems in scope and reproduce lines. */

import { describe, expect, test } from 'vitest'
import type { Run } from '../../../src/model/run.ts'
import type { Problem } from '../../../src/model/problem.ts'
import { concerning } from '../../../src/prove/concerning.ts'
import { deadline } from '../../../src/prove/deadline.ts'
import { reproduceLine } from '../../../src/prove/reproduce-line.ts'
import { differences } from '../../../src/prove/strays.ts'
import { guard, request } from '../../support/guards.ts'

const control: Run = {
  scenario: '1',
  layer: '',
  end: { kind: 'finished' },
  worker: 'fresh',
  tests: [],
  suiteErrors: [],
  unhandled: [],
  overlays: [],
  strayConnections: [],
  durationMs: 200,
}

describe('deadline', () => {
  test('a trial may take five seconds and five times its control', () => {
    expect(deadline(undefined, control)).toBe(6_000)
  })

  test('what the user says wins', () => {
    expect(deadline(300, control)).toBe(300)
  })

  test('a control that did not finish sets no deadline', () => {
    const hung: Run = { ...control, end: { kind: 'timed-out', deadlineMs: 10 }, durationMs: 10 }
    expect(deadline(undefined, hung)).toBe(deadline(undefined, undefined))
  })
})

describe('strays', () => {
  test('a path that came, went or changed is a stray', () => {
    const before = new Map([
      ['changed', 'a'],
      ['gone', 'a'],
      ['same', 'a'],
    ])
    const after = new Map([
      ['changed', 'b'],
      ['came', 'a'],
      ['same', 'a'],
    ])
    expect(differences(before, after)).toEqual(['came', 'changed', 'gone'])
  })
})

describe('problems in scope', () => {
  const problem = (fields: Partial<Problem>): Problem => ({ code: 'no-test', message: '', wayOut: '', ...fields })
  const here = problem({ place: { file: 'src/rows.ts', line: 1, column: 1 } })
  const elsewhere = problem({ place: { file: 'src/other.ts', line: 1, column: 1 }, guardId: 'other' })

  test('without paths every problem is shown', () => {
    expect(concerning([here, elsewhere], { paths: [] }, new Set())).toEqual([here, elsewhere])
  })

  test('with paths those of the selected files and guards are', () => {
    expect(concerning([here, elsewhere], { paths: ['src/rows.ts'] }, new Set())).toEqual([here])
    expect(concerning([here, elsewhere], { paths: ['src/rows.ts'] }, new Set(['other']))).toEqual([here, elsewhere])
  })
})

describe('reproduce line', () => {
  test('names the file and the guard alone', () => {
    expect(reproduceLine(guard(), request())).toBe('pnpm teeth src/rows.ts -t plane-aware-lookup')
  })

  test('keeps the projects and quotes what a shell would read otherwise', () => {
    const odd = guard({ sites: [], place: { file: "src/it's $here.ts", line: 1, column: 1 } })
    expect(reproduceLine(odd, request({ projects: ['unit tests'] }))).toBe(
      `pnpm teeth 'src/it'\\''s $here.ts' -t plane-aware-lookup --project 'unit tests'`,
    )
  })
})
