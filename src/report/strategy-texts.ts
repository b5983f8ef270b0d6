/** By which strategies a guard was proven, where these are worth a word: an overlay is how it usually goes. */

import type { LedgerEntry } from '../model/ledger.ts'

/** `copy`, or `copy, in-place`; empty when every proof was by overlay and nothing else was tried. */
export function otherStrategies({ proofs }: LedgerEntry): string {
  const others = proofs.map(({ strategy }) => strategy).filter((strategy) => strategy !== 'overlay')
  return [...new Set(others)].join(', ')
}

/** One line a proof that was not by overlay: `copy: \`src/cli.ts\` is not loaded through Vite in this test`. */
export function strategyLines({ proofs }: LedgerEntry): readonly string[] {
  const lines = proofs.flatMap(({ strategy, strategyReason }) => {
    if (strategy === 'overlay') return []
    return [strategyReason === undefined ? strategy : `${strategy}: ${strategyReason}`]
  })
  return [...new Set(lines)]
}
