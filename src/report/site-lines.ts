/** The lines of a site as a page shows them: the revert with the code around it, also where the diff ends too early. */

import type { LedgerSite } from '../model/ledger.ts'
import type { Place } from '../model/place.ts'
import { type DiffLine, diffLines } from './diff-lines.ts'
import { isAnnotation, withoutCommonIndent, withoutKeptLines } from './shown-diff.ts'

const LINES_AROUND = 6
const LINES_ABOVE_ANNOTATION = 4
/** A longer one is a chapter of its own, and what stands above it says nothing of the site. */
const LONGEST_ANNOTATION = 40

export type Surroundings = {
  readonly annotation: Place
  /** The lines of the whole file, when they were handed in. */
  readonly source: readonly string[] | undefined
}

/** `diff` is the site's, cut to what can be shown. */
export function siteLines(site: LedgerSite, diff: string, { annotation, source }: Surroundings): readonly DiffLine[] {
  const isTold = isAnnotation(annotation, site)
  const lines = withoutKeptLines(diffLines(diff))
  const start = annotation.file === site.file ? annotation.line : site.line
  const all = source === undefined ? lines : widened(lines, source, start)
  const isNews = ({ kind, line, text }: DiffLine): boolean => {
    if (kind !== 'context' || line === undefined) return true
    const opensAnnotation = line === annotation.line - 1 && /^\s*\{?\/\*+$/.test(text)
    return !isTold(line) && !(opensAnnotation && annotation.file === site.file)
  }
  return withoutCommonIndent(withGaps(withoutBlankEnds(all.filter(isNews))))
}

/** More of the code above and below; as it is where the ledger is older than the file, or the revert has several parts. */
function widened(lines: readonly DiffLine[], source: readonly string[], annotation: number): readonly DiffLine[] {
  const going = lines.filter(({ kind }) => kind === 'goes')
  const [first, last] = [going[0]?.line, going.at(-1)?.line]
  const isThere = going.every(({ line, text }) => line !== undefined && source[line - 1] === text)
  if (first === undefined || last === undefined || !isThere || lines.some(({ kind }) => kind === 'gap')) return lines
  const isChange = ({ kind }: DiffLine): boolean => kind !== 'context'
  const isNear = annotation < first && first - annotation < LONGEST_ANNOTATION
  const above = isNear ? annotation - LINES_ABOVE_ANNOTATION : first
  return [
    ...context(source, Math.min(above, first - LINES_AROUND), first - 1),
    ...lines.slice(lines.findIndex(isChange), lines.findLastIndex(isChange) + 1),
    ...context(source, last + 1, last + LINES_AROUND),
  ]
}

function context(source: readonly string[], from: number, to: number): readonly DiffLine[] {
  const start = Math.max(from, 1)
  return source.slice(start - 1, to).map((text, index) => ({ kind: 'context', text, line: start + index }))
}

function withoutBlankEnds(lines: readonly DiffLine[]): readonly DiffLine[] {
  const says = ({ kind, text }: DiffLine): boolean => kind !== 'context' || text.trim() !== ''
  return lines.slice(Math.max(lines.findIndex(says), 0), lines.findLastIndex(says) + 1)
}

/** Where lines are left out, so that no reader takes what is left for neighbours. */
function withGaps(lines: readonly DiffLine[]): readonly DiffLine[] {
  let last: number | undefined
  return lines.flatMap((line) => {
    const isApart = last !== undefined && line.line !== undefined && line.line > last + 1
    last = line.kind === 'gap' ? undefined : (line.line ?? last)
    // @teeth gaps-are-shown: a gap stands where lines are left out
    //   test: test/unit/report/site-lines.test.ts
    //   was: return [line]
    return isApart ? [{ kind: 'gap', text: '' } as const, line] : [line]
  })
}
