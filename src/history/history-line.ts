/** A sealed ledger as one line of the history: what is needed later, and nothing that a person wrote. */

import type { HistoryLine, RememberedGuard } from '../model/history.ts'
import type { Ledger, LedgerEntry, LedgerProof } from '../model/ledger.ts'

/** Tells whether two texts are the same, in a few letters. */
export type Digest = (text: string) => string

/** Raised when a part changes its meaning; older lines are read on. */
export const HISTORY_VERSION = 1

export function historyLine(ledger: Ledger, digest: Digest): HistoryLine {
  const { startedAt, commit, isDirty, isWhole = false, tool, versions, exitCode, guards } = ledger
  return {
    at: startedAt,
    ...(commit === undefined ? {} : { commit }),
    isDirty,
    isWhole,
    tool: tool.version,
    vitest: versions.vitest,
    exitCode,
    guards: new Map(guards.map((guard) => [guard.id, remembered(guard, digest)])),
  }
}

/** One line with its end. Guards that bite, which are nearly all, are told in the fewest letters. */
export function writeHistoryLine({ guards, isDirty, isWhole, ...rest }: HistoryLine): string {
  const short = [...guards].map(([id, { verdict, digest, ms }]) => {
    return [id, verdict === 'bites' ? [digest, ms] : [digest, ms, verdict]] as const
  })
  const flags = { ...(isDirty && { isDirty }), ...(isWhole && { isWhole }) }
  return `${JSON.stringify({ v: HISTORY_VERSION, ...rest, ...flags, guards: Object.fromEntries(short) })}\n`
}

function remembered(guard: LedgerEntry, digest: Digest): RememberedGuard {
  const { verdict, behaviour, names, fails, sites, proofs } = guard
  const promise = [behaviour, names, fails, sites.map(({ file, text, revert }) => [file, text, revert])]
  return { verdict, digest: digest(JSON.stringify(promise)), ms: proofs.reduce((sum, proof) => sum + took(proof), 0) }
}

function took({ control, trial, trials }: LedgerProof): number {
  return control.durationMs + (trial?.durationMs ?? 0) * trials
}
