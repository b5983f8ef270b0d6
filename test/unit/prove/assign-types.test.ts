/** By which Vitest project's settings types are checked. */

import { describe, expect, test } from 'vitest'
import type { LayerFact } from '../../../src/model/world.ts'
import { assignTypes } from '../../../src/prove/assign-types.ts'
import { guard, layer } from '../../support/guards.ts'

const FILE = 'test/rows.test-d.ts'
const [UNIT, OTHER] = [layer({ files: [] }), layer({ name: 'other', files: [] })]
const CHECKING = layer({ name: 'types', files: [], typeTests: [FILE] })

function assigned(layers: readonly LayerFact[], wanted?: string, projects: readonly string[] = []): string {
  const assignment = assignTypes(
    guard(wanted === undefined ? {} : { layer: wanted }),
    { file: FILE },
    { layers, projects },
  )
  if (assignment.kind === 'layer') return assignment.layer.name
  return assignment.kind === 'problem' ? assignment.problem.code : assignment.kind
}

test('the project that checks the file comes first', () => {
  expect(assigned([UNIT, CHECKING])).toBe('types')
})

test('one that only runs the file checks it too', () => {
  expect(assigned([OTHER, layer({ files: [FILE] })])).toBe('unit')
})

describe('a file in no list', () => {
  test('is checked where there is only one project: types need no listed file', () => {
    expect(assigned([UNIT]), 'a file in no list is checked where there is only one project, or one is named').toBe(
      'unit',
    )
  })

  test('is checked where the guard says', () => {
    expect(assigned([UNIT, OTHER], 'other')).toBe('other')
  })

  test('of several projects is for the guard to tell', () => {
    expect(assigned([UNIT, OTHER])).toBe('ambiguous-layer')
  })

  test('is left out where only some projects are asked for', () => {
    expect(assigned([UNIT], undefined, ['unit'])).toBe('left-out')
  })

  test('needs a project that exists', () => {
    expect(assigned([UNIT], 'unti')).toBe('unknown-layer')
  })
})

test('what keeps tests from running keeps no types from being checked', () => {
  expect(assigned([layer({ files: [FILE], refusal: 'runs in a browser' })])).toBe('unit')
})
