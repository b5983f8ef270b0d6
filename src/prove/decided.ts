/** Guards counted as they are decided: at the first test that does not bite, or at the last of those that do. */

import type { Measured } from './measure.ts'
import type { Unit } from './units.ts'

export type Count = { readonly done: number; readonly of: number }

/** Takes each unit as it is settled. Undefined for one that decides nothing, or not anew. */
export function decidedGuards(
  units: readonly Unit[],
): (settled: Pick<Measured, 'unit' | 'judgement'>) => Count | undefined {
  const left = new Map<string, number>()
  for (const { guard } of units) left.set(guard.id, (left.get(guard.id) ?? 0) + 1)
  const of = left.size
  return ({ unit, judgement }) => {
    const { id } = unit.guard
    const others = left.get(id)
    if (others === undefined) return undefined
    // @teeth progress-counts-guards: a guard with two tests is counted once, when it is decided
    //   test: test/unit/prove/decided.test.ts
    //   revert: condition true
    if (others === 1 || judgement.verdict !== 'bites') left.delete(id)
    else left.set(id, others - 1)
    return left.has(id) ? undefined : { done: of - left.size, of }
  }
}
