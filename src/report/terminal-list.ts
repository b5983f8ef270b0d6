/** Guards as a table of one line each: for those that need no story. */

import type { LedgerEntry } from '../model/ledger.ts'
import { badge } from './badge.ts'
import { displayWidth } from './display-width.ts'
import { spot } from './spot.ts'
import { otherStrategies } from './strategy-texts.ts'
import { oneLine, type Page } from './terminal-page.ts'

/** `✓ bites  plane-aware-lookup  src/lookup.ts:14 +1`, in columns: the first site, and how many more there are. */
export function terminalList(entries: readonly LedgerEntry[], { colour }: Page): readonly string[] {
  const rows = entries.map((entry) => ({ entry, id: oneLine(entry.id) }))
  const widest = rows.reduce((most, { id }) => Math.max(most, displayWidth(id)), 0)
  return rows.map(({ entry, id }) => {
    const { file, line } = spot(entry)
    const gap = ' '.repeat(widest - displayWidth(id) + 2)
    const strategies = otherStrategies(entry)
    const how = strategies === '' ? '' : `  ${colour.dim(strategies)}`
    // @teeth verbose-counts-sites: a guard with further sites says how many
    //   test: test/unit/report/strategies.test.ts
    //   was: const more = ''
    const more = entry.sites.length > 1 ? ` +${entry.sites.length - 1}` : ''
    return `${badge(entry.verdict, colour)}  ${id}${gap}${colour.dim(`${oneLine(file)}:${line}${more}`)}${how}`
  })
}
