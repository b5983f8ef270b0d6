/** What the ratchet found, for people. */

import { describe, expect, test } from 'vitest'
import type { RatchetFinding } from '../../../src/model/ratchet.ts'
import { leftAloneText, ratchetText } from '../../../src/report/ratchet-text.ts'

const SURVIVOR = {
  ...{ file: 'src/rows.ts', original: 'n\n  > 10', reason: 'both say 10' },
  ...{ owner: 'ann', expires: '2026-01-01' },
}

test('every finding is a sentence', () => {
  const waiver = { guard: 'a', reason: 'gone\u001b[2J', owner: 'ada', expires: '2026-01-01' }
  const text = ratchetText([
    { kind: 'guard-left', guard: 'a' },
    { kind: 'guard-fell', guard: 'b', verdict: 'toothless' },
    { kind: 'waiver-expired', waiver },
    { kind: 'survivor-expired', waiver: SURVIVOR },
    { kind: 'survivor-expired', waiver: { ...SURVIVOR, replacement: 'true' } },
    { kind: 'floor-broken', name: 'score', floor: 80, measured: 79.5 },
  ])
  expect(text).toMatchInlineSnapshot(`
    "✗ the ratchet does not hold: 6 findings
      a was proven once and is not in the project any more
      b was proven once and is toothless
      the waiver of a ran out on 2026-01-01 (ada: gone\\u001b[2J)
      the waiver of the survivor \`n > 10\` in src/rows.ts ran out on 2026-01-01 (ann: both say 10)
      the waiver of the survivor \`n > 10\` → \`true\` in src/rows.ts ran out on 2026-01-01 (ann: both say 10)
      score is 79.5, and 80 was reached
      next  bring them back, or write a waiver with \`guard\`, \`reason\`, \`owner\` and \`expires\` into reports/ratchet.json
      next  write a test that notices it, or another day for \`expires\` into its entry of \`survivors\`
      next  write tests until the figure is there again: no waiver lifts a floor
    "
  `)
})

test.each<[string, RatchetFinding, string]>([
  ['a survivor', { kind: 'survivor-expired', waiver: SURVIVOR }, 'write a test that notices it'],
  ['a floor', { kind: 'floor-broken', name: 'score', floor: 80, measured: 79 }, 'write tests until the figure'],
])('the way out is that of %s, where that is all there is', (_, finding, words) => {
  const steps = ratchetText([finding])
    .split('\n')
    .filter((line) => line.startsWith('  next'))
  expect(steps).toEqual([expect.stringContaining(words)])
})

test('what the ratchet found gives GitHub no command', () => {
  const text = '::error::gone'
  const lines = ratchetText([
    { kind: 'guard-left', guard: text },
    { kind: 'guard-fell', guard: text, verdict: 'toothless' },
    { kind: 'floor-broken', name: text, floor: 80, measured: 79 },
  ]).split('\n')
  expect(lines.filter((line) => line.trim().startsWith('::'))).toEqual([])
})

test('a ratchet that holds is one line', () => {
  expect(ratchetText([])).toBe('✓ the ratchet holds\n')
})

describe('a run of a part does not say that the whole ratchet holds', () => {
  test.each([
    [{ guards: 8, unseen: 5 }, '✓ the ratchet holds for 3 of 8 guards (5 were not part of this run)\n'],
    [{ guards: 1, unseen: 1 }, '✓ the ratchet holds for 0 of 1 guard (1 was not part of this run)\n'],
    [{ guards: 8, unseen: 0 }, '✓ the ratchet holds\n'],
  ])('of %j', (reach, text) => {
    expect(ratchetText([], undefined, reach)).toBe(text)
  })

  test('nor what it does not hold for', () => {
    const [head] = ratchetText([{ kind: 'guard-left', guard: 'a' }], undefined, { guards: 8, unseen: 5 }).split('\n')
    expect(head).toBe('✗ the ratchet does not hold for 3 of 8 guards (5 were not part of this run): 1 finding')
  })
})

test.each([
  [{ guards: 8, unseen: 5 }, 'the ratchet keeps 5 guards that were not part of this run as they are\n'],
  [{ guards: 8, unseen: 1 }, 'the ratchet keeps 1 guard that was not part of this run as it is\n'],
  [{ guards: 8, unseen: 0 }, ''],
])('an update tells what it left alone, of %j', (reach, text) => {
  expect(leftAloneText(reach)).toBe(text)
})
