/** The list of guards for people: a line for each, and what a list cannot tell. */

import type { Listed, Listing } from '../prove/list.ts'
import { count } from '../report/count.ts'
import type { Paint } from '../report/paint.ts'
import { type Cell, table } from './table.ts'

/** Ends in a line end unless there is nothing to list. */
export function listText({ guards, unreadable, modules }: Listing, paint: Paint): string {
  const rows: readonly (readonly Cell[])[] = [
    ...guards.map((guard) => row(guard, paint)),
    ...unreadable.map(({ file, line }) => [
      { text: '?', brush: paint.yellow },
      { text: `${file}:${line}`, brush: paint.cyan },
      { text: 'no guard as it is written; `teeth lint` says why' },
    ]),
    ...modules.map((file) => [
      { text: '?', brush: paint.dim },
      { text: file, brush: paint.cyan },
      { text: 'defines guards in code; `teeth lint` loads them' },
    ]),
  ]
  const foot = guards.length === 0 ? [] : [paint.dim(count(guards.length, 'guard'))]
  return [...table(rows), ...foot].map((line) => `${line}\n`).join('')
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
