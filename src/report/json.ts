/** The ledger for programs: `schema/ledger.schema.json` says its shape. */

import type { Ledger } from '../model/ledger.ts'
import { compareKeys } from './key-order.ts'
import { escapeUnsafe } from './neutralise.ts'

/** Two spaces a level, keys in a stable order, a line end at the end. Parses back to the same texts, unit by unit. */
export function renderJson(ledger: Ledger): string {
  // What is unsafe can only stand in a string, where JSON has an escape for it: shown in a terminal it stays inert.
  return `${escapeUnsafe(JSON.stringify(ordered(ledger), null, 2), jsonEscape)}\n`
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value)
  // @teeth same-bytes: the JSON report is the same bytes in whatever order the ledger was put together
  //   test: test/unit/report/json.test.ts
  //   was: return Object.fromEntries(entries.map(([key, part]) => [key, ordered(part)]))
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => compareKeys(one, other)).map(([key, part]) => [key, ordered(part)]),
  )
}

function jsonEscape(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
