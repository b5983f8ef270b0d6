/** The difference of two texts as people read it: unified, hunks only. */

import { diffArrays, structuredPatch } from 'diff'
import type { Edit } from '../model/revert.ts'
import { splice } from './splice.ts'

/** Three lines of context, no file header, `\n` line ends; empty when the texts are the same. */
export function unifiedDiff(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 3 })
  return hunks.map((hunk) => `${heading(hunk)}\n${hunk.lines.map(withoutReturn).join('\n')}\n`).join('')
}

/** The difference that edits make, as somebody would write it: without the empty lines that keep those below true. */
export function editsDiff(before: string, edits: readonly Edit[]): string {
  const written = edits.map((edit) => asWritten(before, edit))
  return unifiedDiff(before, splice(before, written))
}

function asWritten(before: string, edit: Edit): Edit {
  const { start, end } = edit.span
  if (/[\r\n]$/.test(before.slice(start, end))) return edit
  // @teeth no-padding-is-shown: the lines that keep those below true are not shown as lines of the old code
  //   test: test/unit/revert/diff.test.ts
  //   was: const { text } = edit
  const text = edit.text.replace(/[\r\n]+$/, '')
  const [indentation] = /[ \t]*$/.exec(before.slice(0, start)) ?? ['']
  const lineStart = start - indentation.length
  const isFirst = lineStart === 0 || /[\r\n]/.test(before[lineStart - 1] ?? '')
  const [rest] = /^[ \t]*(?:\r\n|\r|\n)/.exec(before.slice(end)) ?? []
  if (text !== '' || !isFirst || rest === undefined) return { span: edit.span, text }
  return { span: { start: lineStart, end: end + rest.length }, text }
}

/** Lines from `start` to before `end`, counted from 0, that give way to others; line ends are part of a line. */
export type LineChange = { readonly start: number; readonly end: number; readonly lines: readonly string[] }

/** What turns one text into another, from the top down. */
export function changedLines(before: string, after: string): readonly LineChange[] {
  const changes: LineChange[] = []
  let at = 0
  for (const { value, added, removed } of diffArrays(linesOf(before), linesOf(after))) {
    const last = changes.at(-1)
    const end = removed ? at + value.length : at
    if (!added && !removed) at += value.length
    else if (last?.end === at) changes.splice(-1, 1, { ...last, end, lines: [...last.lines, ...(added ? value : [])] })
    else changes.push({ start: at, end, lines: added ? value : [] })
    if (removed) at = end
  }
  return changes
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/)
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
