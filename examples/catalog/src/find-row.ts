/** Looks a row up on the plane that was asked for. */

import type { Plane, Row } from './row.ts'

export function findRow(rows: readonly Row[], id: string, plane: Plane): Row | undefined {
  // @teeth plane-aware-lookup: reads the row from the requested plane
  //   test: test/find-row.test.ts
  //   was:  return rows.find((row) => row.id === id)
  //   because: customers saw half-edited drafts, since the first row of an id won whatever its plane
  return rows.find((row) => row.id === id && row.plane === plane)
}
