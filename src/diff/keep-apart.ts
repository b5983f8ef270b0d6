/** Keeps old statements and members apart from their neighbours where they would be read as one. */

import type { Edit } from '../model/revert.ts'
import { splice } from '../revert/splice.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { everyNode } from '../syntax/every-node.ts'
import { ts } from '../syntax/parse.ts'
import { skipTrivia } from '../syntax/skip-trivia.ts'
import type { Present } from './put-back.ts'

/** What a line may begin with and still go on with the one above. */
const GOES_ON = /^[([`+\-/<*]/

/** Where the old code of an edit meets what stands before or behind it. */
type Seam = {
  readonly edit: Edit
  readonly side: 'before' | 'behind'
  /** Of the first token after it, in the text with all edits. */
  readonly offset: number
  readonly isOneLine: boolean
}

/**
 * `edits` in ascending order, none overlapping another; they come back with the semicolons they need together. Neighbours
 * may have come back themselves, so only the text with all of them tells.
 */
export function keepApart({ file, text, tree }: Present, edits: readonly Edit[]): readonly Edit[] {
  const restored = splice(text, edits)
  const doubtful = seams(text, edits, restored).filter((seam) => {
    return seam.isOneLine || GOES_ON.test(restored.slice(seam.offset, seam.offset + 1))
  })
  if (doubtful.length === 0) return edits
  const [borders, starts] = [bordersOf(tree), startsOf(compilerTree(file, restored))]
  const joined = doubtful.filter((seam) => {
    return isBorder(seam, text, borders) && (seam.isOneLine || !starts.has(seam.offset))
  })
  const apart = [...new Map(joined.map((seam) => [seam.offset, seam])).values()]
  // @teeth old-statements-keep-apart: an old statement keeps apart from the line that it would go on with
  //   test: test/unit/diff/keep-apart.test.ts
  //   was: return edits
  return edits.map((edit) => apart.filter((seam) => seam.edit === edit).reduce(held, edit))
}

function seams(text: string, edits: readonly Edit[], restored: string): readonly Seam[] {
  let moved = 0
  return edits.flatMap((edit) => {
    const start = edit.span.start + moved
    const end = start + edit.text.length
    moved += edit.text.length - (edit.span.end - edit.span.start)
    const [first, next] = [skipTrivia(restored, start), skipTrivia(restored, end)]
    const isOpen = edit.text.trim() !== '' && !edit.text.endsWith(';') && skipTrivia(text, edit.span.end) < text.length
    const isOneLine = isOpen && !/[\r\n]/.test(restored.slice(end, next))
    return [
      ...(first < end ? [{ edit, side: 'before', offset: first, isOneLine: false } as const] : []),
      { edit, side: 'behind', offset: next, isOneLine },
    ]
  })
}

/** Where lists of statements and members begin, and each of them begins and ends. */
function bordersOf(tree: ts.SourceFile): ReadonlySet<number> {
  const lists = [...everyNode(tree)].flatMap((node) => listOf(node)?.pos ?? [])
  return new Set([...lists, ...listedIn(tree).flatMap((node) => [node.getStart(tree), node.end])])
}

function listOf(node: ts.Node): ts.NodeArray<ts.Node> | undefined {
  if (ts.isClassLike(node)) return node.members
  const isBody = ts.isSourceFile(node) || ts.isBlock(node) || ts.isModuleBlock(node) || ts.isCaseOrDefaultClause(node)
  return isBody ? node.statements : undefined
}

function startsOf(tree: ts.SourceFile): ReadonlySet<number> {
  return new Set(listedIn(tree).map((node) => node.getStart(tree)))
}

function listedIn(tree: ts.SourceFile): readonly ts.Node[] {
  return [...everyNode(tree)].flatMap((node) => [...(listOf(node) ?? [])])
}

function isBorder({ edit: { span }, side }: Seam, text: string, borders: ReadonlySet<number>): boolean {
  return borders.has(side === 'before' ? span.start : skipTrivia(text, span.end))
}

function held(edit: Edit, { side }: Seam): Edit {
  const code = edit.text.trimStart()
  const layout = edit.text.slice(0, edit.text.length - code.length)
  return { ...edit, text: side === 'before' ? `${layout};${code}` : `${edit.text.trimEnd()};${trailing(edit.text)}` }
}

function trailing(text: string): string {
  return text.slice(text.trimEnd().length)
}
