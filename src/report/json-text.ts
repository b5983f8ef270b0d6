/** How JSON is written: parses back to the same texts unit by unit, and stays inert where it is shown. */

import { escapeUnsafe, neutralise } from './neutralise.ts'

/** Two spaces a level, keys in the order they have, a line end at the end. */
export function jsonText(value: unknown): string {
  return written(value, 2)
}

/** On one line, for machines alone. */
export function compactJsonText(value: unknown): string {
  return written(value, 0)
}

function written(value: unknown, indent: number): string {
  // What is unsafe can only stand in a string, where JSON has an escape for it: shown in a terminal it stays inert.
  return `${escapeUnsafe(JSON.stringify(value, null, indent), jsonEscape)}\n`
}

/** For viewers that show what they parse: every text and key in it is neutralised too. */
export function inertJsonText(value: unknown): string {
  return jsonText(inert(value))
}

function inert(value: unknown): unknown {
  // @teeth inert-once-parsed: has texts and keys that stay inert once they are parsed
  //   test: test/unit/report/json-text.test.ts
  //   was: if (typeof value === 'string') return value
  if (typeof value === 'string') return neutralise(value)
  if (Array.isArray(value)) return value.map(inert)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [neutralise(key), inert(part)]))
}

function jsonEscape(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
