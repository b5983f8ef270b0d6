/** What a person can do about what a sweep has found. */

import type { SweepLedger } from '../model/sweep-ledger.ts'

const STAYS = 'What is to survive has an entry in `survivors` of `reports/ratchet.json`.'

/** At most one; none where all is noticed. `isOpen`: something is noticed by no test. */
export function nextStep({ of, leftOut, suggestions, report }: SweepLedger, isOpen: boolean): readonly string[] {
  if (leftOut.files.length > 0 && Object.keys(report.files).length === 0)
    return ['Give it a longer `--budget`: StrykerJS did not come as far as its first mutant.']
  if (leftOut.files.length + leftOut.mutants > 0)
    return ['Run the same command again: it goes on with what was left out.']
  if (!isOpen) return []
  if (of === 'exports') return ['Assert in a test what the first of them does, or export it no longer.']
  const start = suggestions.length === 0 ? '' : ': `--suggest` prints annotations to start from'
  return [`Write a test that fails for the first of them${start}. ${STAYS}`]
}
