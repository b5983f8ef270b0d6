/** The order in which rows are listed. */

import type { Row } from './row.ts'

export function sortRows(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((left, right) => compare(left.text, right.text) || compare(left.id, right.id))
}

function compare(left: string, right: string): number {
  return left.localeCompare(right, 'en')
}
