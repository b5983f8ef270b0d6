import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { LedgerEntry } from '../../../src/model/ledger.ts'
import { renderJobSummary } from '../../../src/report/job-summary.ts'
import { allBite, everyVerdict, ledgerOf, toothless } from '../../support/ledgers.ts'
import { expectedText } from './expected.ts'
import { attack, ledgerUnder } from './hostile.ts'

const MEBIBYTE = 1_048_576

describe('the job summary', () => {
  test('reads as it should with one guard of each verdict', () => {
    expect(renderJobSummary(everyVerdict())).toBe(expectedText('job-summary-every-verdict'))
  })

  test('is the answer, the guards folded and one line when all bite', () => {
    expect(renderJobSummary(allBite())).toMatchInlineSnapshot(`
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

  test('stays under 1 MiB and counts what it leaves out', () => {
    const text = renderJobSummary(ledgerOf(Array.from({ length: 3_000 }, toothless)))
    const told = text.match(/^### ✗ /gm)?.length ?? 0
    expect([bytes(text) < MEBIBYTE, told > 500, text.includes(`… ${3_000 - told} more findings`)]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('stays under 1 MiB when a single guard holds more than that', () => {
    const flood = '@漢'.repeat(100_000)
    const entry: LedgerEntry = {
      ...toothless(),
      id: flood,
      behaviour: flood,
      expected: flood,
      observed: flood,
      nextStep: flood,
      sites: Array.from({ length: 50 }, () => ({
        file: flood,
        line: 1,
        text: flood,
        revert: { kind: 'was', code: flood },
      })),
    }
    expect(bytes(renderJobSummary(ledgerOf(Array.from({ length: 50 }, () => entry))))).toBeLessThan(MEBIBYTE)
  })

  property.prop([attack], { numRuns: 40 })('has the headings it should have and no other', (hostile) => {
    const { guards, problems } = everyVerdict()
    const open = guards.filter(({ verdict }) => verdict !== 'bites')
    const headings = outsideCode(renderJobSummary(ledgerUnder(hostile))).filter((line) =>
      /^ {0,3}#{1,6}(\s|$)/.test(line),
    )
    expect(headings).toHaveLength(1 + problems.length + open.length + 1)
  })

  property.prop([attack], { numRuns: 40 })('closes every fold it opens', (hostile) => {
    const lines = outsideCode(renderJobSummary(ledgerUnder(hostile)))
    const opened = lines.filter((line) => line.startsWith('<details>'))
    expect(lines.filter((line) => line === '</details>')).toHaveLength(opened.length)
  })
})

/** The lines that are not in a block of code, by the rules of Markdown. */
function outsideCode(text: string): readonly string[] {
  const lines: string[] = []
  let fence: string | undefined
  for (const line of text.split('\n')) {
    const run = /^(`{3,})[^`]*$/.exec(line)?.[1]
    if (fence === undefined && run !== undefined) fence = run
    else if (fence === undefined) lines.push(line)
    else if (run !== undefined && run.length >= fence.length && line.trim() === run) fence = undefined
  }
  return lines
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length
}
