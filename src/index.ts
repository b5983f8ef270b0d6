/** The public API: prove guards, read them, judge proofs, render ledgers; and what configuration and `mutants/` import. */

import type { ProveOptions } from './cli/prove-api.ts'
import type { Ledger } from './model/ledger.ts'
import type { ReadInput, Reading } from './read/read.ts'

export { defineConfig } from './cli/define-config.ts'
export { TeethError } from './errors/teeth-error.ts'
export { judge } from './judge/judge.ts'
export { defineGuard } from './read/define-guard.ts'
export { render } from './report/render.ts'
export type { ProveOptions } from './cli/prove-api.ts'
export type { ErrorCode } from './errors/codes.ts'
export type { Config, LayerDescription, ReporterWish } from './model/config.ts'
export type { CountableKind, Guard, IntendedTest, Naming, Site } from './model/guard.ts'
export type {
  ExitCode,
  Ledger,
  LedgerEntry,
  LedgerFailure,
  LedgerProof,
  LedgerRun,
  LedgerSite,
} from './model/ledger.ts'
export type { Place, Span } from './model/place.ts'
export type { Problem, ProblemCode } from './model/problem.ts'
export type { OnProgress, ProgressEvent, Selection } from './model/request.ts'
export type { RevertSpec, StaleReason } from './model/revert.ts'
export type { Strategy, StrategyWish } from './model/strategy.ts'
export type { ErrorFact, OverlayFact, Run, RunEnd, SuiteError, TestFact, TestState } from './model/run.ts'
export type { FailedTest, FailureKind, Judgement, Proof, Reason, Verdict } from './model/verdict.ts'
export type { DefinedGuard, GuardDefinition, SiteDefinition } from './read/define-guard.ts'
export type { LoadedModule, ReadInput, Reading, Source } from './read/read.ts'
export type { RenderOptions } from './report/render.ts'
export type { ReporterName } from './report/reporter-names.ts'

/**
 * Proves guards and answers with the sealed ledger: the same as the command, without its output. Prints nothing, sets
 * no exit code, and leaves the tree as it was.
 *
 * ```ts
 * const ledger = await prove({ paths: ['src/rows.ts'] })
 * if (ledger.exitCode !== 0) console.error(render(ledger, 'default'))
 * ```
 *
 * Throws TeethError, with a `code`, when the command cannot be carried out: no Vitest, a broken configuration.
 */
export async function prove(options: ProveOptions = {}): Promise<Ledger> {
  const api = await import('./cli/prove-api.ts')
  return api.prove(options)
}

/**
 * Reads annotations and `mutants/` modules into guards and problems. Pure, but for loading the parser, which is why it
 * answers with a promise: configuration files import this module too, and need no parser.
 */
export async function read(input: ReadInput): Promise<Reading> {
  const reader = await import('./read/read.ts')
  return reader.read(input)
}
