/** The sealed record of one finished `teeth sweep`. */

import type { ExitCode } from './ledger.ts'
import type { Selection } from './request.ts'
import type { ShardIdentity } from './shard.ts'
import type { Mutant, MutantResult, MutantVerdict, StrykerReport, SurvivorWaiver } from './sweep.ts'

/** Version of the JSON shape; raised when a field changes its meaning or goes. */
export const SWEEP_SCHEMA_VERSION = 1

/** Paths are POSIX from the root, times in milliseconds, dates ISO 8601 in UTC. */
export type SweepLedger = {
  readonly schemaVersion: typeof SWEEP_SCHEMA_VERSION
  readonly kind: 'sweep'
  /** What was swept: Stryker's mutants, or exported functions that were emptied. */
  readonly of: 'mutants' | 'exports'
  readonly tool: { readonly name: 'teeth'; readonly version: string }
  /** StrykerJS is named where it made the mutants. */
  readonly versions: { readonly node: string; readonly vitest: string; readonly stryker?: string }
  readonly startedAt: string
  readonly durationMs: number
  readonly commit?: string
  readonly isDirty: boolean
  readonly exitCode: ExitCode
  /** Which part of a sweep this is; absent for a whole one. */
  readonly shard?: SweepShard
  /** As Stryker has it, and with what lanes found put right. */
  readonly score: { readonly stryker: Score; readonly confirmed: Score }
  /** Of what was tried. */
  readonly counts: Readonly<Record<MutantVerdict, number>>
  /** How many of the mutants that Stryker had killed were tried again, and with which seed they were drawn. */
  readonly sample: { readonly size: number; readonly seed: number }
  /** Every mutant that was tried, in the order of files and places. */
  readonly mutants: readonly SweptMutant[]
  /** The best candidates for new guards first. Each has no teeth until its test is written. */
  readonly suggestions: readonly Suggestion[]
  /** What the budget did not suffice for: files that were not mutated, mutants that were not tried, or not confirmed. */
  readonly leftOut: { readonly files: readonly string[]; readonly mutants: number }
  /** Sorted. Only of folders that were swept as a whole. */
  readonly folders: readonly FolderScore[]
  /** Paths that `git status` lists at the end and not at the start (or with other content). */
  readonly strays: readonly string[]
  /** Stryker's report with the statuses put right, and the reason on each that changed. */
  readonly report: StrykerReport
}

/** How many mutants say something of the tests, and how many of these were noticed. */
export type Score = {
  readonly detected: number
  readonly valid: number
}

export type SweptMutant = {
  readonly mutant: Mutant
  readonly result: MutantResult
  /** Its status in the report is another than Stryker gave it. */
  readonly isCorrected: boolean
  /** Stryker took the tests for better or worse than they are, or could not tell. */
  readonly isMisjudged: boolean
  /** Why it changes nothing that a user could observe, as far as its place tells. */
  readonly noise?: Noise
  /** Id of a guard in whose site it stands: what survives there, the guard does not see. */
  readonly guard?: string
  /** Somebody has answered for it: it counts neither way while that holds. */
  readonly waiver?: SurvivorWaiver & { readonly holds: boolean }
}

/** A part of a sweep, as it has to be known to join the others. */
export type SweepShard = ShardIdentity & { readonly selection: Selection }

/** Of a folder of the project: how much of what was mutated right in it is noticed. */
export type FolderScore = Score & {
  /** POSIX from the root; empty for the root. */
  readonly folder: string
}

/** What a mutant changes: a text for a log, a text for people in an error, a length of time. */
export type Noise = 'log' | 'message' | 'duration'

/** An annotation, ready to be put above a line: the guard that would see a survivor. */
export type Suggestion = {
  readonly file: string
  /** 1-based: the line it belongs above. */
  readonly line: number
  /** With the slashes, without indentation. */
  readonly lines: readonly string[]
}
