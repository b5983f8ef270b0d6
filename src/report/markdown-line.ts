/** One guard as one line of a Markdown list: for those that need no story, or that there is no room for. */

import type { LedgerEntry } from '../model/ledger.ts'
import { glyph } from './badge.ts'
import { cut } from './cut.ts'
import { codeSpan, markdownText } from './markdown.ts'
import { spot } from './spot.ts'

const LONGEST_NAME = 200
const LONGEST_BEHAVIOUR = 300

/** ``- ✗ toothless: `warns-with-own-token`: warns with the token of the row (`src/lookup.ts:31`)``. */
export function markdownLine(entry: LedgerEntry): string {
  const { id, verdict, behaviour } = entry
  const { file, line } = spot(entry)
  const place = codeSpan(`${cut(file, LONGEST_NAME)}:${line}`)
  const said = markdownText(cut(behaviour, LONGEST_BEHAVIOUR))
  return `- ${glyph(verdict)} ${verdict}: ${codeSpan(cut(id, LONGEST_NAME))}: ${said} (${place})`
}
