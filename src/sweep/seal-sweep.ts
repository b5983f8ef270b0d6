/** Turns what was found into the ledger of a sweep: the corrected report, scores, counts and the exit code. */

import type { Guard } from '../model/guard.ts'
import type { ExitCode } from '../model/ledger.ts'
import type { Mutant, MutantResult, MutantVerdict, StrykerReport } from '../model/sweep.ts'
import { SWEEP_SCHEMA_VERSION, type SweepLedger, type SweptMutant } from '../model/sweep-ledger.ts'
import type { Chosen } from './choose.ts'
import { isCorrected, isMisjudged, mergeReport } from './merge-report.ts'
import type { Remarks } from './remarks.ts'
import { folderScores, scoreOf } from './score.ts'
import { suggest } from './suggest.ts'
import type { SweepRequest } from './sweep-request.ts'
import { holdsOn, waiverFor } from './waive.ts'

export type Found = {
  readonly report: StrykerReport
  /** What Stryker had no time for. */
  readonly leftOut: SweepLedger['leftOut']
  readonly chosen: Chosen
  readonly results: readonly MutantResult[]
  readonly wasInterrupted: boolean
  readonly remarks: Remarks
  readonly guards: readonly Guard[]
  readonly request: SweepRequest
  /** YYYY-MM-DD in UTC. */
  readonly today: string
}

/** What the ledger says about the command itself. */
export type Circumstances = Pick<
  SweepLedger,
  'of' | 'tool' | 'shard' | 'versions' | 'startedAt' | 'durationMs' | 'commit' | 'isDirty' | 'sample' | 'strays'
>

/** Pure: the same findings give the same ledger. */
export function sealSweep(found: Found, circumstances: Circumstances): SweepLedger {
  const { report, chosen, results, leftOut } = found
  const byId = new Map(results.map((result) => [result.mutant, result]))
  const mutants = chosen.mutants.flatMap((mutant): readonly SweptMutant[] => {
    const result = byId.get(mutant.id)
    return result === undefined ? [] : [swept(mutant, result, found)]
  })
  const untried = chosen.mutants.filter(({ id }) => !byId.has(id))
  const leftOutMutants = untried.length + leftOut.mutants
  const isWhole = leftOut.files.length + leftOutMutants === 0 && circumstances.shard === undefined
  const merged = mergeReport(report, results, {
    waived: mutants.filter(isWaived),
    untried: untried.map(({ id }) => id),
  })
  return {
    schemaVersion: SWEEP_SCHEMA_VERSION,
    kind: 'sweep',
    ...circumstances,
    exitCode: exitCode(found),
    score: { stryker: scoreOf(report), confirmed: scoreOf(merged) },
    counts: countVerdicts(results),
    mutants,
    suggestions: suggest(mutants, { texts: textsIn(report), guards: found.guards }),
    leftOut: { files: leftOut.files, mutants: leftOutMutants },
    folders: isWhole ? folderScores(merged, found.request.runs.selection) : [],
    report: merged,
  }
}

function swept(mutant: Mutant, result: MutantResult, { remarks, request, today }: Found): SweptMutant {
  const { status } = mutant
  const judged = { isCorrected: isCorrected(status, result), isMisjudged: isMisjudged(status, result) }
  const waiver = waiverFor(mutant, result, request.waivers)
  const waived = waiver === undefined ? {} : { waiver: { ...waiver, holds: holdsOn(today, waiver) } }
  return { mutant, result, ...judged, ...remarks(mutant), ...waived }
}

function isWaived({ waiver }: SweptMutant): boolean {
  return waiver?.holds === true
}

/** A survivor is a candidate for a guard, not a failure: floors decide what a score has to be. */
function exitCode({ wasInterrupted }: Found): ExitCode {
  return wasInterrupted ? 130 : 0
}

export function countVerdicts(results: readonly MutantResult[]): SweepLedger['counts'] {
  const counts: Record<MutantVerdict, number> = { killed: 0, survived: 0, unreached: 0, 'timed-out': 0, unmeasured: 0 }
  for (const { verdict } of results) counts[verdict] += 1
  return counts
}

/** Texts of the files that were mutated. */
export function textsIn({ files }: StrykerReport): ReadonlyMap<string, string> {
  return new Map(Object.entries(files).map(([file, { source }]) => [file, source]))
}
