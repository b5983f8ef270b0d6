/** Confirms what was chosen, batch by batch, in lanes that are opened for it and closed again. */

import type { MutantResult } from '../model/sweep.ts'
import type { Lane } from '../model/world.ts'
import { batches, sweepState } from './batches.ts'
import type { Chosen } from './choose.ts'
import type { SweepEvent, SweepRequest, SweepWorld } from './sweep-request.ts'

type Given = { readonly chosen: Chosen; readonly onEvent: (event: SweepEvent) => void }

export async function confirmAll(
  world: SweepWorld,
  request: SweepRequest,
  given: Given,
): Promise<readonly MutantResult[]> {
  const { chosen, onEvent } = given
  if (chosen.mutants.length === 0) return []
  onEvent({ kind: 'confirming', mutants: chosen.mutants.length })
  const first = world.runner.open()
  const lanes = [first]
  try {
    return await inLanes(world, request, { ...given, lanes, lane: await first })
  } finally {
    await Promise.allSettled(lanes.map(async (opening) => (await opening).close()))
  }
}

type Ready = Given & { readonly lanes: Promise<Lane>[]; readonly lane: Lane }

async function inLanes(world: SweepWorld, request: SweepRequest, ready: Ready): Promise<readonly MutantResult[]> {
  const { chosen, lanes, lane, onEvent } = ready
  const [{ confirmer }, { workshopFor }] = await Promise.all([import('./confirm.ts'), import('./workshop.ts')])
  const results: MutantResult[] = []
  const workshop = workshopFor(world, request, {
    ...{ lanes, lane, onEvent },
    of: chosen.mutants.length,
    done: () => results.length,
  })
  const texts = await textsOf(world, new Set(chosen.mutants.map(({ file }) => file)))
  const confirm = await confirmer({ request, lane, texts, workshop })
  for (const batch of batches(chosen.mutants, await sweepState(world), world.digest)) {
    if (world.interruption.aborted) break
    results.push(...(await confirm(batch.mutants)))
  }
  return results
}

async function textsOf(world: SweepWorld, files: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all([...files].map(async (file) => [file, (await world.files.read(file)) ?? ''] as const))
  return new Map(texts)
}
