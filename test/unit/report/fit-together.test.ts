/** Two reports in one comment. */

import { describe, expect, test } from 'vitest'
import { renderDiffMarkdown } from '../../../src/report/diff-markdown.ts'
import { fitTogether } from '../../../src/report/fit-together.ts'
import { renderMarkdown } from '../../../src/report/markdown-report.ts'
import { diffLedgerOf, diffUnit, unnoticedFinding } from '../../support/diff-ledgers.ts'
import { allBite, ledgerOf, toothless } from '../../support/ledgers.ts'

const proofs = (many: number) => (taken: number) =>
  renderMarkdown(many === 0 ? allBite() : ledgerOf(Array.from({ length: many }, toothless)), { room: 'comment', taken })

const change = (many: number) => (taken: number) => {
  const units = Array.from({ length: many }, (_, index) => diffUnit({ id: `part:${index}`, verdict: 'unnoticed' }))
  const findings = units.map(({ id }) => unnoticedFinding(id))
  return renderDiffMarkdown(diffLedgerOf({ units, findings }), { room: 'comment', taken })
}

const stories = (text: string, verdict: string) => text.match(new RegExp(`^### ✗ ${verdict}`, 'gm'))?.length ?? 0

describe('two reports in one room', () => {
  test('are both told whole where they fit', () => {
    expect(fitTogether('comment', [proofs(0), change(1)])).toBe(`${proofs(0)(0)}\n${change(1)(0)}`)
  })

  test('are both told, however long the other is', () => {
    const text = fitTogether('comment', [proofs(2_000), change(2_000)])
    const told = [stories(text, 'toothless') > 5, stories(text, 'unnoticed') > 5]
    expect(told, 'of two reports in one comment both are told, however long the other is').toEqual([true, true])
  })

  test.each([
    ['first', [proofs(2_000), change(1)]],
    ['last', [proofs(0), change(2_000)]],
    ['both', [proofs(2_000), change(2_000)]],
  ] as const)('fit, also where the long one is the %s', (_, tellers) => {
    const text = fitTogether('comment', tellers)
    expect(text.length).toBeLessThanOrEqual(60_000)
    expect(text.length).toBeGreaterThan(50_000)
  })

  test('leave each other what they do not need', () => {
    const text = fitTogether('comment', [change(2_000), proofs(0)])
    expect(text.endsWith(proofs(0)(0))).toBe(true)
    expect(stories(text, 'unnoticed')).toBeGreaterThan(stories(change(2_000)(30_000), 'unnoticed'))
  })
})
