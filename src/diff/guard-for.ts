/** A unit as a guard that no annotation asks for: any failure of its tests notices it. */

import type { Guard } from '../model/guard.ts'
import type { ChangeUnit } from './change-unit.ts'

/** `test`: a test file, POSIX from the root. */
export function guardFor(unit: ChangeUnit, test: string): Guard {
  const [first] = unit.places
  return {
    id: unit.id,
    behaviour: unit.title,
    sites: unit.undo.kind === 'runnable' ? unit.undo.sites : [],
    tests: [{ file: test }],
    // Nobody promised what the failure says.
    names: { kind: 'pattern', source: '', flags: '' },
    fails: ['assertion', 'snapshot', 'throw', 'timeout'],
    place: { file: first?.file ?? '', line: first?.line ?? 1, column: 1 },
  }
}
