/** Turns findings into the ledger: order, counts and the exit code, decided here and once. */

import { exitCode } from '../judge/exit-code.ts'
import { type Ledger, type LedgerShard, SCHEMA_VERSION } from '../model/ledger.ts'
import type { ProveRequest } from '../model/request.ts'
import type { Findings } from './findings.ts'
import { ledgerEntry } from './ledger-entry.ts'
import { verdictCounts } from './verdict-counts.ts'

/** What the ledger says about the command itself. */
export type Circumstances = Pick<Ledger, 'tool' | 'versions' | 'startedAt' | 'durationMs' | 'isDirty' | 'strays'> & {
  readonly commit: string | undefined
  readonly request: ProveRequest
}

/** Seals the ledger of a finished command. Pure: the same findings give the same ledger. */
export function seal(findings: Findings, circumstances: Circumstances): Ledger {
  const { commit, request, strays, ...rest } = circumstances
  const { shuffleSeed } = request
  const shard = ledgerShard(request, findings)
  const guards = findings.prepared
    .filter(({ guard, revert }) => revert.kind === 'stale' || findings.wasInterrupted || isDecided(guard.id, findings))
    .map((prepared) => ledgerEntry(prepared, findings, request))
  const verdicts = guards.map((guard) => guard.verdict)
  return {
    schemaVersion: SCHEMA_VERSION,
    ...rest,
    ...(commit === undefined ? {} : { commit }),
    ...(shuffleSeed === undefined ? {} : { shuffleSeed }),
    isWhole: isWhole(findings, request),
    ...(shard === undefined ? {} : { shard }),
    counts: verdictCounts(verdicts),
    exitCode: exitCode({
      verdicts,
      hasProblems: findings.problems.length > 0,
      wasInterrupted: findings.wasInterrupted,
      mayBeEmpty: (request.mayBeEmpty ?? false) || isElsewhere(shard, findings),
    }),
    guards,
    notStarted: findings.prepared.length - guards.length,
    problems: findings.problems,
    strays,
  }
}

/**
 * After `--bail` some guards were not looked at, or not with all of their tests; they are counted, and say nothing. One
 * test that does not bite is enough to say so.
 */
function isDecided(id: string, { units = [], measured, settled }: Findings): boolean {
  const own = measured.filter(({ unit }) => unit.guard.id === id)
  const judgements = [...own, ...settled.filter(({ guard }) => guard.id === id)].map(({ judgement }) => judgement)
  if (judgements.some(({ verdict }) => verdict !== 'bites')) return true
  // @teeth half-tried-is-untried: a guard does not bite before every test of it was tried
  //   test: test/unit/prove/seal.test.ts
  //   was: return judgements.length > 0
  return judgements.length > 0 && units.every((unit) => unit.guard.id !== id || own.some((one) => one.unit === unit))
}

function ledgerShard({ shard }: ProveRequest, { selected = [] }: Findings): LedgerShard | undefined {
  if (shard === undefined) return undefined
  const { index, of, configuration } = shard
  return { index, of, configuration, guards: selected }
}

/** A shard may be left without guards where there are fewer of them than machines. */
function isElsewhere(shard: LedgerShard | undefined, { prepared }: Findings): boolean {
  return shard !== undefined && shard.guards.length > 0 && prepared.length === 0
}

/** Of a shard: whether all of them together are. Mistakes hide guards, and so does what was not tried. */
function isWhole(findings: Findings, { selection, projects, bail }: ProveRequest): boolean {
  const { paths, pattern, changedSince } = selection
  const isNarrowed = paths.length > 0 || pattern !== undefined || changedSince !== undefined || projects.length > 0
  return !isNarrowed && bail === undefined && findings.problems.length === 0 && !findings.wasInterrupted
}
