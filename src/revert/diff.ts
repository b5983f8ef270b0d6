/** The difference of two texts as people read it: unified, hunks only. */

import { structuredPatch } from 'diff'

/** Three lines of context, no file header, `\n` line ends; empty when the texts are the same. */
export function unifiedDiff(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 3 })
  return hunks.map((hunk) => `${heading(hunk)}\n${hunk.lines.map(withoutReturn).join('\n')}\n`).join('')
}

type Extent = {
  readonly oldStart: number
  readonly oldLines: number
  readonly newStart: number
  readonly newLines: number
}

function heading({ oldStart, oldLines, newStart, newLines }: Extent): string {
  return `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`
}

function range(start: number, lines: number): string {
  return lines === 1 ? `${start}` : `${start},${lines}`
}

/** The return of a `\r\n` is part of the file's dress, not of the change. */
function withoutReturn(line: string): string {
  // @teeth diff-line-ends: the diff of a revert has `\n` line ends also for a file that has others
  //   test: test/unit/revert/diff.test.ts
  //   was: return line
  return line.replace(/\r$/, '')
}
