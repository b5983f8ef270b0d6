/** The ledger for programs: `schema/ledger.schema.json` says its shape. */

import type { Ledger } from '../model/ledger.ts'
import { jsonText } from './json-text.ts'
import { compareKeys } from './key-order.ts'

/** Two spaces a level, keys in a stable order, a line end at the end. Parses back to the same texts, unit by unit. */
export function renderJson(ledger: Ledger): string {
  return jsonText(ordered(ledger))
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value)
  // @teeth same-bytes: the JSON report is the same bytes in whatever order the ledger was put together
  //   test: test/unit/report/json.test.ts > the JSON report > is the same bytes in whatever order the ledger was put together
  //   was: return Object.fromEntries(entries.map(([key, part]) => [key, ordered(part)]))
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => compareKeys(one, other)).map(([key, part]) => [key, ordered(part)]),
  )
}
