/** The parts of a change: atoms put together until each can be undone with everything it needs, and nothing more. */

import { declaredNames } from '../syntax/declared-names.ts'
import type { Atom } from './atom.ts'
import type { Bonds } from './bonds.ts'

/** Indexes of atoms, ascending. */
export type Part = readonly number[]

/**
 * In the order of their first atoms. What only brings names or takes them away goes with the one part that uses it; a
 * helper of several parts goes with none, as undoing its uses undoes it.
 */
export function partsOf(atoms: readonly Atom[], bonds: Bonds): readonly Part[] {
  const closures = atoms.map((_, index) => closure(index, bonds))
  const isActing = atoms.map((atom) => !isSupporting(atom))
  const acting = closures.filter((_, index) => isActing[index])
  const parts = new Map<string, Set<number>>(unique(acting).map((part) => [part.join(), new Set(part)]))
  for (const [index, part] of closures.entries()) {
    if (isActing[index]) continue
    const users = part.filter((other) => isActing[other])
    const [home, another] = [...parts.values()].filter((one) => users.some((user) => one.has(user)))
    if (users.length === 0 && !acting.some((other) => other.includes(index))) parts.set(part.join(), new Set(part))
    // @teeth a-shared-helper-stays: a helper of two calls stays while each call is undone
    //   test: test/unit/diff/parts.test.ts
    //   revert: condition home !== undefined
    if (home !== undefined && another === undefined) for (const one of part) home.add(one)
  }
  return unique([...parts.values()].map((part) => [...part].toSorted((a, b) => a - b))).toSorted(
    (a, b) => (a[0] ?? 0) - (b[0] ?? 0),
  )
}

function closure(seed: number, bonds: Bonds): Part {
  const found = new Set([seed])
  for (const index of found) for (const needed of bonds[index] ?? []) found.add(needed)
  return [...found].toSorted((a, b) => a - b)
}

function unique(parts: readonly Part[]): readonly Part[] {
  return [...new Map(parts.map((part) => [part.join(), part])).values()]
}

/** Whether an atom only brings names or takes them away. */
function isSupporting({ act, now, before }: Atom): boolean {
  return act !== 'changed' && [...now, ...before].every((node) => declaredNames(node).length > 0)
}
