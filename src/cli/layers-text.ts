/** The layers of a project for people: one line each, and what the configuration does not say or says in vain. */

import type { LayerRow, Layers } from '../prove/layers.ts'
import type { Paint } from '../report/paint.ts'
import { type Cell, table } from './table.ts'

const HEAD = ['layer', 'proves', 'network', 'test files', 'guards', 'command']

/** Ends in a line end. */
export function layersText({ rows, unknown }: Layers, paint: Paint): string {
  const head = HEAD.map((text): Cell => ({ text, brush: paint.dim }))
  const lines = [
    ...table([head, ...rows.map((row) => cells(row, paint))]),
    ...rows.flatMap(({ name, refusal }) => (refusal === undefined ? [] : [`${shown(name)}: ${refusal}`])),
    ...unknown.map((name) => paint.yellow(`the configuration describes \`${name}\`, and Vitest has no such project`)),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function cells(row: LayerRow, paint: Paint): readonly Cell[] {
  return [
    { text: shown(row.name), brush: paint.bold },
    row.proves === undefined ? { text: 'not said', brush: paint.dim } : { text: row.proves },
    { text: row.network === undefined ? 'not said' : row.network ? 'yes' : 'no' },
    { text: String(row.testFiles) },
    { text: String(row.guards) },
    { text: row.command, brush: paint.cyan },
  ]
}

function shown(name: string): string {
  return name === '' ? '(unnamed)' : name
}
