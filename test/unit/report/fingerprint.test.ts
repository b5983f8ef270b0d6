import { describe, expect, test } from 'vitest'
import { guardFingerprint, problemFingerprints } from '../../../src/report/fingerprint.ts'
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
