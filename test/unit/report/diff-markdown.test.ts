/** The report on a change as Markdown: what is told, that it fits, and that nothing in it becomes markup. */

import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { renderDiffMarkdown } from '../../../src/report/diff-markdown.ts'
import { diffLedgerOf, diffTest, diffUnit, everyUnit, unnoticedFinding } from '../../support/diff-ledgers.ts'
import { expectedText } from './expected.ts'
import { attack, diffLedgerUnder, hostileText } from './hostile.ts'
import { headings, linksIn, outsideCode } from './markdown-reader.ts'

const LINKS = {
  forge: { kind: 'github', url: 'https://github.com/ada/catalog' },
  commit: '3f2a91c7d5b04e8f9a6c1d2e3b4a5f6071829304',
  pathPrefix: 'shop',
} as const

describe('the Markdown report on a change', () => {
  test('reads as it should with one unit and one test of each verdict', () => {
    expect(renderDiffMarkdown(everyUnit(), { room: 'comment', links: LINKS })).toBe(
      expectedText('diff-markdown-every-unit'),
    )
  })

  test('is short where all is noticed', () => {
    expect(renderDiffMarkdown(diffLedgerOf(), { room: 'comment' })).toMatchInlineSnapshot(`
      "## this change is noticed when it is undone

      merge base with origin/main (0123456789) → work tree, 1 file: 1 source

      <details><summary>1 noticed, and by which test</summary>

      - return statement in \`rows\` (\`src/rows.ts:2\`)

      </details>

      1 part: 1 noticed · 1.4 s · vitest 5.1.2 · node 24.0.0 · teeth 0.1.0 · 3f2a91c7d5
      "
    `)
  })

  test('tells the new tests that pass either way in one finding', () => {
    const tests = [1, 2, 3].map((line) => diffTest({ line, verdict: 'passes-either-way' }))
    const findings = tests.map((_, index) => ({
      kind: 'test-passes-either-way' as const,
      test: index,
      message: '',
      nextStep: 'Let it assert.',
    }))
    const text = renderDiffMarkdown(diffLedgerOf({ tests, findings, exitCode: 1 }), { room: 'comment' })
    expect(headings(text).slice(1)).toEqual(['### ✗ 3 new tests pass with the old code as well'])
    expect(text).toContain('- rows &gt; keeps rows only (`test/rows.test.ts:3`)')
  })

  test('fits a comment and counts what it leaves out', () => {
    const text = renderDiffMarkdown(crowd(2_000), { room: 'comment', reportUrl: 'https://ci.example/run/7' })
    const told = text.match(/^### ✗ /gm)?.length ?? 0
    expect(text.length).toBeLessThanOrEqual(60_000)
    expect(text.length).toBeGreaterThan(54_000)
    expect(text).toContain(`… ${2_000 - told} more findings in [the whole report](https://ci.example/run/7)`)
  })

  test('leaves room to what stands beside it', () => {
    const text = renderDiffMarkdown(crowd(2_000), { room: 'comment', taken: 40_000 })
    expect(text.length).toBeLessThanOrEqual(20_000)
    expect(text.length).toBeGreaterThan(18_000)
  })

  property.prop([attack], { numRuns: 25 })('has the headings it should have and no other', (hostile) => {
    const text = renderDiffMarkdown(diffLedgerUnder(hostile), { room: 'summary' })
    expect(headings(text)).toHaveLength(1 + everyUnit().findings.length + 1)
  })

  property.prop([attack], { numRuns: 25 })('closes every fold it opens', (hostile) => {
    const lines = outsideCode(renderDiffMarkdown(diffLedgerUnder(hostile), { room: 'comment' }))
    const opened = lines.filter((line) => line.startsWith('<details>'))
    expect(lines.filter((line) => line === '</details>')).toHaveLength(opened.length)
  })

  property.prop([attack], { numRuns: 25 })('fits a comment whatever it holds', (hostile) => {
    expect(renderDiffMarkdown(diffLedgerUnder(hostile), { room: 'comment' }).length).toBeLessThanOrEqual(60_000)
  })

  property.prop([attack, hostileText], { numRuns: 25 })('links to the forge only', (hostile, reportUrl) => {
    const text = renderDiffMarkdown(diffLedgerUnder(hostile), { room: 'summary', links: LINKS, reportUrl })
    const strangers = linksIn(text).filter((to) => !to.startsWith(`${LINKS.forge.url}/blob/${LINKS.commit}/shop`))
    expect(strangers).toEqual([])
  })
})

/** So many parts that no test notices. */
function crowd(many: number) {
  const units = Array.from({ length: many }, (_, index) => diffUnit({ id: `part:${index}`, verdict: 'unnoticed' }))
  return diffLedgerOf({ units, findings: units.map(({ id }) => unnoticedFinding(id)), exitCode: 1 })
}
