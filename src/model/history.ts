/** What is kept of every run that is to be remembered, and what two states of that memory tell together. */

import type { ExitCode } from './ledger.ts'
import type { Verdict } from './verdict.ts'

/** One finished command, as a line of `reports/history.jsonl`. */
export type HistoryLine = {
  /** ISO 8601 in UTC: when the command started. */
  readonly at: string
  readonly commit?: string
  readonly isDirty: boolean
  /** Whether it proved every guard there was: one that is not in it is not in the project. */
  readonly isWhole: boolean
  readonly tool: string
  readonly vitest: string
  readonly exitCode: ExitCode
  readonly guards: ReadonlyMap<string, RememberedGuard>
}

export type RememberedGuard = {
  readonly verdict: Verdict
  /** Digest of what the guard promises and of the code it covers. */
  readonly digest: string
  /** Milliseconds that its proofs took. */
  readonly ms: number
}

/** How the guards of two states differ. Ids are sorted. */
export type Audit = {
  /** Absent where there was nothing before. */
  readonly from?: AuditEnd
  readonly to: AuditEnd
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Bit before, and do not any more. */
  readonly lost: readonly string[]
  /** Did not bite before, and do now. */
  readonly healed: readonly string[]
  readonly guards: readonly AuditedGuard[]
  /** How many lines of the history could not be read. */
  readonly unreadable: number
}

export type AuditEnd = { readonly at: string; readonly commit?: string }

export type AuditedGuard = {
  readonly id: string
  readonly verdict: Verdict
  /** Since when it has bitten each time that it could be measured, unchanged; absent when it does not. */
  readonly provenSince?: string
  readonly lastProven?: AuditEnd
}
