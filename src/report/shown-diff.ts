/** The lines of a revert that are worth showing: no annotation that is told in other words, no common indentation. */

import type { LedgerSite } from '../model/ledger.ts'
import type { Place } from '../model/place.ts'
import { type DiffLine, diffLines } from './diff-lines.ts'

/** Without the context that `isTold` names by its line. */
export function shownDiff(diff: string, isTold: (line: number) => boolean): readonly DiffLine[] {
  const isNews = ({ kind, line }: DiffLine): boolean => kind !== 'context' || line === undefined || !isTold(line)
  return withoutCommonIndent(withoutKeptLines(diffLines(diff).filter(isNews)))
}

/** The lines between an annotation and its site: what they say, a report tells in its own words. */
export function isAnnotation(annotation: Place, site: LedgerSite): (line: number) => boolean {
  return (line) => line >= annotation.line && line < site.line && annotation.file === site.file
}

/** What is removed leaves its line ends behind, so that lines keep their numbers; to a reader nothing comes there. */
export function withoutKeptLines(lines: readonly DiffLine[]): readonly DiffLine[] {
  const isNothingNew = lines.every(({ kind, text }) => kind !== 'comes' || text.trim() === '')
  return isNothingNew ? lines.filter(({ kind }) => kind !== 'comes') : lines
}

export function withoutCommonIndent(lines: readonly DiffLine[]): readonly DiffLine[] {
  const expanded = lines.map((line) => ({ ...line, text: line.text.replaceAll('\t', '  ') }))
  const indents = expanded.filter(({ text }) => text.trim() !== '').map(({ text }) => text.search(/\S/))
  const common = indents.length === 0 ? 0 : Math.min(...indents)
  return expanded.map((line) => ({ ...line, text: line.text.slice(common) }))
}
