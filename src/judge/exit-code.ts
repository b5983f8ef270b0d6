/** The exit code of a command, told from what it found. */

import { VERDICT_TEXTS } from '../errors/verdict-texts.ts'
import type { ExitCode } from '../model/ledger.ts'
import type { Verdict } from '../model/verdict.ts'

/** What a finished command knows of itself. Everything but the verdicts may be left out when it did not happen. */
export type Outcome = {
  readonly verdicts: readonly Verdict[]
  /** A fault of ours. */
  readonly hasFault?: boolean
  readonly wasInterrupted?: boolean
  /** An annotation, a flag or the configuration is wrong. */
  readonly hasProblems?: boolean
  /** `--pass-with-no-guards`. */
  readonly mayBeEmpty?: boolean
}

const PRECEDENCE = [70, 130, 2, 4, 3, 1] as const satisfies readonly ExitCode[]

/** The exit code of the command. Source: DESIGN section 4. */
export function exitCode(outcome: Outcome): ExitCode {
  const asked: readonly ExitCode[] = [
    ...(outcome.hasFault ? ([70] as const) : []),
    ...(outcome.wasInterrupted ? ([130] as const) : []),
    ...(outcome.hasProblems || isEmpty(outcome) ? ([2] as const) : []),
    ...outcome.verdicts.map((verdict) => VERDICT_TEXTS[verdict].exitCode),
  ]
  return gravest(asked)
}

/** Of several that apply the first; 0 where none does. */
export function gravest(codes: readonly ExitCode[]): ExitCode {
  return PRECEDENCE.find((code) => codes.includes(code)) ?? 0
}

/** An empty selection proves nothing; that it passes must have been asked for. */
function isEmpty({ verdicts, mayBeEmpty = false }: Outcome): boolean {
  // @teeth an-empty-selection-fails: an empty selection does not pass
  //   test: test/unit/judge/exit-code.test.ts
  //   was: return false
  return verdicts.length === 0 && !mayBeEmpty
}
