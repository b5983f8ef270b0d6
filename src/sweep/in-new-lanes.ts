/** Lanes that are opened to try mutants in, and closed again whatever happens. */

import type { Mutant, MutantResult } from '../model/sweep.ts'
import type { Lane } from '../model/world.ts'
import { aloneAmong } from '../prove/alone.ts'
import type { SweepEvent, SweepRequest, SweepWorld } from './sweep-request.ts'

export type LaneWorld = Pick<SweepWorld, 'runner' | 'interruption' | 'files'>

export type Confirm = (batch: readonly Mutant[]) => Promise<readonly MutantResult[]>

/** Looks once for all of these mutants which tests come to them; what it gives tries some of them, or all. */
export type Prepare = (mutants: readonly Mutant[]) => Promise<Confirm>

export type LaneUse<T> = {
  /** How many mutants there are to try. */
  readonly of: () => number
  /** Ids of those that were tried against a test file at least; filled while that goes on. */
  readonly tried: Set<string>
  readonly onEvent: (event: SweepEvent) => void
  readonly use: (prepare: Prepare) => Promise<T>
}

export async function inNewLanes<T>(world: LaneWorld, request: SweepRequest, terms: LaneUse<T>): Promise<T> {
  const first = world.runner.open()
  const lanes = [first]
  try {
    const lane = await first
    const [{ confirmer }, { workshopFor }] = await Promise.all([import('./confirm.ts'), import('./workshop.ts')])
    const isAlone = await aloneAmong(world.files, lane.layers, request.runs.lanes)
    const workshop = workshopFor(world, request, { ...terms, lanes, lane, isAlone })
    return await terms.use(async (mutants) => {
      const texts = await textsOf(world, new Set(mutants.map(({ file }) => file)))
      return confirmer(mutants, { request, lane, texts, workshop })
    })
  } finally {
    await Promise.allSettled(lanes.map(async (opening: Promise<Lane>) => (await opening).close()))
  }
}

async function textsOf(world: LaneWorld, files: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all([...files].map(async (file) => [file, (await world.files.read(file)) ?? ''] as const))
  return new Map(texts)
}
