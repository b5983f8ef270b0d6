/** The list of guards for people: a line for each, and what a list cannot tell. */

import type { Listed, Listing } from '../prove/list.ts'
import { count } from '../report/count.ts'
import { neutraliseLine } from '../report/neutralise.ts'
import type { Paint } from '../report/paint.ts'
import { type Cell, table } from './table.ts'

/** Ends in a line end unless there is nothing to list. */
export function listText({ guards, unreadable, modules }: Listing, paint: Paint): string {
  const notes = [
    ...unreadable.map(({ file, line }) => `${file}:${line} is no guard as it is written; \`teeth lint\` says why`),
    ...modules.map((file) => `${file} defines guards in code; \`teeth lint\` loads them`),
  ]
  const lines = [
    ...table(guards.map((guard) => row(guard, paint))),
    ...notes.map((note) => paint.yellow(neutraliseLine(note))),
    ...(guards.length === 0 ? [] : [paint.dim(count(guards.length, 'guard'))]),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function row({ id, behaviour, place, also, tests }: Listed, paint: Paint): readonly Cell[] {
  const more = also.length === 0 ? '' : ` +${also.length}`
  const names = tests.map(({ file, title }) => (title === undefined ? file : `${file} > ${title}`))
  return [
    { text: id, brush: paint.bold },
    { text: `${place.file}:${place.line}${more}`, brush: paint.cyan },
    { text: names.join(', ') },
    { text: behaviour, brush: paint.dim },
  ]
}
