/** Confirms what was chosen, batch by batch, in lanes that are opened for it and closed again. */

import type { Mutant, MutantResult, SweepState } from '../model/sweep.ts'
import { batches } from './batches.ts'
import type { Chosen } from './choose.ts'
import { inNewLanes, type Prepare } from './in-new-lanes.ts'
import type { SweepEvent, SweepRequest, SweepWorld } from './sweep-request.ts'
import { sweepState } from './sweep-state.ts'

type Given = { readonly chosen: Chosen; readonly onEvent: (event: SweepEvent) => void }

export async function confirmAll(
  world: SweepWorld,
  request: SweepRequest,
  given: Given,
): Promise<readonly MutantResult[]> {
  const { chosen, onEvent } = given
  if (chosen.mutants.length === 0) return []
  const state = await sweepState(world, request)
  const known = await knownOf(world, state, chosen.mutants)
  const open = chosen.mutants.filter(({ id }) => !known.has(id))
  onEvent({ kind: 'confirming', mutants: open.length, known: known.size })
  const found = open.length === 0 ? [] : await confirmed(world, request, { chosen, known, open, state, onEvent })
  if (!world.interruption.aborted) await world.journal.clear()
  return [...known.values(), ...found]
}

/** What a sweep found that was broken off. The first result of a mutant counts. */
async function knownOf(
  { journal }: SweepWorld,
  state: SweepState,
  mutants: readonly Mutant[],
): Promise<ReadonlyMap<string, MutantResult>> {
  const wanted = new Set(mutants.map(({ id }) => id))
  const kept = (await journal.read(state)).filter(({ mutant }) => wanted.has(mutant))
  return new Map(kept.toReversed().map((result) => [result.mutant, result]))
}

type Due = Given & {
  readonly state: SweepState
  readonly known: ReadonlyMap<string, MutantResult>
  readonly open: readonly Mutant[]
}

async function confirmed(world: SweepWorld, request: SweepRequest, due: Due): Promise<readonly MutantResult[]> {
  const { queue } = world
  if (queue === undefined) return inOwnLanes(world, request, due)
  const { confirmInQueue } = await import('./queue/confirm-in-queue.ts')
  const { chosen, state, known, onEvent } = due
  const all = batches(chosen.mutants, state, world.digest)
  return confirmInQueue({ ...world, queue }, { state, batches: all, known: new Set(known.keys()), onEvent })
}

async function inOwnLanes(world: SweepWorld, request: SweepRequest, due: Due): Promise<readonly MutantResult[]> {
  const { open, state, onEvent } = due
  const results: MutantResult[] = []
  const use = async (prepare: Prepare) => {
    const confirm = await prepare(open)
    for (const batch of batches(open, state, world.digest)) {
      if (world.interruption.aborted) break
      const found = settled(await confirm(batch.mutants), world)
      await world.journal.add(state, found)
      results.push(...found)
    }
    return results
  }
  return inNewLanes(world, request, { of: () => open.length, tried: new Set(), onEvent, use })
}

/** What was broken off says nothing, and is found out the next time. */
function settled(results: readonly MutantResult[], { interruption }: SweepWorld): readonly MutantResult[] {
  // @teeth an-interruption-is-no-result: what was broken off has no result, so that the next sweep tries it again
  //   test: test/unit/sweep/resume.test.ts
  //   was: return results
  return interruption.aborted ? results.filter(({ verdict }) => verdict !== 'unmeasured') : results
}
