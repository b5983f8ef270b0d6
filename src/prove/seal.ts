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
    .filter(({ guard, revert }) => revert.kind === 'stale' || findings.wasInterrupted || wasStarted(guard.id, findings))
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

/** After `--bail` some guards were never looked at; they are counted, and say nothing. */
function wasStarted(id: string, { measured, settled }: Findings): boolean {
  return measured.some(({ unit }) => unit.guard.id === id) || settled.some(({ guard }) => guard.id === id)
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
