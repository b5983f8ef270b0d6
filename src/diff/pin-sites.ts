/** Where an annotation for undone code can stand: the nodes above which there is room for a comment. */

import type { Span } from '../model/place.ts'
import type { Edit, RevertedFile } from '../model/revert.ts'
import { splice } from '../revert/splice.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { nodeAround } from '../syntax/node-at.ts'
import { nodeBelow } from '../syntax/node-below.ts'
import { ts } from '../syntax/parse.ts'
import { annotate } from './annotate.ts'

export type PinSite = {
  readonly file: string
  /** The node, in the present text. */
  readonly span: Span
  /** What comes in its place; nothing but white space where it goes. */
  readonly old: string
  /** Some of that stood beside it: git has it elsewhere. */
  readonly isWithNeighbour: boolean
}

/**
 * One site for all edits that lie in it. `level`: 0 for the smallest nodes, 1 for those around, and so on, as far as
 * there are any; empty when there is no room at all.
 */
export function pinSites({ file, before, edits }: RevertedFile, level: number): readonly PinSite[] {
  const tree = compilerTree(file, before)
  const placed = edits.map((edit): Placed => {
    const code = bare(before, edit.span)
    const node = nodeAround(tree, code)
    const isBeside = ts.isSourceFile(node) && code.start === code.end
    const found = places(file, before, isBeside ? neighbour(tree, code.start, edits) : node)
    const span = found[isBeside ? 0 : Math.min(level, found.length - 1)]
    return { edit, isBeside, span }
  })
  const known = placed.flatMap(({ span }) => span ?? [])
  if (known.length < placed.length) return []
  const outer = known.filter(
    (span, index) => !known.some((other, at) => at !== index && holds(other, span, at < index)),
  )
  return outer.map((span) => siteOf(file, before, { span, placed }))
}

type Placed = {
  readonly edit: Edit
  /** Its code comes back between two statements of the file, so that another has to speak for it. */
  readonly isBeside: boolean
  readonly span: Span | undefined
}

/** What goes with the same change, else what follows. */
function neighbour(tree: ts.SourceFile, offset: number, edits: readonly Edit[]): ts.Node {
  const { statements } = tree
  const goes = (node: ts.Node): boolean =>
    edits.some(({ span, text }) => text.trim() === '' && span.start <= node.getStart() && span.end >= node.end)
  const follows = statements.find((node) => node.getStart() >= offset) ?? statements.at(-1)
  return statements.find(goes) ?? follows ?? tree
}

function siteOf(
  file: string,
  text: string,
  { span, placed }: { readonly span: Span; readonly placed: readonly Placed[] },
): PinSite {
  const beside = placed.filter((one) => one.isBeside && one.span?.start === span.start && one.span.end === span.end)
  const inside = placed.filter(({ isBeside }) => !isBeside).map(({ edit }) => edit)
  const [above, below] = [true, false].map((isAbove) =>
    beside.filter(({ edit }) => edit.span.start <= span.start === isAbove).map(({ edit }) => edit.text.trim()),
  )
  const old = [...(above ?? []), oldCode(text, span, inside).trim(), ...(below ?? [])].filter((part) => part !== '')
  if (beside.length === 0) return { file, span, old: oldCode(text, span, inside), isWithNeighbour: false }
  return { file, span, old: old.join('\n'), isWithNeighbour: true }
}

/** Of two that are one the first stays. */
function holds(other: Span, span: Span, isFirst: boolean): boolean {
  const isSame = other.start === span.start && other.end === span.end
  return isSame ? isFirst : other.start <= span.start && other.end >= span.end
}

/** An edit that takes a line takes its white space too. */
function bare(text: string, { start, end }: Span): Span {
  const code = text.slice(start, end)
  if (code.trim() === '') return { start, end: start }
  return { start: start + code.length - code.trimStart().length, end: end - (code.length - code.trimEnd().length) }
}

/** From the node outwards: those that an annotation on a line of its own would be read as being about. */
function places(file: string, text: string, innermost: ts.Node): readonly Span[] {
  const found: Span[] = []
  for (let node = innermost; !ts.isSourceFile(node); node = node.parent) {
    const span = { start: node.getStart(), end: node.end }
    const isKnown = found.some(({ start, end }) => start === span.start && end === span.end)
    if (!isKnown && startsLine(text, span.start) && isBelow(file, text, span)) found.push(span)
  }
  return found
}

function startsLine(text: string, offset: number): boolean {
  return /(?:^\uFEFF?|[\r\n])[ \t]*$/.test(text.slice(Math.max(0, text.lastIndexOf('\n', offset - 1)), offset))
}

function isBelow(file: string, text: string, span: Span): boolean {
  const noted = annotate(text, [{ offset: span.start, lines: ['@teeth'] }])
  const added = noted.length - text.length
  const comment = { start: span.start, end: span.start + '// @teeth'.length }
  const found = nodeBelow(compilerTree(file, noted), comment)
  return found?.start === span.start + added && found.end === span.end + added
}

/** With the edits put back that lie in the span. */
function oldCode(text: string, { start, end }: Span, edits: readonly Edit[]): string {
  const inside = edits.filter(({ span }) => {
    const code = bare(text, span)
    return code.start >= start && code.end <= end
  })
  const moved = inside.map(({ span, text: code }) => ({
    span: { start: Math.max(span.start, start) - start, end: Math.min(span.end, end) - start },
    text: code,
  }))
  return splice(text.slice(start, end), moved)
}
