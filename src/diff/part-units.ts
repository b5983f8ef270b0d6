/** The parts of a change as units: each with its title, what it looks like, and its old code. */

import type { Atom } from './atom.ts'
import type { Bonds } from './bonds.ts'
import type { ChangeUnit } from './change-unit.ts'
import { describe } from './describe.ts'
import { keepApart } from './keep-apart.ts'
import { lookOf } from './look-of.ts'
import { missedIn } from './lost-exports.ts'
import { modulesOf } from './modules-of.ts'
import type { Moves } from './moves.ts'
import type { Outside } from './outside.ts'
import { type Part, partsOf } from './parts.ts'
import type { Present } from './put-back.ts'
import { undoEdits, type Undone } from './undo-edits.ts'
import type { Sides, Version } from './version.ts'

type Material = {
  readonly atoms: readonly Atom[]
  readonly bonds: Bonds
  readonly sides: ReadonlyMap<string, Sides>
  /** New files. */
  readonly added: ReadonlyMap<string, Version>
  readonly presents: ReadonlyMap<string, Present>
  readonly moves: Moves
  readonly outside: Outside | undefined
}

/** In the order of files and lines. */
export function partUnits({ atoms, bonds, presents, ...known }: Material): readonly ChangeUnit[] {
  const parts = partsOf(atoms, bonds)
  const terms = { ...known, modules: modulesOf(known, known.outside), isMissed: missedIn(known.outside) }
  const atomsOf = (part: Part): readonly Atom[] => part.flatMap((index) => atoms[index] ?? [])
  return parts.map((part, index): ChangeUnit => {
    const own = atomsOf(part)
    const alone = atomsOf(part.filter((one) => parts.every((other) => other === part || !other.includes(one))))
    const looks = lookOf(own, terms)
    return {
      id: `part:${index + 1}`,
      scope: 'part',
      title: titleOf(own, alone),
      ...(looks === undefined ? {} : { looks }),
      ...undoAtoms(own, presents),
    }
  })
}

/** What undoing some atoms comes to. */
export function undoAtoms(atoms: readonly Atom[], presents: ReadonlyMap<string, Present>): Undone {
  const files = [...Map.groupBy(atoms, ({ file }) => file)].flatMap(([file, own]) => {
    const present = presents.get(file)
    const edits = own.map(({ edit }) => edit)
    const sorted = edits.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
    return present === undefined ? [] : [{ present, edits: keepApart(present, sorted) }]
  })
  return undoEdits(files)
}

/** Named for what is changed in it, and in no other part if possible. */
function titleOf(atoms: readonly Atom[], alone: readonly Atom[]): string {
  const acting = [...alone, ...atoms].find(({ act }) => act === 'changed') ?? alone[0] ?? atoms[0]
  const rest = atoms.length - 1
  const name = acting === undefined ? 'nothing' : describe(acting)
  return rest === 0 ? name : `${name}, with ${rest} more ${rest === 1 ? 'place' : 'places'}`
}
