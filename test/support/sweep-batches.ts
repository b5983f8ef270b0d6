/** Batches of mutants, and results for them, as plain as they can be. */

import type { Mutant, MutantResult, SweepBatch, SweepState } from '../../src/model/sweep.ts'

export const STATE: SweepState = { commit: 'a'.repeat(40), changes: '', lockfile: 'l'.repeat(64), settings: 's' }

export function mutant(id: string): Mutant {
  return {
    id,
    file: 'src/rows.ts',
    mutator: 'Some',
    start: { line: 1, column: 1 },
    end: { line: 1, column: 2 },
    original: 'a',
    replacement: 'b',
    status: 'Survived',
    isStatic: false,
    coveredBy: [],
  }
}

/** A batch of the mutants with these ids, named for them. */
export function batch(...ids: readonly string[]): SweepBatch {
  return { id: `batch-of-${ids.join('-')}`, state: STATE, mutants: ids.map(mutant) }
}

export function result(id: string, verdict: MutantResult['verdict'] = 'killed'): MutantResult {
  return { mutant: id, verdict, reason: { kind: 'stayed-green' }, tried: [] }
}

export function resultsOf({ mutants }: SweepBatch, verdict?: MutantResult['verdict']): readonly MutantResult[] {
  return mutants.map(({ id }) => result(id, verdict))
}
