/** What a project says once about how its guards are proven: the shape of `teeth.config.*`. */

import type { StrategyWish } from './strategy.ts'

/** Every key may be left out; a flag of the same name wins over the file. Times are milliseconds. */
export type Config = {
  /** Globs (POSIX, from the root) of the files in which guards are looked for. Default: every source file. */
  readonly include?: readonly string[]
  /** Globs of files in which no guard is looked for, on top of `node_modules` and what git ignores. */
  readonly exclude?: readonly string[]
  /** How many lanes run side by side. Default: one per core, two at least where there are guards for them. */
  readonly lanes?: number
  /** The longest a single run may take. Default: 5 s + 5 × the time of the control. */
  readonly deadline?: number
  /** How many trials each guard gets. Default 1. */
  readonly repeat?: number
  /** `true` starts a fresh worker for every run and never re-uses one. Default false. */
  readonly isolate?: boolean
  /** `true` refuses connections that leave the machine. Default false. */
  readonly offline?: boolean
  /** How the old behaviour gets before the tests. Default `auto`. */
  readonly strategy?: StrategyWish
  /** A shell command to run in the tree after every revert on disk and before its tests, for example `pnpm build`. */
  readonly prepare?: string
  /** `strict` counts assertions only. Default `usual`. */
  readonly naming?: 'usual' | 'strict'
  /** Names of the Vitest projects to prove in. Default: all. */
  readonly project?: readonly string[]
  /** Path of the Vitest configuration, from the root, when Vitest does not find it by itself. */
  readonly vitestConfig?: string
  /** `true` adds a line to `reports/history.jsonl` after every finished run. Default false: a run changes no file. */
  readonly history?: boolean
  readonly reporters?: readonly ReporterWish[]
  /** What each Vitest project proves, by its name; shown by `teeth layers`. */
  readonly layers?: Readonly<Record<string, LayerDescription>>
}

/** A report's name, alone or with the file it is written to (POSIX, from the root). */
export type ReporterWish = string | { readonly name: string; readonly outputFile?: string }

export type LayerDescription = {
  /** What a green test of this layer shows, in one sentence. */
  readonly proves: string
  /** Whether its tests may leave the machine. */
  readonly network: boolean
}
