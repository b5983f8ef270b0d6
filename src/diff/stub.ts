/** The old code with the new names kept: what a test that imports them can be tried against. */

import type { Atom } from './atom.ts'
import type { ChangeUnit } from './change-unit.ts'
import { withGoneFiles } from './gone-files.ts'
import type { Cut } from './make-units.ts'
import { undoAtoms } from './part-units.ts'
import { exportsOf } from './module-names.ts'

/** Names that modules of the change export now and did not before. */
export function newExports({ atoms }: Pick<Cut, 'atoms'>): ReadonlySet<string> {
  return new Set(atoms.flatMap(broughtBy))
}

/** Undoes everything but what exports a new name and what that needs; undefined when nothing is left to undo. */
export function stubUnit(cut: Cut): ChangeUnit | undefined {
  const kept = new Set(cut.atoms.flatMap((atom, index) => (broughtBy(atom).length > 0 ? [index] : [])))
  const left = cut.atoms.filter((_, index) => !reaches(index, kept, cut))
  if (left.length === 0 || kept.size === 0) return undefined
  const title = 'the old code with the new names kept'
  return withGoneFiles({ id: 'stub', scope: 'part', title, ...undoAtoms(left, cut.presents) }, cut.gone)
}

function broughtBy({ now, before }: Atom): readonly string[] {
  const old = new Set(before.flatMap(exportsOf))
  return now.flatMap(exportsOf).filter((name) => !old.has(name))
}

/** Whether undoing an atom asks for undoing one of the kept. */
function reaches(start: number, kept: ReadonlySet<number>, { bonds }: Pick<Cut, 'bonds'>): boolean {
  const seen = new Set([start])
  for (const index of seen) {
    if (kept.has(index)) return true
    for (const needed of bonds[index] ?? []) seen.add(needed)
  }
  return false
}
