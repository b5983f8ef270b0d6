/** What ends a trial early, for each way a guard can be named. */

import { expect, test } from 'vitest'
import { enoughFor } from '../../../src/prove/enough.ts'
import { guard } from '../../support/guards.ts'

const TEST = { file: 'test/rows.test.ts' }

test('the id or the behaviour', () => {
  const { id, behaviour } = guard()
  expect(enoughFor(guard(), TEST)).toEqual({ words: [id, behaviour] })
})

test('what `names:` says instead, in the test that is named', () => {
  const named = guard({ names: { kind: 'phrase', text: 'requested plane' } })
  expect(enoughFor(named, { ...TEST, title: 'rows' })).toEqual({ title: 'rows', words: ['requested plane'] })
})

test('nothing where a pattern names it: only the judge tries patterns', () => {
  expect(enoughFor(guard({ names: { kind: 'pattern', source: 'row', flags: '' } }), TEST)).toBeUndefined()
})
