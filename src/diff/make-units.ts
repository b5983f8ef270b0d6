/** The units of a change: the whole of it, each file, each part, and what changes no emitted JavaScript. */

import type { ChangedFile } from '../model/change.ts'
import type { DiffPlace } from '../model/diff-ledger.ts'
import type { Site } from '../model/guard.ts'
import type { Edit, RevertedFile } from '../model/revert.ts'
import { unifiedDiff } from '../revert/diff.ts'
import { splice } from '../revert/splice.ts'
import { locator } from '../syntax/locate.ts'
import type { Atom } from './atom.ts'
import { type Bonds, bonds } from './bonds.ts'
import type { ChangeUnit } from './change-unit.ts'
import { compare } from './compare.ts'
import { describe } from './describe.ts'
import { lineEdits } from './line-edits.ts'
import { lookOf } from './look-of.ts'
import { partsOf } from './parts.ts'
import { putBack } from './put-back.ts'
import { type Sides, sides } from './version.ts'

/** A changed file of which both texts are known. */
export type Both = ChangedFile & { readonly before: string; readonly now: string }

/** A change cut into atoms, from which other units can be put together later. */
export type Cut = {
  readonly units: readonly ChangeUnit[]
  readonly atoms: readonly Atom[]
  readonly bonds: Bonds
  /** The present text of each file. */
  readonly texts: ReadonlyMap<string, string>
}

/** `sources`: changed files whose behaviour can be put back. Pure. */
export function makeUnits(sources: readonly ChangedFile[]): Cut {
  const both = sources.filter(hasBoth)
  const versions = new Map(both.map((file) => [file.path, sides(file.path, file.before, file.now)]))
  const atoms = [...versions.values()].flatMap((one) => compare(one))
  const bound = bonds(atoms, new Set(both.map(({ path }) => path)))
  const parts = partsOf(atoms, bound)
  const texts = new Map(both.map(({ path, now }) => [path, now]))
  const partUnits = parts.map((part, index): ChangeUnit => {
    const own = part.flatMap((one) => atoms[one] ?? [])
    const alone = part.filter((one) => parts.every((other) => other === part || !other.includes(one)))
    const title = titleOf(
      own,
      alone.flatMap((one) => atoms[one] ?? []),
    )
    return { id: `part:${index + 1}`, scope: 'part', title, ...lookAt(own, versions), ...undoneAtoms(own, texts) }
  })
  const changing = both.filter(({ path }) => atoms.some((atom) => atom.file === path))
  const idle = both.flatMap((file) => idleUnits(file, atoms))
  const gone = sources.filter((file) => !hasBoth(file)).map(beyondMemory)
  return { units: [...wholeUnits(changing, partUnits), ...partUnits, ...gone, ...idle], atoms, bonds: bound, texts }
}

export function hasBoth(file: ChangedFile): file is Both {
  return file.before !== undefined && file.now !== undefined
}

/** The whole is left out where it is one part and nothing more, a file where it is the whole or one part. */
function wholeUnits(changing: readonly Both[], parts: readonly ChangeUnit[]): readonly ChangeUnit[] {
  const whole =
    changing.length > 0 && parts.length !== 1 ? [{ ...exactUnit('whole', changing), ...commonLook(parts) }] : []
  if (changing.length < 2) return whole
  const partsIn = (path: string) => parts.filter((part) => part.places.some(({ file }) => file === path))
  const files = changing.filter(({ path }) => partsIn(path).length > 1)
  return [...whole, ...files.map((file) => ({ ...exactUnit('file', [file]), ...commonLook(partsIn(file.path)) }))]
}

/** What only holds parts that look like no change of behaviour looks like none either. */
function commonLook(parts: readonly ChangeUnit[]): Pick<ChangeUnit, 'looks'> {
  const [first] = parts
  return first?.looks !== undefined && parts.every(({ looks }) => looks !== undefined) ? { looks: first.looks } : {}
}

