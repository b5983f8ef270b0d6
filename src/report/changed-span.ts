/** The smallest stretch of the present text in which a revert differs, and what the old behaviour has in its place. */

import type { LedgerSite } from '../model/ledger.ts'
import { type DiffLine, diffLines } from './diff-lines.ts'
import { neutralise } from './neutralise.ts'

/** Both 1-based. */
export type Position = { readonly line: number; readonly column: number }

export type ChangedSpan = {
  readonly start: Position
  /** Not included. */
  readonly end: Position
  /** Absent when the revert was never made. */
  readonly replacement?: string
}

/** `lines` is the known text of the site's file; the span lies within it whatever the site claims. */
export function changedSpan(site: LedgerSite, lines: readonly string[]): ChangedSpan {
  return (site.diff === undefined ? undefined : inDiff(site.diff, lines)) ?? wholeSite(site, lines)
}

function inDiff(diff: string, lines: readonly string[]): ChangedSpan | undefined {
  const block = changedBlock(diffLines(neutralise(diff)))
  const from = block?.find(({ kind }) => kind !== 'comes')?.line
  if (block === undefined || from === undefined) return undefined
  const present: string[] = []
  const old: string[] = []
  for (const { kind, line, text } of block) {
    // What lies between two hunks is the same in both.
    const skipped = line === undefined ? [] : lines.slice(from - 1 + present.length, line - 1)
    present.push(...skipped, ...(kind === 'comes' || kind === 'gap' ? [] : [text]))
    old.push(...skipped, ...(kind === 'goes' || kind === 'gap' ? [] : [text]))
  }
  const isThere = present.every((text, index) => lines[from - 1 + index] === text)
  return isThere ? narrowed(present.join('\n'), old.join('\n'), from) : undefined
}

/** From the first change to the last; with a neighbour where nothing goes, so that there is a place to be at. */
function changedBlock(diff: readonly DiffLine[]): readonly DiffLine[] | undefined {
  const isChange = ({ kind }: DiffLine): boolean => kind === 'goes' || kind === 'comes'
  const first = diff.findIndex(isChange)
  if (first === -1) return undefined
  const last = diff.findLastIndex(isChange)
  const hasPlace = diff[first]?.kind === 'goes'
  const before = hasPlace || diff[first - 1]?.kind !== 'context' ? 0 : 1
  const after = hasPlace || before === 1 || diff[last + 1]?.kind !== 'context' ? 0 : 1
  return diff.slice(first - before, last + after + 1)
}

function narrowed(present: string, old: string, from: number): ChangedSpan {
  const most = Math.min(present.length, old.length)
  let head = 0
  while (head < most && present[head] === old[head]) head += 1
  let tail = 0
  while (tail < most - head && present.at(-1 - tail) === old.at(-1 - tail)) tail += 1
  return {
    start: positionAt(present, head, from),
    end: positionAt(present, present.length - tail, from),
    replacement: old.slice(head, old.length - tail).toWellFormed(),
  }
}

function positionAt(text: string, offset: number, from: number): Position {
  const before = text.slice(0, offset).split('\n')
  return { line: from + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Where its text stands; else the line it claims, as far as there is one. */
function wholeSite({ line, text }: LedgerSite, lines: readonly string[]): ChangedSpan {
  const wanted = neutralise(text).split('\n')
  const first = Math.min(line, lines.length)
  const column = Math.max(lines[first - 1]?.indexOf(wanted[0] ?? '') ?? 0, 0)
  const last = Math.min(first + wanted.length - 1, lines.length)
  const width = (lines[last - 1]?.length ?? 0) + 1
  const end = last === first ? column + (wanted[0]?.length ?? 0) + 1 : (wanted.at(-1)?.length ?? 0) + 1
  return { start: { line: first, column: column + 1 }, end: { line: last, column: Math.min(end, width) } }
}
