/** Which results count: one for each mutant of a batch that has ended, the first that came. */

import type { MutantResult, SweepBatch } from '../../model/sweep.ts'
import type { BatchEnd } from '../../model/sweep-queue.ts'

/** Those that are not in `known`, in the order of the batches. A mutant that nothing came of is unmeasured. */
export function accept(
  ended: readonly BatchEnd[],
  batches: readonly SweepBatch[],
  known: ReadonlySet<string>,
): readonly MutantResult[] {
  const endOf = new Map(ended.toReversed().map((end) => [end.batch, end]))
  return batches.flatMap(({ id, mutants }) => {
    const end = endOf.get(id)
    if (end === undefined) return []
    const found = resultsIn(end)
    const open = mutants.filter((mutant) => !known.has(mutant.id))
    return open.map((mutant) => found.get(mutant.id) ?? lost(mutant.id, end))
  })
}

/** Of the batches, those in which a mutant has no result yet. */
export function outstanding(batches: readonly SweepBatch[], known: ReadonlySet<string>): readonly SweepBatch[] {
  return batches.filter(({ mutants }) => mutants.some(({ id }) => !known.has(id)))
}

function resultsIn(end: BatchEnd): ReadonlyMap<string, MutantResult> {
  if (end.kind === 'given-up') return new Map()
  // @teeth the-first-result-counts: of two results for a mutant the first one counts
  //   test: test/unit/sweep/queue/accept.test.ts
  //   was: return new Map(end.results.map((result) => [result.mutant, result]))
  return new Map(end.results.toReversed().map((result) => [result.mutant, result]))
}

function lost(mutant: string, end: BatchEnd): MutantResult {
  const detail = end.kind === 'given-up' ? end.why : 'the machine that tried it sent no result'
  return { mutant, verdict: 'unmeasured', reason: { kind: 'cannot-run-here', detail }, tried: [] }
}
