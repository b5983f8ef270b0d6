/** The units of a change: the whole of it, each file, each part, and what changes no emitted JavaScript. */

import type { ChangedFile } from '../model/change.ts'
import type { DiffPlace } from '../model/diff-ledger.ts'
import type { Site } from '../model/guard.ts'
import type { Edit, RevertedFile } from '../model/revert.ts'
import { unifiedDiff } from '../revert/diff.ts'
import { splice } from '../revert/splice.ts'
import { locator } from '../syntax/locate.ts'
import type { Atom } from './atom.ts'
import { bonds } from './bonds.ts'
import type { ChangeUnit, Undo } from './change-unit.ts'
import { compare } from './compare.ts'
import { describe } from './describe.ts'
import { lineEdits } from './line-edits.ts'
import { partsOf } from './parts.ts'
import { putBack } from './put-back.ts'
import { sides } from './version.ts'

/** A changed file of which both texts are known. */
export type Both = ChangedFile & { readonly before: string; readonly now: string }

/** `sources`: changed files whose behaviour can be put back. Pure. */
export function makeUnits(sources: readonly ChangedFile[]): readonly ChangeUnit[] {
  const both = sources.filter(hasBoth)
  const atoms = both.flatMap((file) => compare(sides(file.path, file.before, file.now)))
  const parts = partsOf(atoms, bonds(atoms, new Set(both.map(({ path }) => path))))
  const texts = new Map(both.map(({ path, now }) => [path, now]))
  const partUnits = parts.map((part, index) =>
    partUnit(
      part.flatMap((one) => atoms[one] ?? []),
      texts,
      index,
    ),
  )
  const changing = both.filter(({ path }) => atoms.some((atom) => atom.file === path))
  const idle = both.flatMap((file) => idleUnits(file, atoms))
  const gone = sources.filter((file) => !hasBoth(file)).map(beyondMemory)
  return [...wholeUnits(changing, partUnits), ...partUnits, ...gone, ...idle]
}

export function hasBoth(file: ChangedFile): file is Both {
  return file.before !== undefined && file.now !== undefined
}

/** The whole is left out where it is one part and nothing more, a file where it is the whole or one part. */
function wholeUnits(changing: readonly Both[], parts: readonly ChangeUnit[]): readonly ChangeUnit[] {
  const whole = changing.length > 0 && parts.length !== 1 ? [exactUnit('whole', changing)] : []
  if (changing.length < 2) return whole
  const files = changing.filter(({ path }) => parts.filter((part) => part.places.some(({ file }) => file === path)).length > 1)
  return [...whole, ...files.map((file) => exactUnit('file', [file]))]
}

/** Whole files, to the last character as they were. */
function exactUnit(scope: 'whole' | 'file', files: readonly Both[]): ChangeUnit {
  const edits = files.map((file) => ({ file: file.path, text: file.now, edits: lineEdits(file.now, file.before) }))
  const title = scope === 'whole' ? 'the whole change' : `the whole of \`${files[0]?.path ?? ''}\``
  return { id: scope === 'whole' ? 'whole' : `file:${files[0]?.path ?? ''}`, scope, title, ...undone(edits) }
}

type FileEdits = { readonly file: string; readonly text: string; readonly edits: readonly Edit[] }

function partUnit(atoms: readonly Atom[], texts: ReadonlyMap<string, string>, index: number): ChangeUnit {
  const edits = [...Map.groupBy(atoms, ({ file }) => file)].map(([file, own]) => ({
    file,
    text: texts.get(file) ?? '',
    edits: own.map(({ edit }) => edit).toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end),
  }))
  return { id: `part:${index + 1}`, scope: 'part', title: titleOf(atoms), ...undone(edits) }
}

function titleOf(atoms: readonly Atom[]): string {
  const acting = atoms.find(({ act }) => act === 'changed') ?? atoms[0]
  const rest = atoms.length - 1
  const name = acting === undefined ? 'nothing' : describe(acting)
  return rest === 0 ? name : `${name}, with ${rest} more ${rest === 1 ? 'place' : 'places'}`
}

function undone(files: readonly FileEdits[]): { readonly undo: Undo; readonly places: readonly DiffPlace[] } {
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
  return { file, span, text: text.slice(span.start, span.end), line: place.line, revert: { kind: 'was', code: old }, place }
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
  return { id: `file:${path}`, scope: 'file', title: `${status} file \`${path}\``, places: [{ file: path, line: 1, diff: '' }], undo: { kind: 'beyond-memory', detail } }
}

/** Stretches of text that differ and leave nothing different behind. */
function idleUnits({ path, now, before }: Both, atoms: readonly Atom[]): readonly ChangeUnit[] {
  const own = atoms.filter(({ file }) => file === path).map(({ edit }) => edit.span)
  const lineOf = locator(path, now)
  return lineEdits(now, before)
    .filter(({ span }) => !own.some(({ start, end }) => start <= span.end && end >= span.start))
    .map((edit): ChangeUnit => {
      const { line } = lineOf(edit.span.start)
      return {
        id: `idle:${path}:${line}`,
        scope: 'part',
        title: 'types, comments or formatting',
        places: [placeOf(path, now, [edit])],
        undo: { kind: 'no-runtime-change' },
      }
    })
}
