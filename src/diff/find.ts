/** The part of the story that needs the parser: units cut, targets chosen, old code tried. */

import type { Change } from '../model/change.ts'
import type { Lane } from '../model/world.ts'
import { benchFor } from './bench.ts'
import type { ChangeUnit } from './change-unit.ts'
import type { DiffEvent, DiffRequest, DiffWorld } from './diff-request.ts'
import { makeUnits } from './make-units.ts'
import { type Outcome, tryAll, type Trying } from './rounds.ts'
import { type Role, roleOf } from './role-of.ts'
import { type Target, targetsIn } from './target.ts'

export type Found = {
  readonly roles: ReadonlyMap<string, Role>
  readonly units: readonly ChangeUnit[]
  readonly outcome: Outcome
  readonly wasInterrupted: boolean
}

type Given = {
  readonly change: Change
  /** Holds the first lane, if any; those opened later are added, so that whoever closes them knows all. */
  readonly lanes: Promise<Lane>[]
  /** When the command began, as the clock counts. */
  readonly start: number
  readonly onEvent: (event: DiffEvent) => void
}

export async function find(world: DiffWorld, request: DiffRequest, given: Given): Promise<Found> {
  const { change, lanes } = given
  const guessed = sort(change, new Set())
  const first = makeUnits(change.files.filter(({ path }) => guessed.get(path) === 'source'))
  const [lane] = lanes
  const idle = { roles: guessed, units: first, outcome: { tried: [], leftOut: [] }, wasInterrupted: world.interruption.aborted }
  if (lane === undefined || !first.some(isRunnable)) return idle
  const { layers } = await lane
  const targets = targetsIn(layers)
  const roles = sort(change, new Set(layers.flatMap(({ files }) => files)))
  const isAsGuessed = change.files.every(({ path }) => (guessed.get(path) === 'source') === (roles.get(path) === 'source'))
  const units = isAsGuessed ? first : makeUnits(change.files.filter(({ path }) => roles.get(path) === 'source'))
  const isSerial = layers.some((layer) => layer.isSerial)
  const outcome = await tryUnits(world, request, { ...given, units, targets, most: isSerial ? 1 : request.runs.lanes, roles })
  return { roles, units, outcome, wasInterrupted: world.interruption.aborted }
}

function sort({ files }: Change, testFiles: ReadonlySet<string>): ReadonlyMap<string, Role> {
  return new Map(files.map((file) => [file.path, roleOf(file, testFiles)]))
}

function isRunnable({ undo }: ChangeUnit): boolean {
  return undo.kind === 'runnable'
}

type Ready = Given & {
  readonly units: readonly ChangeUnit[]
  readonly targets: readonly Target[]
  readonly roles: ReadonlyMap<string, Role>
  readonly most: number
}

async function tryUnits(world: DiffWorld, request: DiffRequest, ready: Ready): Promise<Outcome> {
  const { units, targets, roles, lanes, most } = ready
  const changed = targets.filter(({ file }) => roles.get(file) === 'test')
  const trying = units.filter(isRunnable).map((unit): Trying => ({ unit, targets: changed, isExhaustive: request.isMatrix || unit.scope === 'whole' }))
  let done = 0
  const of = trying.length
  return tryAll(trying, {
    lanes: most,
    open: (count) => {
      while (lanes.length < count) lanes.push(world.runner.open())
      return lanes.slice(0, Math.max(1, count))
    },
    goesOn: () => !world.interruption.aborted && world.clock.elapsed() - ready.start < request.budgetMs,
    bench: benchFor(request.runs, ({ guard, test }) => ready.onEvent({ kind: 'trying', title: guard.behaviour, file: test.file, done, of })),
    onTried: () => {
      done += 1
    },
  })
}
