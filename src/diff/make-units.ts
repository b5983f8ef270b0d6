/** The units of a change: the whole of it, each file, each part, and what changes no emitted JavaScript. */

import type { ChangedFile } from '../model/change.ts'
import type { Atom } from './atom.ts'
import { type Bonds, bonds } from './bonds.ts'
import type { ChangeUnit } from './change-unit.ts'
import { compare } from './compare.ts'
import { type GoneFiles, goneFilesOf, withGoneFiles } from './gone-files.ts'
import { isReadable } from './is-readable.ts'
import { lineEdits } from './line-edits.ts'
import { lostExports } from './lost-exports.ts'
import { type ChangedModules, filesOf, type Moves, movesIn } from './moves.ts'
import { newFilesBehind } from './new-files.ts'
import type { Outside } from './outside.ts'
import { partUnits } from './part-units.ts'
import { type Present, present } from './put-back.ts'
import { placeOf, undoEdits } from './undo-edits.ts'
import { sides, type Version } from './version.ts'

/** A change cut into atoms, from which other units can be put together later. */
export type Cut = {
  readonly units: readonly ChangeUnit[]
  readonly atoms: readonly Atom[]
  readonly bonds: Bonds
  /** Each file as it is now. */
  readonly presents: ReadonlyMap<string, Present>
  /** Deleted files as they were. */
  readonly gone: GoneFiles
  /** Files that export less than before; undefined where nothing went to another file. */
  readonly losing: ReadonlySet<string> | undefined
}

/** A changed file of which both texts are known. */
type Both = ChangedFile & { readonly before: string; readonly now: string }

export type Surroundings = {
  /** The compiler keeps imports of types too. */
  readonly keepsImports?: boolean
  /** Absent: nothing is known of files that the change leaves alone. */
  readonly outside?: Outside
}

/** `sources`: changed files whose behaviour can be put back. Pure. */
export function makeUnits(sources: readonly ChangedFile[], { keepsImports, outside }: Surroundings = {}): Cut {
  const both = sources.filter(hasBoth)
  const presents = new Map(both.map(({ path, now }) => [path, present(path, now)]))
  const coarse = both.filter((file) => !isReadable(file))
  const fine = both.filter(isReadable)
  const versions = new Map(fine.map((file) => [file.path, sides(file.path, file, keepsImports)]))
  const atoms = [...versions.values()].flatMap((one) => compare(one))
  const bound = bonds(atoms, new Set(both.map(({ path }) => path)))
  const gone = goneIn(sources)
  const bring = (unit: ChangeUnit): ChangeUnit => withGoneFiles(unit, gone)
  const exact: Exact = (scope, files) => bring(exactUnit(scope, files, presents))
  const modules = { sides: versions, added: addedIn(sources) }
  const moves = movesIn(atoms, modules)
  const material = { ...modules, atoms, bonds: bound, presents, moves, outside }
  const parts = [...partUnits(material).map(bring), ...coarse.map((file) => exact('part', [file]))]
  const changing = both.filter(({ path }) => parts.some(({ places }) => places.some(({ file }) => file === path)))
  const behind = new Set([...newFilesBehind(atoms, sources), ...parts.flatMap(goneFilesOf)])
  // @teeth a-new-file-goes-with-its-import: a new file whose import is in the change goes with it
  //   test: test/unit/diff/parts.test.ts > a file that came or went > a new file whose import is in the change goes with it
  //   was: const beyond = sources.filter((file) => !hasBoth(file))
  const beyond = sources.filter((file) => !hasBoth(file) && !behind.has(file.path))
  const units = [
    ...wholeUnits(changing, parts, { exact, isMore: beyond.some(({ path }) => gone.has(path)) }),
    ...parts,
    ...beyond.map(beyondMemory),
    ...fine.flatMap((file) => idleUnits(file, atoms, presents)),
  ]
  return { units, atoms, bonds: bound, presents, gone, losing: losingIn(modules, moves) }
}

function losingIn(modules: ChangedModules, { origins }: Moves): Cut['losing'] {
  if (origins.size === 0) return undefined
  const terms = { files: filesOf(modules), origins }
  return new Set([...modules.sides].filter(([, own]) => lostExports(own, terms).size > 0).map(([file]) => file))
}

function hasBoth(file: ChangedFile): file is Both {
  return file.before !== undefined && file.now !== undefined
}

/** New files as they are now. */
function addedIn(sources: readonly ChangedFile[]): ReadonlyMap<string, Version> {
  return new Map(
    sources.flatMap(({ path, status, now }) =>
      status === 'added' && now !== undefined && isReadable({ path, before: '', now })
        ? [[path, sides(path, { before: '', now }).now] as const]
        : [],
    ),
  )
}

