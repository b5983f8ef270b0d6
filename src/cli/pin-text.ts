/** A pinned guard for people: where it goes, what is written there, which test it is about, what to do next. */

import type { Pin } from '../diff/pin-change.ts'
import { oneLine } from '../report/terminal-page.ts'

/** Ends in a line end. */
export function pinText({ draft, entry }: Pin, isWritten: boolean): string {
  const { sites, test, words } = draft
  const places = sites.flatMap(({ file, line, lines }) => [
    `${oneLine(file)}:${line}`,
    ...lines.map((text) => `  // ${oneLine(text)}`),
    '',
  ])
  const next = isWritten ? 'written' : 'not written; `--write` puts it there'
  return [
    ...places,
    `bites: ${oneLine(test)} fails without it: ${oneLine(words.behaviour)}`,
    `${next}, and \`${entry.reproduce}\` proves it again`,
    '',
  ].join('\n')
}
