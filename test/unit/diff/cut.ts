/** Changes of one file, cut for tests: its atoms in words, and the texts that undoing gives. */

import { compare } from '../../../src/diff/compare.ts'
import { keepApart } from '../../../src/diff/keep-apart.ts'
import { type Cut, makeUnits } from '../../../src/diff/make-units.ts'
import type { Outside } from '../../../src/diff/outside.ts'
import { present } from '../../../src/diff/put-back.ts'
import { sides } from '../../../src/diff/version.ts'
import type { ChangedFile } from '../../../src/model/change.ts'
import { splice } from '../../../src/revert/splice.ts'

export const FILE = 'src/rows.ts'

/** `act: present text → old text` of each atom, on one line. */
export function atomsOf(before: string, now: string, file = FILE): readonly string[] {
  return compare(sides(file, { before, now })).map(({ act, edit }) => {
    const present = now.slice(edit.span.start, edit.span.end)
    return flat(`${act}: ${present} → ${edit.text}`)
  })
}

/** The present text with every atom undone. */
export function undone(before: string, now: string, file = FILE): string {
  const edits = compare(sides(file, { before, now })).map(({ edit }) => edit)
  const sorted = edits.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
  return splice(now, keepApart(present(file, now), sorted))
}

export function modified(before: string, now: string, path = FILE): ChangedFile {
  return { path, status: 'modified', before, now }
}

export function cut(...files: readonly ChangedFile[]): Cut {
  return makeUnits(files)
}

/** The same in a project of which this is known. */
export function cutIn(outside: Outside, ...files: readonly ChangedFile[]): Cut {
  return makeUnits(files, { outside })
}

/** The same where the compiler keeps imports of types. */
export function cutVerbatim(...files: readonly ChangedFile[]): Cut {
  return makeUnits(files, { keepsImports: true })
}

/** What each part undoes, as the texts of its files then. */
export function parts(...files: readonly ChangedFile[]): readonly (readonly string[])[] {
  return makeUnits(files)
    .units.filter(({ scope, undo }) => scope === 'part' && undo.kind === 'runnable')
    .map(({ undo }) => (undo.kind === 'runnable' ? undo.files.map(({ after }) => after) : []))
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