/** Deleted files as they were, without those that do nothing. */
function goneIn(sources: readonly ChangedFile[]): GoneFiles {
  return new Map(
    sources.flatMap((file) =>
      file.status === 'deleted' && file.before !== undefined && !doesNothing(file) ? [[file.path, file.before]] : [],
    ),
  )
}

type Exact = (scope: ChangeUnit['scope'], files: readonly Both[]) => ChangeUnit

type Terms = {
  readonly exact: Exact
  /** The whole brings files back that no part does. */
  readonly isMore: boolean
}

/** The whole is left out where it is one part and nothing more, a file where it is the whole or one part. */
function wholeUnits(
  changing: readonly Both[],
  parts: readonly ChangeUnit[],
  { exact, isMore }: Terms,
): readonly ChangeUnit[] {
  const isWhole = changing.length > 0 && (parts.length !== 1 || isMore)
  const whole = isWhole ? [{ ...exact('whole', changing), ...(isMore ? {} : commonLook(parts)) }] : []
  if (changing.length < 2) return whole
  const partsIn = (path: string) => parts.filter((part) => part.places.some(({ file }) => file === path))
  const files = changing.filter(({ path }) => partsIn(path).length > 1)
  return [...whole, ...files.map((file) => ({ ...exact('file', [file]), ...commonLook(partsIn(file.path)) }))]
}

/** What only holds parts that look like no change of behaviour looks like none either. */
function commonLook(parts: readonly ChangeUnit[]): Pick<ChangeUnit, 'looks'> {
  const [first] = parts
  return first?.looks !== undefined && parts.every(({ looks }) => looks !== undefined) ? { looks: first.looks } : {}
}

/** Whole files, to the last character as they were. */
function exactUnit(scope: ChangeUnit['scope'], files: readonly Both[], presents: Cut['presents']): ChangeUnit {
  const path = files[0]?.path ?? ''
  const edits = files.flatMap((file) => {
    const own = presents.get(file.path)
    return own === undefined ? [] : [{ present: own, edits: lineEdits(file.now, file.before) }]
  })
  if (scope === 'whole') return { id: 'whole', scope, title: 'the whole change', ...undoEdits(edits) }
  return { id: `file:${path}`, scope, title: `the whole of \`${path}\``, ...undoEdits(edits) }
}

function beyondMemory(file: ChangedFile): ChangeUnit {
  const { path, status, before, now } = file
  const detail = {
    deleted: `not tried: nothing that is left imported \`${path}\``,
    added: `\`${path}\` is new, and a file that is there cannot be taken away in memory`,
  }
  const places = [{ file: path, line: 1, diff: '' }]
  const title = `${status} file \`${path}\``
  const unit = { id: `file:${path}`, scope: 'file', title, places } as const
  if ((before ?? now) === undefined || (status !== 'deleted' && status !== 'added'))
    return { ...unit, undo: { kind: 'no-text', detail: `\`${path}\` is no text in UTF-8; save it as that` } }
  // @teeth a-file-of-types-does-nothing: a file of types alone that came or went is no runtime change
  //   test: test/unit/diff/parts.test.ts > a file that came or went > a file of types alone that came or went is no runtime change: added
  //   revert: remove
  if (doesNothing(file))
    return { id: `idle:${path}`, scope: 'part', title: IDLE, places, undo: { kind: 'no-runtime-change' } }
  return { ...unit, undo: { kind: 'beyond-memory', detail: detail[status] } }
}

/** Types alone. */
function doesNothing({ path, status, before, now }: ChangedFile): boolean {
  const text = status === 'added' ? now : status === 'deleted' ? before : undefined
  if (text === undefined || !isReadable({ path, before: '', now: text })) return false
  return compare(sides(path, { before: '', now: text })).length === 0
}

const IDLE = 'types, comments or formatting'

/** Stretches of text that differ and leave nothing different behind, as one unit of each file. */
function idleUnits(
  { path, now, before }: Both,
  atoms: readonly Atom[],
  presents: Cut['presents'],
): readonly ChangeUnit[] {
  const own = atoms.filter(({ file }) => file === path).map(({ edit }) => edit.span)
  const present = presents.get(path)
  const isFree = ({ span }: Atom['edit']) => !own.some(({ start, end }) => start <= span.end && end >= span.start)
  const idle = lineEdits(now, before).filter(isFree)
  if (idle.length === 0 || present === undefined) return []
  const places = idle.map((edit) => placeOf({ present, edits: [edit] }))
  return [{ id: `idle:${path}`, scope: 'part', title: IDLE, places, undo: { kind: 'no-runtime-change' } }]
}
