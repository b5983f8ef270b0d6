/** The part of the story that needs the parser: units cut, targets chosen, old code tried, tests looked at. */

import type { Change } from '../model/change.ts'
import type { Lane, LayerFact } from '../model/world.ts'
import { within } from '../read/within.ts'
import { aloneAmong } from '../prove/alone.ts'
import { lanesWorth } from '../prove/plan.ts'
import type { ChangeUnit } from './change-unit.ts'
import type { DiffEvent, DiffRequest, DiffWorld } from './diff-request.ts'
import { examineTests, type Examined } from './examine-tests.ts'
import { followRenames } from './follow-renames.ts'
import { keepsImports } from './keeps-imports.ts'
import { type Cut, makeUnits } from './make-units.ts'
import { type Role, roleOf } from './role-of.ts'
import { outsideOf } from './outside.ts'
import { joined, NO_TRIES, type Outcome } from './rounds.ts'
import { selectUnits } from './select-units.ts'
import { type Target, targetsIn } from './target.ts'
import { tryOnDisk } from './try-on-disk.ts'
import { type OtherTries, tryOthers } from './try-others.ts'
import { tryOwn } from './try-own.ts'
import { workshopFor } from './workshop.ts'

export type Found = {
  readonly roles: ReadonlyMap<string, Role>
  readonly units: readonly ChangeUnit[]
  readonly outcome: Outcome
  readonly tests: readonly Examined[]
  /** Vitest's projects; none where no lane was needed. */
  readonly layers: readonly LayerFact[]
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
  /** Whether what the tests of the change have shown is all that is asked. Absent: everything is looked at. */
  readonly isEnough?: (own: Outcome) => boolean
}

export async function find(world: DiffWorld, request: DiffRequest, given: Given): Promise<Found> {
  const { change, lanes } = given
  const guessed = rolesIn(change, request, new Set())
  const isKept = await keepsImports(
    world.files,
    change.files.map(({ path }) => path),
  )
  const first = await cutSources(world, change, { roles: guessed, keepsImports: isKept })
  const [opening] = lanes
  if (opening === undefined || !first.units.some(isRunnable)) return untried(world, first, guessed)
  const lane = await opening
  const roles = rolesIn(change, request, new Set(lane.layers.flatMap(({ files }) => files)))
  const isAsGuessed = change.files.every(({ path }) => isSource(guessed, path) === isSource(roles, path))
  const all = isAsGuessed ? first : await cutSources(world, change, { roles, keepsImports: isKept })
  const cut = { ...all, units: selectUnits(all.units, request.pattern) }
  if (!cut.units.some(isRunnable)) return untried(world, cut, roles)
  return tryEverything(world, request, { ...given, lane, roles, cut })
}

type Ready = Given & { readonly lane: Lane; readonly roles: ReadonlyMap<string, Role>; readonly cut: Cut }

const NOTHING_ELSE: OtherTries = { outcome: NO_TRIES, farther: new Map() }

/** Tests of the change first, then what each of them says, then older tests for what is still open. */
async function tryEverything(world: DiffWorld, request: DiffRequest, ready: Ready): Promise<Found> {
  const { lane, roles, cut, change, isEnough } = ready
  const units = cut.units.filter(isRunnable)
  const isAlone = await aloneAmong(world.files, lane.layers, lanesWorth(units.length, request.runs.lanes))
  const workshop = workshopFor(world, request, { ...ready, isAlone, of: units.length })
  const targets = targetsIn(lane.layers)
  const isOwn = ({ file }: Target): boolean => roles.get(file) === 'test'
  const terms = { request, workshop, lane }
  const inMemory = await tryOwn(units, { ...terms, targets: targets.filter(isOwn) })
  // @teeth unmet-is-tried-on-disk: a test that starts a process notices in a copy
  //   test: test/unit/diff/on-disk.test.ts > a test that starts a process notices in a copy
  //   was: const own = inMemory
  const own = joined(inMemory, await tryOnDisk(units, { world, request, workshop, outcome: inMemory }))
  // One part alone tells nothing about what a test is for.
  const isNarrowed = request.pattern !== undefined && !units.some(({ scope }) => scope === 'whole')
  const tests = isNarrowed || isEnough ? [] : await examineTests({ ...terms, cut, change, roles, outcome: own })
  const others = targets.filter((target) => !isOwn(target))
  const { outcome, farther } = isEnough?.(own)
    ? NOTHING_ELSE
    : await tryOthers(units, { ...terms, world, targets: others, own })
  const known = joined(own, outcome)
  const late = isEnough?.(known)
    ? NO_TRIES
    : await tryOnDisk(units, { world, request, workshop, outcome: known, isLate: true })
  const { layers } = lane
  const wasInterrupted = world.interruption.aborted
  return { roles, units: cut.units, outcome: joined(known, late), farther, tests, layers, wasInterrupted }
}

function isSource(roles: ReadonlyMap<string, Role>, path: string): boolean {
  return roles.get(path) === 'source'
}

/** Files that the configuration leaves out are nobody's business, unless they are tests. */
function rolesIn({ files }: Change, { runs }: DiffRequest, testFiles: ReadonlySet<string>): ReadonlyMap<string, Role> {
  const looked = new Set(
    within(
      files.map(({ path }) => path),
      runs,
    ),
  )
  return new Map(
    files.map((file) => {
      const role = roleOf(file, testFiles)
      return [file.path, role === 'source' && !looked.has(file.path) ? 'other' : role]
    }),
  )
}

type Cutting = { readonly roles: ReadonlyMap<string, Role>; readonly keepsImports: boolean }

/** Again where something went to another file: whether that is a change depends on files that are not in it. */
async function cutSources(world: DiffWorld, { files }: Change, { roles, keepsImports }: Cutting): Promise<Cut> {
  const changed = followRenames(files.filter(({ path }) => isSource(roles, path)))
  const cut = makeUnits(changed, { keepsImports })
  if (cut.losing === undefined) return cut
  const outside = await outsideOf(world.files, { losing: cut.losing, changed })
  return makeUnits(changed, { keepsImports, outside })
}

function untried({ interruption }: DiffWorld, { units }: Cut, roles: ReadonlyMap<string, Role>): Found {
  return { roles, units, ...NOTHING_ELSE, tests: [], layers: [], wasInterrupted: interruption.aborted }
}

function isRunnable({ undo }: ChangeUnit): boolean {
  return undo.kind === 'runnable'
}
