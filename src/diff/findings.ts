/** What of a change a person should look at. */

import type { Change } from '../model/change.ts'
import type { DiffFinding, DiffTest, DiffUnit } from '../model/diff-ledger.ts'
import type { Role } from './role-of.ts'

export type Seen = {
  readonly change: Change
  readonly roles: ReadonlyMap<string, Role>
  readonly units: readonly DiffUnit[]
  readonly tests: readonly DiffTest[]
}

export function findingsOf({ units }: Seen): readonly DiffFinding[] {
  return units.filter(({ verdict, looks }) => (verdict === 'unnoticed' || verdict === 'unreached') && looks === undefined).map((unit) => ({
    kind: 'unnoticed-unit',
    unit: unit.id,
    message: `${unit.title}: ${unit.verdict}`,
    nextStep: '',
  }))
}
