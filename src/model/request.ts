/** What one `teeth` command asks to have proven, and what it hears while that goes on. */

import type { ShardIdentity } from './shard.ts'
import type { Strategy, StrategyWish } from './strategy.ts'
import type { Verdict } from './verdict.ts'

/** Flags and configuration, settled. */
export type ProveRequest = {
  readonly selection: Selection
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** At least 1; the most lanes that may be open at once. */
  readonly lanes: number
  /** Milliseconds; absent: 5 s + 5 × the control's time. */
  readonly deadlineMs?: number
  /** At least 1. */
  readonly repeat: number
  readonly isIsolated: boolean
  readonly isOffline: boolean
  readonly shuffleSeed?: number
  /** Absent: `auto`. */
  readonly strategy?: StrategyWish
  /** A shell command for every revert on disk whose guard has none of its own. */
  readonly prepare?: string
  readonly naming: 'usual' | 'strict'
  /** Names of Vitest projects; empty: all. */
  readonly projects: readonly string[]
  /** Stop after this many guards that do not bite; absent: never. */
  readonly bail?: number
  /** `--pass-with-no-guards`: an empty selection is no mistake. Absent: it is. */
  readonly mayBeEmpty?: boolean
  /** Only this part of the selection. `times` are milliseconds by guard id, to balance the parts by. */
  readonly shard?: ShardIdentity & { readonly times?: ReadonlyMap<string, number> }
  /** How a person starts this tool here, for example `pnpm teeth`; begins the reproduce lines. */
  readonly invocation: string
}

/** Which guards. All parts must hold. */
export type Selection = {
  /** POSIX from the root: source files (their guards), test files (guards that name them), folders; empty: all. */
  readonly paths: readonly string[]
  /** Matched against id and behaviour: a substring without case, or a `/pattern/flags`. */
  readonly pattern?: string
  /** Guards whose site or test differs from this ref, or a module between them; where no Vitest is asked (`list`, `lint`) or it cannot tell, the first two. */
  readonly changedSince?: string
}

/** Told to whoever shows progress. Never decides anything. */
export type ProgressEvent =
  | { readonly kind: 'reading' }
  | { readonly kind: 'planned'; readonly guards: number; readonly files: number; readonly lanes: number }
  /** Guards whose old behaviour is now put on disk. */
  | { readonly kind: 'on-disk'; readonly strategy: Strategy; readonly guards: number }
  | { readonly kind: 'running'; readonly guardId: string; readonly file: string }
  /** A guard is decided: its tests bite, or one of them does not. `done` of all guards are. */
  | {
      readonly kind: 'proven'
      readonly guardId: string
      readonly verdict: Verdict
      readonly done: number
      readonly of: number
    }
  | { readonly kind: 'lane-renewed'; readonly why: string }
  /** A diff: both sides are known. */
  | { readonly kind: 'compared'; readonly from: string; readonly to: string; readonly files: number }
  /** A diff: a unit is undone and a test file runs. `done` units have been noticed. */
  | {
      readonly kind: 'trying'
      readonly what: string
      readonly file: string
      readonly done: number
      readonly of: number
    }
  /** A sweep: Stryker is at work. `of` is 0 as long as it has no mutants. */
  | { readonly kind: 'mutating'; readonly done: number; readonly of: number }
  /** A sweep: mutants are tried in lanes. `known` have a result from a sweep that was broken off. */
  | { readonly kind: 'confirming'; readonly mutants: number; readonly known: number }
  /** A sweep: a mutant is being tried; `done` were tried before. */
  | {
      readonly kind: 'confirmed'
      readonly mutant: string
      readonly file: string
      readonly done: number
      readonly of: number
    }
  /** A sweep: other machines try its mutants in batches. */
  | { readonly kind: 'queued'; readonly done: number; readonly of: number; readonly atWork: number }
  /** A worker: it has done that many batches, and is ready for the next. */
  | { readonly kind: 'serving'; readonly batches: number }

export type OnProgress = (event: ProgressEvent) => void
