/** Whoever reads a report sees by which strategy a guard was proven, where it was not by overlay. */

import { describe, expect, test } from 'vitest'
import type { LedgerEntry } from '../../../src/model/ledger.ts'
import { PLAIN } from '../../../src/report/paint.ts'
import { otherStrategies, strategyLines } from '../../../src/report/strategy-texts.ts'
import { terminalFinding } from '../../../src/report/terminal-finding.ts'
import { terminalList } from '../../../src/report/terminal-list.ts'
import { toothless } from '../../support/ledgers.ts'

const PAGE = { colour: PLAIN, width: 120, isVerbose: false }
const WHY = '`src/cli.ts` is not loaded through Vite in this test'

function entry(...strategies: readonly LedgerEntry['proofs'][number]['strategy'][]): LedgerEntry {
  const [proof] = toothless().proofs
  if (proof === undefined) throw new Error('a proof was expected')
  const proofs = strategies.map((strategy) => ({
    ...proof,
    strategy,
    ...(strategy === 'overlay' ? {} : { strategyReason: WHY }),
  }))
  return { ...toothless(), proofs }
}

describe('a copy', () => {
  test('is named in the list of guards', () => {
    expect(terminalList([entry('copy')], PAGE).join()).toMatch(/ {2}copy$/)
  })

  test('is named in the finding, with the reason', () => {
    expect(terminalFinding(entry('copy'), PAGE)).toContain(`  by        copy: ${WHY}`)
  })
})

test('a guard with further sites says how many', () => {
  const [site] = toothless().sites
  if (site === undefined) throw new Error('a site was expected')
  expect(terminalList([{ ...entry('overlay'), sites: [site, site] }], PAGE).join()).toMatch(/:31 \+1$/)
})

test('an overlay is not worth a word', () => {
  expect(terminalList([entry('overlay')], PAGE).join()).toMatch(/:31$/)
  expect(terminalFinding(entry('overlay'), PAGE).join('\n')).not.toContain('  by  ')
})

test('each strategy and each reason is named once', () => {
  const both = entry('copy', 'overlay', 'copy', 'in-place')
  expect(otherStrategies(both)).toBe('copy, in-place')
  expect(strategyLines(both)).toEqual([`copy: ${WHY}`, `in-place: ${WHY}`])
})
