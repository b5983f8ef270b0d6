/** The part of the story that needs the parser: units cut, targets chosen, old code tried, tests looked at. */

import type { Change } from '../model/change.ts'
import type { Lane } from '../model/world.ts'
import type { Bench } from '../prove/runs.ts'
import { benchFor } from './bench.ts'
import type { ChangeUnit } from './change-unit.ts'
import type { DiffEvent, DiffRequest, DiffWorld } from './diff-request.ts'
import { examineTests, type Examined } from './examine-tests.ts'
import { followRenames } from './follow-renames.ts'
import { type Cut, makeUnits } from './make-units.ts'
import { relatedTargets } from './related.ts'
import { type Role, roleOf } from './role-of.ts'
import { type Outcome, tryAll, type Trying, type Workshop } from './rounds.ts'
import { selectUnits } from './select-units.ts'
import { type Target, targetsIn } from './target.ts'

export type Found = {
  readonly roles: ReadonlyMap<string, Role>
  readonly units: readonly ChangeUnit[]
  readonly outcome: Outcome
  readonly tests: readonly Examined[]
  /** Of units tried against related tests: how many related test files were too far away to be tried. */
  readonly farther: ReadonlyMap<string, number>
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
  const guessed = rolesIn(change, new Set())
  const first = cutSources(change, guessed)
  const [opening] = lanes
  if (opening === undefined || !first.units.some(isRunnable)) return untried(world, first, guessed)
  const lane = await opening
  const roles = rolesIn(change, new Set(lane.layers.flatMap(({ files }) => files)))
  const isAsGuessed = change.files.every(({ path }) => isSource(guessed, path) === isSource(roles, path))
  const all = isAsGuessed ? first : cutSources(change, roles)
  const cut = { ...all, units: selectUnits(all.units, request.pattern) }
  if (!cut.units.some(isRunnable)) return untried(world, cut, roles)
  return tryEverything(world, request, { ...given, lane, roles, cut })
}

type Ready = Given & { readonly lane: Lane; readonly roles: ReadonlyMap<string, Role>; readonly cut: Cut }

/** Tests of the change first, then what each of them says, then older tests for what is still open. */
async function tryEverything(world: DiffWorld, request: DiffRequest, ready: Ready): Promise<Found> {
  const { lane, roles, cut, change } = ready
  const workshop = workshopFor(world, request, ready)
  const targets = targetsIn(lane.layers)
  const own = targets.filter(({ file }) => roles.get(file) === 'test')
  const firstTries = await tryAll(trying(cut.units, own, request), workshop)
  const tests = await examineTests({ cut, change, roles, outcome: firstTries, lane, workshop, request })
  const more = await tryOthers(cut.units, firstTries, { request, workshop, lane, targets, own })
  return {
    roles,
    units: cut.units,
    outcome: joined(firstTries, more.outcome),
    farther: more.farther,
    tests,
    wasInterrupted: world.interruption.aborted,
  }
}

function isSource(roles: ReadonlyMap<string, Role>, path: string): boolean {
  return roles.get(path) === 'source'
}

function rolesIn({ files }: Change, testFiles: ReadonlySet<string>): ReadonlyMap<string, Role> {
  return new Map(files.map((file) => [file.path, roleOf(file, testFiles)]))
}

function cutSources({ files }: Change, roles: ReadonlyMap<string, Role>): Cut {
  return makeUnits(followRenames(files.filter(({ path }) => isSource(roles, path))))
}

function untried({ interruption }: DiffWorld, { units }: Cut, roles: ReadonlyMap<string, Role>): Found {
  return {
    roles,
    units,
    outcome: { tried: [], leftOut: [] },
    tests: [],
    farther: new Map(),
    wasInterrupted: interruption.aborted,
  }
}

function isRunnable({ undo }: ChangeUnit): boolean {
  return undo.kind === 'runnable'
}

/** The whole change goes through all tests of the change: what each of them says is asked too. */
function trying(
  units: readonly ChangeUnit[],
  targets: readonly Target[],
  { isMatrix }: DiffRequest,
): readonly Trying[] {
  const runnable = units.filter(isRunnable)
  return runnable.map((unit) => ({
    unit,
    targets,
    isExhaustive: isMatrix || unit.scope === 'whole' || runnable.length === 1,
  }))
}

type Others = {
  readonly request: DiffRequest
  readonly workshop: Workshop
  readonly lane: Lane
  readonly targets: readonly Target[]
  /** Tests of the change, which were tried already. */
  readonly own: readonly Target[]
}

type OtherTries = { readonly outcome: Outcome; readonly farther: Found['farther'] }

async function tryOthers(units: readonly ChangeUnit[], { tried }: Outcome, others: Others): Promise<OtherTries> {
  const { request, workshop, own } = others
  const open = units.filter(
    (unit) =>
      isRunnable(unit) &&
      (request.isMatrix || !tried.some((one) => one.unit === unit && one.measured.judgement.verdict === 'bites')),
  )
  if (request.tests === 'changed' || open.length === 0)
    return { outcome: { tried: [], leftOut: [] }, farther: new Map() }
  const rest = others.targets.filter((target) => !own.includes(target))
  const related = await relatedTargets(others.lane, rest, request)
  const known = open.map((unit) => ({ unit, ...related(unit) }))
  const outcome = await tryAll(
    known.map((one) => ({ ...one, isExhaustive: request.isMatrix })),
    own.length === 0 ? workshop : { ...workshop, bench: quick(workshop.bench) },
  )
  return { outcome, farther: new Map(known.map(({ unit, more }) => [unit.id, more])) }
}

/** Most of these tries will end green: a worker that is kept for them would be no gain. */
function quick(bench: Bench): Bench {
  return { ...bench, confirms: false, request: { ...bench.request, isIsolated: true } }
}

function joined(one: Outcome, other: Outcome): Outcome {
  return { tried: [...one.tried, ...other.tried], leftOut: [...one.leftOut, ...other.leftOut] }
}

function workshopFor(world: DiffWorld, request: DiffRequest, { lanes, lane, cut, start, onEvent }: Ready): Workshop {
  const done = new Set<string>()
  const of = cut.units.filter(isRunnable).length
  return {
    terms: {
      lanes: request.runs.lanes,
      serialLayers: new Set(lane.layers.filter(({ isSerial }) => isSerial).map(({ name }) => name)),
    },
    open: (count) => {
      while (lanes.length < count) lanes.push(world.runner.open())
      return lanes.slice(0, Math.max(1, count))
    },
    goesOn: () => !world.interruption.aborted && world.clock.elapsed() - start < request.budgetMs,
    bench: benchFor(request.runs, ({ guard, test }) =>
      onEvent({ kind: 'trying', title: guard.behaviour, file: test.file, done: done.size, of }),
    ),
    onTried: ({ unit, measured }) => {
      if (measured.judgement.verdict === 'bites') done.add(unit.id)
    },
  }
}
