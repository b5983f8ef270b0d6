import { describe, expect, test } from 'vitest'
import {
  guardFingerprint,
  problemFingerprints,
  testFingerprints,
  unitFingerprints,
} from '../../../src/report/fingerprint.ts'
import { diffTest, diffUnit } from '../../support/diff-ledgers.ts'
import { everyVerdict, toothless, unnamed } from '../../support/ledgers.ts'

describe('the fingerprint of a guard', () => {
  test('is the same wherever its lines have moved', () => {
    const moved = {
      ...toothless(),
      place: { ...toothless().place, line: 400 },
      sites: toothless().sites.map((site) => ({ ...site, line: 403 })),
    }
    expect(guardFingerprint(moved)).toBe(guardFingerprint(toothless()))
  })

  test('is the same whatever its proofs show', () => {
    expect(guardFingerprint({ ...toothless(), verdict: 'flaky' })).toBe(guardFingerprint(toothless()))
  })

  test('differs from that of every other guard', () => {
    const prints = everyVerdict().guards.map(guardFingerprint)
    expect(new Set(prints).size).toBe(prints.length)
  })

  test('tells halves of pairs apart', () => {
    const [one, other] = ['\ud800', '\ud801'].map((id) => guardFingerprint({ ...unnamed(), id }))
    expect(one).not.toBe(other)
  })
})

describe('the fingerprints of problems', () => {
  const problem = everyVerdict().problems[0] ?? expect.fail('the story has no problem')

  test('are the same wherever the lines have moved', () => {
    const moved = { ...problem, place: { file: 'src/catalog/enrich.ts', line: 90, column: 1 } }
    expect(problemFingerprints([moved])).toEqual(problemFingerprints([problem]))
  })

  test('tell two alike apart', () => {
    expect(new Set(problemFingerprints([problem, problem])).size).toBe(2)
  })
})

describe('the fingerprint of a unit', () => {
  const place = { file: 'src/rows.ts', line: 2, diff: '@@ -1,2 +1,2 @@\n one\n-two\n+2\n' }

  test('is the same wherever its lines have moved', () => {
    const moved = { ...place, line: 92, diff: '@@ -91,2 +91,2 @@\n other\n-two\n+2\n' }
    expect(unitFingerprints([diffUnit({ places: [moved], id: 'part:7' })])).toEqual(
      unitFingerprints([diffUnit({ places: [place] })]),
    )
  })

  test('is another when other code would come back', () => {
    const other = { ...place, diff: place.diff.replace('+2', '+3') }
    expect(unitFingerprints([diffUnit({ places: [other] })])).not.toEqual(
      unitFingerprints([diffUnit({ places: [place] })]),
    )
  })

  test('tells two alike apart', () => {
    expect(new Set(unitFingerprints([diffUnit(), diffUnit()])).size).toBe(2)
  })
})

test('the fingerprint of a test is that of its file and titles, and two rows of a table are told apart', () => {
  const [one, other] = testFingerprints([diffTest({ line: 7 }), diffTest({ line: 7 })])
  expect(testFingerprints([diffTest({ line: 70 })])).toEqual([one])
  expect(one).not.toBe(other)
})
