/** What the ratchet found, for people. */

import { expect, test } from 'vitest'
import { ratchetText } from '../../../src/report/ratchet-text.ts'

test('every finding is a sentence', () => {
  const waiver = { guard: 'a', reason: 'gone\u001b[2J', owner: 'ada', expires: '2026-01-01' }
  const text = ratchetText([
    { kind: 'guard-left', guard: 'a' },
    { kind: 'guard-fell', guard: 'b', verdict: 'toothless' },
    { kind: 'waiver-expired', waiver },
    { kind: 'floor-broken', name: 'score', floor: 80, measured: 79.5 },
  ])
  expect(text).toMatchInlineSnapshot(`
    "✗ the ratchet does not hold: 4 findings
      a was proven once and is not in the project any more
      b was proven once and is toothless
      the waiver of a ran out on 2026-01-01 (ada: gone\\u001b[2J)
      score is 79.5, and 80 was reached
      next  bring them back, or write a waiver with \`guard\`, \`reason\`, \`owner\` and \`expires\` into reports/ratchet.json
    "
  `)
})

test('a ratchet that holds is one line', () => {
  expect(ratchetText([])).toBe('✓ the ratchet holds\n')
})
