/** What is done about a file that was reverted on disk: every state it can be found in, with every owner it can have. */

import { describe, expect, test } from 'vitest'
import { decide } from '../../../src/world/journal-decision.ts'

describe('with its owner gone', () => {
  test.each(['gone', 'elsewhere'] as const)('the reverted bytes give way to the original (%s)', (owner) => {
    expect(decide('reverted', owner)).toBe('restore')
  })

  test('the original is left as it is', () => {
    expect(decide('original', 'gone')).toBe('forget')
  })

  test('only the reverted bytes are restored: a file that somebody has edited is a conflict', () => {
    expect(decide('other', 'gone')).toBe('conflict')
  })

  test('a file that is not there is a conflict, and not made again', () => {
    expect(decide('missing', 'gone')).toBe('conflict')
  })
})

test.each(['original', 'reverted', 'other', 'missing'] as const)(
  'what a living command has put on disk is left to it, also when the file is %s: a living owner is left alone',
  (state) => {
    expect(decide(state, 'alive')).toBe('leave')
  },
)
