/** For how long guards have been proven, and in which order they are told. */

import { expect, test } from 'vitest'
import type { AuditedGuard } from '../../../src/model/history.ts'
import { longestProvenFirst, provenText } from '../../../src/report/audit-days.ts'

const proven = (id: string, since: string, last: string): AuditedGuard => ({
  id,
  verdict: 'bites',
  provenSince: since,
  lastProven: { at: last },
})

const LONG = proven('proven for long', '2026-02-01T00:00:00.000Z', '2026-11-30T00:00:00.000Z')
const EARLY = proven('proven early, and not measured since', '2026-01-01T00:00:00.000Z', '2026-01-03T00:00:00.000Z')
const FALLEN: AuditedGuard = { id: 'fell', verdict: 'toothless', lastProven: { at: '2026-11-30T00:00:00.000Z' } }

test('the longest proven comes first, whoever was first proven', () => {
  expect(longestProvenFirst([FALLEN, EARLY, LONG]), 'the longest proven comes first').toEqual([LONG, EARLY, FALLEN])
  expect([LONG, EARLY, FALLEN].map(provenText)).toEqual(['302 days', '2 days', '–'])
})
