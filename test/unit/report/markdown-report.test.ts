import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { Ledger } from '../../../src/model/ledger.ts'
import type { Room } from '../../../src/report/fit-markdown.ts'
import { renderMarkdown } from '../../../src/report/markdown-report.ts'
import { allBite, everyVerdict, ledgerOf, toothless, unnamed } from '../../support/ledgers.ts'
import { expectedText } from './expected.ts'
import { attack, hostileText, ledgerUnder } from './hostile.ts'
import { headings, linksIn, outsideCode } from './markdown-reader.ts'

const LIMITS: readonly (readonly [Room, number, (text: string) => number])[] = [
  ['comment', 60_000, (text) => text.length],
  ['summary', 1_048_576, (text) => new TextEncoder().encode(text).length],
]
const LINKS = {
  forge: { kind: 'github', url: 'https://github.com/ada/catalog' },
  commit: '3f2a91c7d5b04e8f9a6c1d2e3b4a5f6071829304',
  pathPrefix: 'shop',
} as const

describe('the Markdown report', () => {
  test('reads as it should with one guard of each verdict', () => {
    expect(renderMarkdown(everyVerdict(), { room: 'comment', links: LINKS })).toBe(
      expectedText('markdown-every-verdict'),
    )
  })

  test('folds what bites', () => {
    expect(renderMarkdown(allBite(), { room: 'comment' })).toMatchInlineSnapshot(`
      "## 3 guards bite

      <details><summary>3 guards bite</summary>

      - ✓ bites: \`plane-aware-lookup\`: reads the row from the requested plane (\`src/catalog/lookup.ts:14\`)
      - ✓ bites: \`warns-with-own-token\`: warns with the token of the row, not of its plane (\`src/catalog/lookup.ts:31\`)
      - ✓ bites: \`refusal-stays-refusal\`: answers a refusal with a refusal (\`src/catalog/lookup.ts:58\`)

      </details>

      3 bite · 2.4 s · vitest 5.1.2 · node 24.21.0 · teeth 0.1.0 · 3f2a91c7d5 with changes
      "
    `)
  })

  test('tells the heaviest findings first', () => {
    const guards = everyVerdict().guards.toReversed()
    const verdicts = renderMarkdown(ledgerOf(guards), { room: 'comment' }).matchAll(/^### . ([\w-]+):/gm)
    expect([...verdicts].map(([, verdict]) => verdict).slice(0, 5)).toEqual([
      'incidental',
      'unnamed',
      'unreached',
      'toothless',
      'stale',
    ])
  })

  test.each(LIMITS)('fits its room and counts what it leaves out: %s', (room, most, size) => {
    const text = renderMarkdown(crowd(5_000), { room })
    const told = text.match(/^### ✗ /gm)?.length ?? 0
    const inShort = text.match(/^- ✗ /gm)?.length ?? 0
    expect(size(text)).toBeLessThanOrEqual(most)
    expect(size(text)).toBeGreaterThan(most * 0.9)
    expect(text).toContain(`… ${5_000 - told} more findings`)
    expect(text).toContain(`- … ${5_000 - told - inShort} more`)
  })

  test.each(LIMITS)('fits its room when a single guard holds more than that: %s', (room, most, size) => {
    const flood = '@漢'.repeat(20_000)
    const site = { file: flood, line: 1, text: flood, revert: { kind: 'was', code: flood } } as const
    const entry = {
      ...unnamed(),
      id: flood,
      behaviour: flood,
      observed: flood,
      sites: Array.from({ length: 50 }, () => site),
    }
    const biting = { ...entry, verdict: 'bites' as const }
    const guards = [...Array.from({ length: 50 }, () => entry), ...Array.from({ length: 300 }, () => biting)]
    expect(size(renderMarkdown(ledgerOf(guards), { room }))).toBeLessThanOrEqual(most)
  })

  test('says where the whole report is when something is left out', () => {
    const text = renderMarkdown(crowd(500), { room: 'comment', reportUrl: 'https://ci.example/run/7' })
    expect(text).toMatch(/… \d+ more findings in \[the whole report\]\(https:\/\/ci\.example\/run\/7\)/)
  })

  test('says nothing of another report when all is told', () => {
    expect(renderMarkdown(everyVerdict(), { room: 'summary', reportUrl: 'https://ci.example/run/7' })).not.toContain(
      'ci.example',
    )
  })

  property.prop([attack], { numRuns: 25 })('has the headings it should have and no other', (hostile) => {
    const { guards, problems } = everyVerdict()
    const open = guards.filter(({ verdict }) => verdict !== 'bites')
    const text = renderMarkdown(ledgerUnder(hostile), { room: 'summary' })
    expect(headings(text)).toHaveLength(1 + problems.length + open.length + 1)
  })

  property.prop([attack], { numRuns: 25 })('closes every fold it opens', (hostile) => {
    const lines = outsideCode(renderMarkdown(ledgerUnder(hostile), { room: 'comment' }))
    const opened = lines.filter((line) => line.startsWith('<details>'))
    expect(lines.filter((line) => line === '</details>')).toHaveLength(opened.length)
  })

  property.prop([attack], { numRuns: 25 })('fits a comment', (hostile) => {
    expect(renderMarkdown(ledgerUnder(hostile), { room: 'comment' }).length).toBeLessThanOrEqual(60_000)
  })

  property.prop([attack, hostileText], { numRuns: 25 })('links to the forge only', (hostile, reportUrl) => {
    const text = renderMarkdown(ledgerUnder(hostile), { room: 'summary', links: LINKS, reportUrl })
    const strangers = linksIn(text).filter((to) => !to.startsWith(`${LINKS.forge.url}/blob/${LINKS.commit}/shop`))
    expect(strangers).toEqual([])
  })
})

/** So many guards that do not bite. */
function crowd(many: number): Ledger {
  return ledgerOf(Array.from({ length: many }, toothless))
}
