/** Rows of text in columns, two spaces apart, whatever colours are in them. */

import { displayWidth } from '../report/display-width.ts'
import { neutraliseLine } from '../report/neutralise.ts'

/** `text` may come from anywhere: it is made harmless here. */
export type Cell = { readonly text: string; readonly brush?: (text: string) => string }

/** One line a row; the last column is not padded. */
export function table(rows: readonly (readonly Cell[])[]): readonly string[] {
  const safe = rows.map((row) => row.map((cell) => ({ ...cell, text: neutraliseLine(cell.text) })))
  const widths = safe.reduce<readonly number[]>((most, row) => widest(most, row), [])
  return safe.map((row) =>
    row.map((cell, column) => padded(cell, row.length - 1 === column ? 0 : widths[column])).join('  '),
  )
}

function widest(most: readonly number[], row: readonly Cell[]): readonly number[] {
  const columns = Math.max(most.length, row.length)
  return Array.from({ length: columns }, (_, column) => {
    return Math.max(most[column] ?? 0, displayWidth(row[column]?.text ?? ''))
  })
}

function padded({ text, brush }: Cell, width = 0): string {
  const painted = brush === undefined ? text : brush(text)
  return painted + ' '.repeat(Math.max(0, width - displayWidth(text)))
}
