import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Ledger } from '../../../src/model/ledger.ts'
import { renderGitlab } from '../../../src/report/gitlab.ts'
import { allBite, everyVerdict, ledgerOf, stale, toothless } from '../../support/ledgers.ts'
import { expectedText } from './expected.ts'
import { attack, ledgerUnder } from './hostile.ts'

/** What GitLab's page on the format asks for; it publishes no schema. */
const REPORT = z.array(
  z.strictObject({
    description: z.string().min(1),
    check_name: z.string().min(1),
    fingerprint: z.string().min(1),
    severity: z.enum(['info', 'minor', 'major', 'critical', 'blocker']),
    location: z.strictObject({
      path: z.string().regex(/^(?!\.?\/)/),
      lines: z.strictObject({ begin: z.int().min(1), end: z.int().min(1).optional() }),
    }),
  }),
)

describe('the GitLab report', () => {
  test('reads as it should with one guard of each verdict', () => {
    expect(renderGitlab(everyVerdict())).toBe(expectedText('gitlab-every-verdict'))
  })

  test('has what GitLab asks for', () => {
    expect(REPORT.safeParse(JSON.parse(renderGitlab(everyVerdict()))).error).toBeUndefined()
  })

  test('is an empty list when all bite', () => {
    expect(renderGitlab(allBite())).toBe('[]\n')
  })

  test('points at the lines of the site', () => {
    const site = { file: 'a.ts', line: 7, text: 'if (a) {\n  b()\n}', revert: { kind: 'remove' } } as const
    expect(issuesOf(ledgerOf([{ ...toothless(), sites: [site] }]))[0]?.location).toEqual({
      path: 'a.ts',
      lines: { begin: 7, end: 9 },
    })
  })

  test('points at the annotation when the guard is stale', () => {
    expect(issuesOf(ledgerOf([stale()]))[0]?.location.lines).toEqual({ begin: 100 })
  })

  test('counts paths from the repository where the project is a part of it', () => {
    const [issue] = JSON.parse(renderGitlab(ledgerOf([toothless()]), 'packages/shop/'))
    expect(issue.location.path).toBe('packages/shop/src/catalog/lookup.ts')
  })

  test('weighs a test without teeth more than what could not be measured', () => {
    const weights = new Map(issuesOf(everyVerdict()).map((issue) => [issue.check_name, issue.severity]))
    expect([weights.get('teeth/toothless'), weights.get('teeth/stale'), weights.get('teeth/flaky')]).toEqual([
      'critical',
      'major',
      'minor',
    ])
  })

  test('has a fingerprint of its own for each finding', () => {
    const prints = issuesOf(everyVerdict()).map(({ fingerprint }) => fingerprint)
    expect(new Set(prints).size).toBe(prints.length)
  })

  property.prop([attack], { numRuns: 15 })('has descriptions of one bounded line each', (hostile) => {
    const told = issuesOf(ledgerUnder(hostile)).map(({ description }) => description)
    expect(told.filter((text) => text.length > 9_000 || /\p{Cc}|[\p{Cs}\u202e\u2066]/u.test(text))).toEqual([])
  })
})

function issuesOf(ledger: Ledger): z.infer<typeof REPORT> {
  return JSON.parse(renderGitlab(ledger))
}
