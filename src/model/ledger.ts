/** The sealed record of one finished command; every report renders a ledger. */

import type { CountableKind, IntendedTest, Naming } from './guard.ts'
import type { Place } from './place.ts'
import type { Problem } from './problem.ts'
import type { RevertSpec } from './revert.ts'
import type { RunEnd } from './run.ts'
import type { Strategy } from './strategy.ts'
import type { FailureKind, Reason, Verdict } from './verdict.ts'

/** Version of the JSON shape; raised when a field changes its meaning or goes. */
export const SCHEMA_VERSION = 1

/** One finished command. Paths are POSIX from the root, times in milliseconds, dates ISO 8601 in UTC. */
export type Ledger = {
  readonly schemaVersion: typeof SCHEMA_VERSION
  readonly tool: { readonly name: 'teeth'; readonly version: string }
  readonly versions: { readonly node: string; readonly vitest: string }
  readonly startedAt: string
  readonly durationMs: number
  /** The commit checked out, when the root is in a git repository that has one. */
  readonly commit?: string
  /** Whether the work tree differed from that commit. */
  readonly isDirty: boolean
  readonly shuffleSeed?: number
  readonly counts: Readonly<Record<Verdict, number>>
  readonly exitCode: ExitCode
  /** Whether nothing narrowed the selection and all of it was tried: a guard that is not in it is not in the project. */
  readonly isWhole?: boolean
  /** Which part of a command this is; absent for a whole one. */
  readonly shard?: LedgerShard
  /** In the order of files and lines. */
  readonly guards: readonly LedgerEntry[]
  /** How many selected guards were never tried because of `--bail`. */
  readonly notStarted: number
  readonly problems: readonly Problem[]
  /** Paths that `git status` lists at the end and not at the start (or with other content). */
  readonly strays: readonly string[]
}

export type LedgerShard = {
  /** 1-based. */
  readonly index: number
  readonly of: number
  /** Digest of all that decides what a run finds; the same for every shard of it. */
  readonly configuration: string
  /** The ids of every guard that was selected, in the order of files and lines; those of other shards too. */
  readonly guards: readonly string[]
}

/** Source: DESIGN section 4. */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 70 | 130

/** One guard with what its proofs showed. */
export type LedgerEntry = {
  readonly id: string
  readonly behaviour: string
  readonly because?: string
  readonly names?: Naming
  readonly fails?: readonly CountableKind[]
  readonly layer?: string
  readonly place: Place
  readonly sites: readonly LedgerSite[]
  /** The worst of its proofs. */
  readonly verdict: Verdict
  /** One for each intended test; empty when the guard was stale before any test ran. */
  readonly proofs: readonly LedgerProof[]
  /** Intended tests that run only in Vitest projects which `--project` left out: nothing was shown of them. */
  readonly leftOut?: readonly IntendedTest[]
  /** The reason of the worst proof, or why there is none. */
  readonly reason: Reason
  /** Sentences for people: what had to happen, what happened, what to do. */
  readonly expected: string
  readonly observed: string
  readonly nextStep: string
  /** A command line that proves this one guard again. */
  readonly reproduce: string
}

export type LedgerSite = {
  readonly file: string
  readonly line: number
  readonly text: string
  readonly revert: RevertSpec
  /** Unified diff from the present text to the old behaviour, three lines of context, no file header; absent when stale. */
  readonly diff?: string
}

export type LedgerProof = {
  readonly test: IntendedTest
  readonly layer: string
  readonly verdict: Verdict
  readonly reason: Reason
  readonly closest?: LedgerFailure
  readonly alsoNoticedBy: readonly (readonly string[])[]
  readonly control: LedgerRun
  /** Absent when the control had settled it already. */
  readonly trial?: LedgerRun
  /** How many trials were run. */
  readonly trials: number
  readonly strategy: Strategy
  /** Why it was not the overlay, when it was not. */
  readonly strategyReason?: string
}

export type LedgerFailure = {
  readonly titlePath: readonly string[]
  readonly kind: FailureKind
  readonly name?: string
  readonly message: string
  readonly diff?: string
  readonly line?: number
}

export type LedgerRun = {
  readonly end: RunEnd['kind']
  readonly worker: 'fresh' | 'kept'
  readonly durationMs: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}
