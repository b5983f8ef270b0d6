/** Findings with a line. */

import { describe, expect, test } from 'vitest'
import { lineFindings } from '../../../src/report/line-findings.ts'
import { allBite, everyVerdict, ledgerOf, stale, toothless } from '../../support/ledgers.ts'

describe('a finding', () => {
  test('stands at its site, counted from the repository', () => {
    const [finding] = lineFindings(ledgerOf([toothless()]), 'packages/catalog/')
    expect([finding?.file, finding?.line, finding?.level, finding?.title]).toEqual([
      'packages/catalog/src/catalog/lookup.ts',
      31,
      'failure',
      'toothless: warns-with-own-token',
    ])
  })

  test('that is stale stands at the annotation, which is what has to move', () => {
    expect(lineFindings(ledgerOf([stale()]), '')[0]?.line).toBe(stale().place.line)
  })

  test('keeps its fingerprint when its lines have moved', () => {
    const moved = { ...toothless(), place: { file: 'src/b.ts', line: 1, column: 1 }, sites: [] }
    const prints = [toothless(), moved].map((entry) => lineFindings(ledgerOf([entry]), '')[0]?.fingerprint)
    expect(prints[0]).toBe(prints[1])
  })

  test('that would be too long for a note is told without its code', () => {
    const flood = '`x` '.repeat(20_000)
    const sites = Array.from({ length: 5 }, () => ({
      file: flood,
      line: 1,
      text: flood,
      revert: { kind: 'was', code: flood } as const,
    }))
    const [finding] = lineFindings(ledgerOf([{ ...toothless(), behaviour: flood, observed: flood, sites }]), '')
    expect(finding?.text.length).toBeLessThan(31_000)
  })
})

test('problems without a place and guards that bite have no line', () => {
  expect(lineFindings(allBite(), '')).toEqual([])
  expect(lineFindings(everyVerdict(), '')).toHaveLength(11)
})
