/** The edits that undo what happened to a list: members taken out again, old ones put back, runs replaced. */

import type { Edit } from '../model/revert.ts'
import { LINE_END } from '../syntax/locate.ts'
import { ts } from '../syntax/parse.ts'
import type { Version } from './version.ts'

/** A list of the present tree, and how its members are parted. */
export type List = {
  readonly members: readonly ts.Node[]
  /** Where the first member would come. */
  readonly start: number
  readonly isParted: boolean
}

/** Members of the old tree. */
type Old = { readonly nodes: readonly ts.Node[]; readonly version: Version }

/** Members `from` up to `to` of the present list go. */
export function takeOut(list: List, from: number, to: number): Edit {
  const [first, last, before, next] = [
    list.members[from],
    list.members[to - 1],
    list.members[from - 1],
    list.members[to],
  ]
  const [start, end] = [startOf(first) ?? list.start, last?.end ?? list.start]
  if (!list.isParted) return { span: { start, end }, text: '' }
  if (next !== undefined) return { span: { start, end: next.getStart() }, text: '' }
  if (before !== undefined) return { span: { start: before.end, end }, text: '' }
  return { span: { start, end: pastComma(first, end) }, text: '' }
}

/** Old members come back before present member `at`. */
export function putIn(list: List, at: number, { nodes, version }: Old): Edit {
  const text = textOf(nodes, version)
  const [before, next] = [list.members[at - 1], list.members[at]]
  const lineEnd = isInJsx(nodes[0]) ? '' : (version.text.match(LINE_END)?.[0] ?? '\n')
  if (next !== undefined) {
    const start = startOf(next)
    return { span: { start, end: start }, text: text + (list.isParted ? ', ' : lineEnd) }
  }
  const start = before?.end ?? list.start
  if (before === undefined)
    return { span: { start, end: start }, text: list.isParted ? text : `${lineEnd}${text}${lineEnd}` }
  return { span: { start, end: start }, text: (list.isParted ? ', ' : lineEnd) + text }
}

/** Members `from` up to `to` become old ones again. */
export function replaceRun(list: List, [from, to]: readonly [number, number], old: Old): Edit {
  const [first, last] = [list.members[from], list.members[to - 1]]
  const span = { start: startOf(first) ?? list.start, end: last?.end ?? list.start }
  return { span, text: textOf(old.nodes, old.version) }
}

/** From the first to the last, with all that stands between them. */
export function textOf(nodes: readonly ts.Node[], { text }: Version): string {
  return text.slice(startOf(nodes[0]) ?? 0, nodes.at(-1)?.end ?? 0)
}

/** Text of JSX begins where the tag before it ends: its white space may be a space on the page. */
export function startOf(node: ts.Node): number
export function startOf(node: ts.Node | undefined): number | undefined
export function startOf(node: ts.Node | undefined): number | undefined {
  // @teeth jsx-text-whole: undoing gives back the white space of JSX
  //   test: test/unit/diff/jsx-text.test.ts
  //   revert: remove
  if (node !== undefined && ts.isJsxText(node)) return node.pos
  return node?.getStart()
}

function isInJsx(node: ts.Node | undefined): boolean {
  return node !== undefined && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
}

function pastComma(node: ts.Node | undefined, end: number): number {
  const text = node?.getSourceFile().text ?? ''
  return /^\s*,/.exec(text.slice(end))?.[0].length === undefined
    ? end
    : end + (/^\s*,/.exec(text.slice(end))?.[0].length ?? 0)
}
