/** Writes rows as lines of text, fields apart by semicolons. */

import type { Row } from './row.ts'

export function exportRows(rows: readonly Row[]): string {
  return rows.map((row) => [row.id, row.plane, row.text].map(escaped).join(';')).join('\n')
}

function escaped(field: string): string {
  // @teeth text-survives-the-journey: a text with a semicolon comes back whole
  //   test: test/journey.test.ts
  //   was: return field
  //   because: escaping came to both ends at once; half of it would not read old exports
  return field.replaceAll('%', '%25').replaceAll(';', '%3B').replaceAll('\n', '%0A')
}
