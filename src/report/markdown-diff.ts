/** A revert as Markdown shows it: the lines that matter, bounded, in a block of code. */

import { cut, cutLines } from './cut.ts'
import type { DiffLine } from './diff-lines.ts'
import { codeBlock } from './markdown.ts'
import { shownDiff } from './shown-diff.ts'

const MOST_LINES = 60
const LONGEST_DIFF = 6000

const SIGNS: Readonly<Record<DiffLine['kind'], string>> = { goes: '-', comes: '+', context: ' ', gap: '@@' }

/** Without the context that `isTold` names by its line. */
export function markdownDiff(diff: string, isTold: (line: number) => boolean): string {
  const lines = shownDiff(cut(diff, LONGEST_DIFF), isTold).map(({ kind, text }) => `${SIGNS[kind]}${text}`)
  return codeBlock(cutLines(lines, MOST_LINES).join('\n'), 'diff')
}
