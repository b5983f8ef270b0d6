/** Units measured strategy by strategy: what an overlay never met comes round again in a copy of the tree. */

import { TeethError } from '../errors/teeth-error.ts'
import type { OnProgress, ProveRequest } from '../model/request.ts'
import { STRATEGIES, type Strategy, type Way } from '../model/strategy.ts'
import type { Lane, LayerFact, World } from '../model/world.ts'
import { aloneAmong, type IsAlone } from './alone.ts'
import { benchFor } from './bench-for.ts'
import { checksTypes, firstWay, isDoubted, secondWay, together, withoutCopy } from './choose.ts'
import { decidedGuards } from './decided.ts'
import { firstStrategy } from './first-strategy.ts'
import type { Measured } from './measure.ts'
import { lanesWorth, type Plan, plan } from './plan.ts'
import type { TypeChecks } from './type-checks.ts'
import type { Unit } from './units.ts'
import { work } from './work.ts'

export type Asked = {
  readonly units: readonly Unit[]
  readonly layers: readonly LayerFact[]
  readonly typeChecks: TypeChecks
  /** Holds the first lane; those opened later are added, so that whoever closes them knows all. */
  readonly lanes: Promise<Lane>[]
  readonly onProgress: OnProgress
}

type Outside = Pick<World, 'runner' | 'interruption' | 'files'>

/** A unit to be measured, and what an earlier round found of it. */
type Task = { readonly unit: Unit; readonly way: Way; readonly first?: Measured }

/** Measures all, from the safest strategy on. An interruption or enough failures end it early, with what is settled. */
export async function measureInRounds(
  world: Outside,
  request: ProveRequest,
  asked: Asked,
): Promise<readonly Measured[]> {
  const { onProgress, units } = asked
  const tasks: Task[] = units.map((unit) => ({ unit, way: firstWay(unit, request) }))
  const settled: Measured[] = []
  const count = decidedGuards(units)
  // What a copy may still take back ends the search for more, and is looked at all the same.
  const hasEnough = (): boolean => hasBailed([...settled, ...tasks.flatMap(doubted)], request.bail)
  const goesOn = (strategy: Strategy): boolean => {
    return !world.interruption.aborted && !(strategy === 'overlay' ? hasEnough() : hasBailed(settled, request.bail))
  }
  const settle = (one: Measured): void => {
    settled.push(one)
    const decided = count(one)
    if (decided === undefined) return
    onProgress({ kind: 'proven', guardId: one.unit.guard.id, verdict: one.judgement.verdict, ...decided })
  }
  const isAlone = await aloneAmong(world.files, asked.layers, lanesWorth(units.length, request.lanes))
  const round: Round = { world, request, asked, isAlone, goesOn, settle, putOff: (task) => void tasks.push(task) }
  for (const strategy of STRATEGIES) {
    const own = tasks.filter((task) => task.way.strategy === strategy && (!hasEnough() || doubted(task).length > 0))
    if (own.length > 0 && goesOn(strategy)) await measureRound(round, strategy, own)
  }
  return settled
}

type Round = {
  readonly world: Outside
  readonly request: ProveRequest
  readonly asked: Asked
  readonly isAlone: IsAlone
  readonly goesOn: (strategy: Strategy) => boolean
  readonly settle: (measured: Measured) => void
  /** To a later round. */
  readonly putOff: (task: Task) => void
}

async function measureRound(round: Round, strategy: Strategy, tasks: readonly Task[]): Promise<void> {
  try {
    await runRound(round, strategy, tasks)
  } catch (error) {
    // Only a second try may fail: what asked for this strategy has nothing else to show.
    const isSecond = tasks.every(({ first }) => first !== undefined)
    if (!(error instanceof TeethError) || !isSecond) throw error
    const [detail = ''] = error.message.split('\n')
    for (const { first } of tasks) if (first !== undefined) round.settle(withoutCopy(first, detail))
  }
}

async function runRound(round: Round, strategy: Strategy, tasks: readonly Task[]): Promise<void> {
  const { world, request, asked, goesOn } = round
  const units = tasks.map((task) => (strategy === 'overlay' ? task.unit : prepared(task, round)))
  const planned = planFor(strategy, units, round)
  tell(round, strategy, { units, planned })
  const lanes = strategy === firstStrategy(request) ? asked.lanes : []
  while (lanes.length < planned.lanes) lanes.push(world.runner.open(strategy))
  if (lanes !== asked.lanes) asked.lanes.push(...lanes)
  const onMeasured = (one: Measured): void => hear(round, one, tasks[units.indexOf(one.unit)])
  const bench = benchFor(request, { onProgress: asked.onProgress, isOnDisk: strategy !== 'overlay' })
  await work(lanes, planned.batches, { bench, foreman: { goesOn: () => goesOn(strategy), onMeasured } })
}

function hear(round: Round, measured: Measured, task: Task | undefined): void {
  if (task === undefined) throw new Error('a unit was measured that nobody asked for')
  const one = { ...measured, unit: task.unit, way: task.way }
  const way = secondWay(one, round.request)
  if (way !== undefined) round.putOff({ unit: task.unit, way, first: one })
  else round.settle(task.first === undefined ? one : together(task.first, one))
}

function prepared(task: Task, { request, asked }: Round): Unit {
  const { unit } = task
  const prepare = unit.guard.prepare ?? request.prepare
  return {
    ...unit,
    ...(prepare === undefined ? {} : { prepare }),
    ...(checksTypes(task) ? { typeCheck: asked.typeChecks.get(unit.test.file) ?? { tests: [] } } : {}),
    ...(doubted(task).length > 0 ? { isDoubted: true } : {}),
  }
}

function doubted({ first }: Task): readonly Measured[] {
  return first !== undefined && isDoubted(first) ? [first] : []
}

/** In place there is one tree for all. */
function planFor(strategy: Strategy, units: readonly Unit[], { request, isAlone }: Round): Plan {
  // @teeth in-place-is-one-lane: the tree itself is written in one lane
  //   test: test/unit/prove/rounds.test.ts
  //   revert: swap strategy === 'in-place' ? 1 : request.lanes => request.lanes
  return plan(units, { lanes: strategy === 'in-place' ? 1 : request.lanes, isAlone })
}

type Planned = { readonly units: readonly Unit[]; readonly planned: Plan }

function tell({ request, asked }: Round, strategy: Strategy, { units, planned }: Planned): void {
  const guards = countGuards(units)
  if (strategy !== firstStrategy(request)) return asked.onProgress({ kind: 'on-disk', strategy, guards })
  const files = new Set(asked.units.map(({ test }) => test.file)).size
  asked.onProgress({ kind: 'planned', guards: countGuards(asked.units), files, lanes: planned.lanes })
}

function countGuards(units: readonly Unit[]): number {
  return new Set(units.map(({ guard }) => guard.id)).size
}

/** True once as many guards have failed to bite as the user wants to see at most. */
function hasBailed(measured: readonly Measured[], bail: number | undefined): boolean {
  const failed = measured.filter(({ judgement }) => judgement.verdict !== 'bites')
  // @teeth a-guard-fails-once: a guard that fails in two tests is one of those that end a command
  //   test: test/unit/prove/rounds.test.ts
  //   was: return bail !== undefined && failed.length >= bail
  return bail !== undefined && countGuards(failed.map(({ unit }) => unit)) >= bail
}