/** Whole files, to the last character as they were. */
function exactUnit(scope: 'whole' | 'file', files: readonly Both[]): ChangeUnit {
  const edits = files.map((file) => ({ file: file.path, text: file.now, edits: lineEdits(file.now, file.before) }))
  const title = scope === 'whole' ? 'the whole change' : `the whole of \`${files[0]?.path ?? ''}\``
  return { id: scope === 'whole' ? 'whole' : `file:${files[0]?.path ?? ''}`, scope, title, ...undone(edits) }
}

type FileEdits = { readonly file: string; readonly text: string; readonly edits: readonly Edit[] }

function lookAt(atoms: readonly Atom[], versions: ReadonlyMap<string, Sides>): Pick<ChangeUnit, 'looks'> {
  const looks = lookOf(atoms, versions)
  return looks === undefined ? {} : { looks }
}

/** What undoing some atoms comes to. */
export function undoneAtoms(atoms: readonly Atom[], texts: ReadonlyMap<string, string>): Undone {
  return undone(
    [...Map.groupBy(atoms, ({ file }) => file)].map(([file, own]) => ({
      file,
      text: texts.get(file) ?? '',
      edits: own.map(({ edit }) => edit).toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end),
    })),
  )
}

type Undone = Pick<ChangeUnit, 'undo' | 'places'>

/** Named for what is changed in it, and in no other part if possible. */
function titleOf(atoms: readonly Atom[], alone: readonly Atom[]): string {
  const acting = [...alone, ...atoms].find(({ act }) => act === 'changed') ?? alone[0] ?? atoms[0]
  const rest = atoms.length - 1
  const name = acting === undefined ? 'nothing' : describe(acting)
  return rest === 0 ? name : `${name}, with ${rest} more ${rest === 1 ? 'place' : 'places'}`
}

function undone(files: readonly FileEdits[]): Undone {
  const reverted: RevertedFile[] = []
  const sites: Site[] = []
  const places = files.map(({ file, text, edits }) => placeOf(file, text, edits))
  for (const { file, text, edits } of files) {
    const outcome = putBack({ file, text, edits, firstSite: sites.length })
    if (outcome.kind === 'not-runnable') return { undo: outcome, places }
    reverted.push(outcome.file)
    sites.push(...edits.map((edit) => siteOf(file, text, edit)))
  }
  return { undo: { kind: 'runnable', files: reverted, sites }, places }
}

function siteOf(file: string, text: string, { span, text: old }: Edit): Site {
  const place = locator(file, text)(span.start)
  return {
    file,
    span,
    text: text.slice(span.start, span.end),
    line: place.line,
    revert: { kind: 'was', code: old },
    place,
  }
}

function placeOf(file: string, text: string, edits: readonly Edit[]): DiffPlace {
  const line = locator(file, text)(edits[0]?.span.start ?? 0).line
  return { file, line, diff: unifiedDiff(text, splice(text, edits)) }
}

function beyondMemory({ path, status }: ChangedFile): ChangeUnit {
  const detail =
    status === 'deleted'
      ? `\`${path}\` is gone, and a file that is not there cannot be served`
      : status === 'added'
        ? `\`${path}\` is new, and a file that is there cannot be taken away in memory`
        : `\`${path}\` has no text to compare`
  return {
    id: `file:${path}`,
    scope: 'file',
    title: `${status} file \`${path}\``,
    places: [{ file: path, line: 1, diff: '' }],
    undo: { kind: 'beyond-memory', detail },
  }
}

/** Stretches of text that differ and leave nothing different behind, as one unit of each file. */
function idleUnits({ path, now, before }: Both, atoms: readonly Atom[]): readonly ChangeUnit[] {
  const own = atoms.filter(({ file }) => file === path).map(({ edit }) => edit.span)
  const idle = lineEdits(now, before).filter(
    ({ span }) => !own.some(({ start, end }) => start <= span.end && end >= span.start),
  )
  if (idle.length === 0) return []
  const places = idle.map((edit) => placeOf(path, now, [edit]))
  return [
    {
      id: `idle:${path}`,
      scope: 'part',
      title: 'types, comments or formatting',
      places,
      undo: { kind: 'no-runtime-change' },
    },
  ]
}
