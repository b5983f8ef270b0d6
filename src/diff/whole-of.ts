/** Which of the units undoes everything: the whole, or the one part that there is. */

import type { ChangeUnit } from './change-unit.ts'

export function wholeOf(units: readonly ChangeUnit[]): ChangeUnit | undefined {
  return units.find(({ scope }) => scope === 'whole') ?? units.find(({ undo }) => undo.kind === 'runnable')
}
