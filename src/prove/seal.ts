/** Turns findings into the ledger: order, counts and the exit code, decided here and once. */

import { exitCode } from '../judge/exit-code.ts'
import { type Ledger, SCHEMA_VERSION } from '../model/ledger.ts'
import type { ProveRequest } from '../model/request.ts'
import type { Verdict } from '../model/verdict.ts'
import type { Findings } from './findings.ts'
import { ledgerEntry } from './ledger-entry.ts'

/** What the ledger says about the command itself. */
export type Circumstances = Pick<Ledger, 'tool' | 'versions' | 'startedAt' | 'durationMs' | 'isDirty' | 'strays'> & {
  readonly commit: string | undefined
  readonly request: ProveRequest
}

/** Seals the ledger of a finished command. Pure: the same findings give the same ledger. */
export function seal(findings: Findings, circumstances: Circumstances): Ledger {
  const { commit, request, strays, ...rest } = circumstances
  const { shuffleSeed } = request
  const guards = findings.prepared
    .filter(({ guard, revert }) => revert.kind === 'stale' || findings.wasInterrupted || wasStarted(guard.id, findings))
    .map((prepared) => ledgerEntry(prepared, findings, request))
  const verdicts = guards.map((guard) => guard.verdict)
  return {
    schemaVersion: SCHEMA_VERSION,
    ...rest,
    ...(commit === undefined ? {} : { commit }),
    ...(shuffleSeed === undefined ? {} : { shuffleSeed }),
    counts: count(verdicts),
    exitCode: exitCode({
      verdicts,
      hasProblems: findings.problems.length > 0,
      wasInterrupted: findings.wasInterrupted,
      mayBeEmpty: request.mayBeEmpty ?? false,
    }),
    guards,
    notStarted: findings.prepared.length - guards.length,
    problems: findings.problems,
    strays,
  }
}

/** After `--bail` some guards were never looked at; they are counted, and say nothing. */
function wasStarted(id: string, { measured, settled }: Findings): boolean {
  return measured.some(({ unit }) => unit.guard.id === id) || settled.some(({ guard }) => guard.id === id)
}

function count(verdicts: readonly Verdict[]): Ledger['counts'] {
  const counts = { ...ZEROES }
  for (const verdict of verdicts) counts[verdict] += 1
  return counts
}

const ZEROES: Record<Verdict, number> = {
  bites: 0,
  toothless: 0,
  unreached: 0,
  unnamed: 0,
  incidental: 0,
  stale: 0,
  'red-already': 0,
  unobserved: 0,
  'timed-out': 0,
  flaky: 0,
  unmeasured: 0,
}
