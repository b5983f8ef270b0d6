/** What is known of a file's text: all of it where it was handed in, else the lines that a ledger shows, at their places. */

import type { LedgerEntry, LedgerSite } from '../model/ledger.ts'
import { diffLines } from './diff-lines.ts'
import { neutralise } from './neutralise.ts'

/** A ledger from outside may claim any line; a text this long is read by nobody. */
const MOST_LINES = 100_000

/** Texts by path, POSIX from the root. */
export type Sources = ReadonlyMap<string, string>

/** Neutralised lines, the first one at index 0; unknown ones are empty. Never without a line. */
export function knownSource(file: string, guards: readonly LedgerEntry[], sources: Sources): readonly string[] {
  const whole = sources.get(file)
  if (whole !== undefined) return neutralise(whole.replace(/^\ufeff/, '')).split('\n')
  const lines: string[] = ['']
  const sites = guards.flatMap((guard) => guard.sites).filter((site) => site.file === file)
  for (const { number, text } of sites.flatMap(shownLines)) {
    // @teeth no-endless-sources: makes no endless text of a line from outside
    //   test: test/unit/report/stryker.test.ts > the mutation testing report > makes no endless text of a line from outside
    //   revert: condition number > 1e6
    if (number > MOST_LINES) continue
    while (lines.length < number) lines.push('')
    // A diff shows whole lines, the text of a site begins within its first.
    if (lines[number - 1] === '') lines[number - 1] = text
  }
  return lines
}

type Line = { readonly number: number; readonly text: string }

function shownLines({ line, text, diff }: LedgerSite): readonly Line[] {
  const inDiff = diffLines(neutralise(diff ?? '')).flatMap((shown) =>
    shown.line === undefined || shown.kind === 'comes' ? [] : [{ number: shown.line, text: shown.text }],
  )
  const own = neutralise(text)
    .split('\n')
    .map((code, index) => ({ number: line + index, text: code }))
  return [...inDiff, ...own]
}
