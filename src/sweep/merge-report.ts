/** Stryker's report with what lanes found in the place of what it thought. */

import { assertNever } from '../model/assert-never.ts'
import type { MutantResult, StrykerMutant, StrykerReport, StrykerStatus, SurvivorWaiver } from '../model/sweep.ts'
import type { SweptMutant } from '../model/sweep-ledger.ts'
import { mutantId } from './read-mutants.ts'

export type Besides = {
  readonly waived: readonly SweptMutant[]
  /** Ids of mutants that were to be confirmed, and were not. */
  readonly untried: readonly string[]
}

/** Mutants without a result stay as they are. */
export function mergeReport(
  report: StrykerReport,
  results: readonly MutantResult[],
  { waived, untried }: Besides,
): StrykerReport {
  const byId = new Map(results.map((result) => [result.mutant, result]))
  const open = new Set(untried)
  const waivers = new Map(waived.map(({ mutant, waiver }) => [mutant.id, waiver]))
  const merged = Object.entries(report.files).map(([file, { mutants, ...rest }]) => {
    const put = (mutant: StrykerMutant) => {
      const id = mutantId(file, mutant)
      const waiver = waivers.get(id)
      if (open.has(id)) return unconfirmed(mutant)
      return waiver === undefined ? correct(mutant, byId.get(id)) : ignored(mutant, waiver)
    }
    return [file, { ...rest, mutants: mutants.map(put) }] as const
  })
  return { ...report, files: Object.fromEntries(merged) }
}

/** What could not be measured is no evidence against what Stryker saw, and none for it. */
export function isCorrected(status: StrykerStatus, { verdict }: MutantResult): boolean {
  return statusOf(verdict) !== undefined && statusOf(verdict) !== status
}

/** Whether the tests notice it is another answer than Stryker's. */
export function isMisjudged(status: StrykerStatus, { verdict }: MutantResult): boolean {
  const found = statusOf(verdict)
  // @teeth noticed-or-not-is-the-question: a mutant that timed out and is killed was noticed either way
  //   test: test/unit/sweep/report.test.ts
  //   was: return found !== undefined && found !== status
  return found !== undefined && status !== 'Pending' && noticed(found) !== noticed(status)
}

function noticed(status: StrykerStatus): boolean | undefined {
  if (status === 'Killed' || status === 'Timeout') return true
  return status === 'Survived' || status === 'NoCoverage' ? false : undefined
}

/** What is only Stryker's opinion counts neither way, unless it is that of the tests. */
function unconfirmed(mutant: StrykerMutant): StrykerMutant {
  const status = unknown(mutant.status)
  return status === mutant.status
    ? mutant
    : { ...mutant, status, statusReason: `teeth: not tried again; StrykerJS said ${mutant.status}` }
}

function ignored(mutant: StrykerMutant, { owner, expires, reason }: SurvivorWaiver): StrykerMutant {
  return { ...mutant, status: 'Ignored', statusReason: `teeth: ${owner} answers for it until ${expires}: ${reason}` }
}

function correct(mutant: StrykerMutant, result: MutantResult | undefined): StrykerMutant {
  if (result === undefined) return mutant
  const status = statusOf(result.verdict) ?? unknown(mutant.status)
  if (status === mutant.status) return mutant
  const { killedBy: _, ...rest } = mutant
  if (mutant.status === 'Pending') return { ...mutant, status, statusReason: sentence(result) }
  const was = `StrykerJS said ${mutant.status}${mutant.statusReason === undefined ? '' : `: ${mutant.statusReason}`}`
  return { ...rest, status, statusReason: `${sentence(result)}\n${was}` }
}

/** A survivor that cannot be confirmed counts neither way. */
function unknown(status: StrykerStatus): StrykerStatus {
  return status === 'Survived' || status === 'NoCoverage' ? 'Pending' : status
}

function statusOf(verdict: MutantResult['verdict']): StrykerStatus | undefined {
  switch (verdict) {
    case 'killed':
      return 'Killed'
    case 'survived':
      return 'Survived'
    case 'unreached':
      return 'NoCoverage'
    case 'timed-out':
      return 'Timeout'
    case 'unmeasured':
      return undefined
    default:
      return assertNever(verdict)
  }
}

function sentence({ verdict, by, tried, note }: MutantResult): string {
  const files = [...new Set(tried.map(({ file }) => file))].join(', ')
  switch (verdict) {
    case 'killed':
      return by === undefined
        ? 'teeth: killed'
        : `teeth: killed by ${[by.file, ...by.titlePath].join(' > ')} (${by.kind}): ${by.message}`
    case 'survived':
      return `teeth: survived ${files}${note === undefined ? '' : ` (${note})`}`
    case 'unreached':
      return `teeth: ${note ?? `never run by ${files}`}`
    case 'timed-out':
      return `teeth: ${files} do not come to an end with it`
    case 'unmeasured':
      return `teeth: could not be measured${note === undefined ? '' : ` (${note})`}`
    default:
      return assertNever(verdict)
  }
}
