/** Assigning intended tests to Vitest projects. */

import { describe, expect, test } from 'vitest'
import type { LayerFact } from '../../../src/model/world.ts'
import { assign } from '../../../src/prove/assign.ts'
import { guard, layer } from '../../support/guards.ts'

const rows = { file: 'test/rows.test.ts' }
const assigned = (layers: readonly LayerFact[], wanted?: string, projects: readonly string[] = []) =>
  assign(guard(wanted === undefined ? {} : { layer: wanted }), rows, { layers, projects })

function codeOf(assignment: ReturnType<typeof assign>): string {
  return assignment.kind === 'problem' ? assignment.problem.code : assignment.kind
}

test('the one project that lists the file gets it', () => {
  const unit = layer()
  expect(assigned([layer({ name: 'other', files: [] }), unit])).toEqual({ kind: 'layer', layer: unit })
})

test('a file of several projects is an ambiguous layer unless the guard says which', () => {
  const layers = [layer(), layer({ name: 'jsdom' })]
  expect(codeOf(assigned(layers))).toBe('ambiguous-layer')
  expect(assigned(layers, 'jsdom')).toMatchObject({ kind: 'layer', layer: { name: 'jsdom' } })
})

test('an unknown layer names the nearest one', () => {
  expect(assigned([layer()], 'unti')).toMatchObject({
    problem: { code: 'unknown-layer', wayOut: 'Write `layer: unit`.' },
  })
})

test('a file that no project lists is a problem of the guard', () => {
  expect(assigned([layer({ files: [] })])).toMatchObject({
    problem: { code: 'test-not-in-any-layer', guardId: 'plane-aware-lookup' },
  })
})

test.each([
  ['test/rows.test-d.ts', []],
  ['test/types.ts', ['test/types.ts']],
])('a type test that no project runs is told how it is proven: %s', (file, typeTests) => {
  const assignment = assign(guard(), { file }, { layers: [layer({ typeTests })], projects: [] })
  expect(assignment).toMatchObject({ problem: { wayOut: expect.stringContaining('say `fails: types`') } })
})

test('a layer of that name without the file does not fall back to another', () => {
  expect(codeOf(assigned([layer(), layer({ name: 'jsdom', files: [] })], 'jsdom'))).toBe('test-not-in-any-layer')
})

describe('projects that cannot run under an overlay', () => {
  const browser = layer({ name: 'browser', refusal: 'it runs in a browser' })

  test('are refused with their own reason', () => {
    expect(assigned([browser])).toMatchObject({ kind: 'refused', detail: 'it runs in a browser' })
  })

  test('step back where another project can run the file', () => {
    expect(assigned([browser, layer()])).toMatchObject({ kind: 'layer', layer: { name: 'unit' } })
  })
})

test('a test outside the projects that were asked for is left out, not a problem', () => {
  expect(assigned([layer({ name: 'contract', files: [] })], undefined, ['contract'])).toEqual({ kind: 'left-out' })
})
