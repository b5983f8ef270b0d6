/** The part of the story that needs the parser: guards read and selected, reverts made, units planned and measured. */

import type { OnProgress, ProveRequest } from '../model/request.ts'
import type { Clock, Lane, World } from '../model/world.ts'
import { reverter } from '../revert/reverter.ts'
import type { Annotated, Source } from './collect.ts'
import { distribute } from './distribute.ts'
import type { Findings, Prepared } from './findings.ts'
import { modulesBetween } from './modules-between.ts'
import type { Reading } from './read-guards.ts'
import { readSelected } from './read-selected.ts'
import { measureInRounds } from './rounds.ts'
import { shardOf } from './shard-of.ts'
import { typeChecksOf } from './type-checks.ts'

type Given = {
  readonly annotated: Annotated
  readonly relevant: readonly Source[]
  /** Holds the first lane; those opened later are added, so that whoever closes them knows all. */
  readonly lanes: Promise<Lane>[]
  readonly onProgress: OnProgress
}

/** Carries a command out in lanes. An interruption ends it early, with what was measured until then. */
export async function carryOut(world: World, request: ProveRequest, given: Given): Promise<Findings> {
  const between = modulesBetween(firstOf(given.lanes), request.projects)
  const reading = await readSelected(world, request, { ...given, between })
  const { problems } = reading
  const selected = reading.guards.map(({ id }) => id)
  const prepared = await prepare(reading, request, world.clock)
  if (prepared.every((one) => one.revert.kind === 'stale')) {
    return { prepared, selected, problems, measured: [], settled: [], wasInterrupted: world.interruption.aborted }
  }
  const { layers } = await firstOf(given.lanes)
  const typeChecks = await typeChecksOf(
    world,
    prepared.map(({ guard }) => guard),
  )
  const { units, settled, ...distributed } = distribute(prepared, { layers, typeChecks, request })
  const measured = await measureInRounds(world, request, { ...given, units, layers, typeChecks })
  return {
    prepared: distributed.prepared,
    selected,
    problems: [...problems, ...distributed.problems],
    units,
    measured,
    settled,
    wasInterrupted: world.interruption.aborted,
  }
}

/** The guards of this machine's shard, with their old behaviour put back in text. */
async function prepare(
  { guards, texts, functions }: Reading,
  { shard }: ProveRequest,
  clock: Clock,
): Promise<readonly Prepared[]> {
  const own = shard === undefined ? guards : shardOf(guards, shard, shard.times)
  const revert = reverter(texts, functions)
  const prepared: Prepared[] = []
  for (const guard of own) {
    prepared.push({ guard, revert: revert(guard) })
    await clock.turn()
  }
  return prepared
}

async function firstOf(lanes: readonly Promise<Lane>[]): Promise<Lane> {
  const [first] = lanes
  if (first === undefined) throw new Error('a command that proves guards opens a lane first')
  return first
}
