/** Which units of a change a command is about. */

import { TeethError } from '../errors/teeth-error.ts'
import { nearest } from '../model/nearest.ts'
import type { ChangeUnit } from './change-unit.ts'

/** One unit for its id; else those whose title or file holds the text. Throws TeethError `nothing-selected`. */
export function selectUnits(units: readonly ChangeUnit[], pattern: string | undefined): readonly ChangeUnit[] {
  if (pattern === undefined) return units
  const exact = units.filter(({ id }) => id === pattern)
  const wanted = pattern.toLowerCase()
  const holds = (text: string): boolean => text.toLowerCase().includes(wanted)
  const found =
    exact.length > 0
      ? exact
      : units.filter(({ title, places }) => holds(title) || places.some(({ file }) => holds(file)))
  if (found.length > 0) return found
  const meant = nearest(
    pattern,
    units.map(({ id }) => id),
  )
  const hint = meant === undefined ? `the change has ${units.length} units` : `did you mean \`${meant}\`?`
  throw new TeethError('nothing-selected', `no unit of this change has \`${pattern}\` in its title or file; ${hint}`)
}
