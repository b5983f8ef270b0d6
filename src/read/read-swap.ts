/** What `revert: swap` needs: the old words and the new ones. */

import type { RevertSpec } from '../model/revert.ts'
import { quoted } from './quoted.ts'

/** Where code of one's own has arrows, the dividing one stands alone on its line. */
const ALONE = /(?:^|\n)[ \t]*=>[ \t]*(?:\n|$)/g
const BETWEEN = /(?<=\s)=>(?=\s|$)/g

/** Reads `<old> => <new>` or `all <old> => <new>`; the new words may be missing. A text says what is wrong. */
export function readSwap(rest: string): RevertSpec | string {
  const alone = [...rest.matchAll(ALONE)]
  const arrows = alone.length > 0 ? alone : [...rest.matchAll(BETWEEN)]
  const [arrow, another] = arrows
  if (arrow === undefined) return `${quoted(rest)} has no \`=>\` between old and new`
  if (another !== undefined) return `${quoted(rest)} has several \`=>\`; expected one of them alone on its line`
  const left = rest.slice(0, arrow.index).trim()
  const [, hasAll, from = ''] = /^(all(?=\s)\s+)?([\s\S]*)$/.exec(left) ?? []
  if (from === '') return `${quoted(rest)} has nothing before \`=>\``
  return { kind: 'swap', from, to: rest.slice(arrow.index + arrow[0].length).trim(), all: hasAll !== undefined }
}
