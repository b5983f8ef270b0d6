/** Takes the probes out of an instrumented text again, by its syntax: the inverse that the tests hold against it. */

import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { ts } from '../../../src/syntax/parse.ts'

type Cut = { readonly start: number; readonly end: number }

const OPENER = /;__teeth_hit__\(\d+\);|static\{__teeth_hit__\(\d+\)\}|[{(]__teeth_hit__\(\d+\)[,;]/g

export function stripProbes(file: string, text: string): string {
  const tree = compilerTree(file, text)
  const cuts = [...text.matchAll(OPENER)].flatMap((match): readonly Cut[] => {
    const opener = { start: match.index, end: match.index + match[0].length }
    if (/^(;|static)/.test(match[0])) return [opener]
    const end = endOf(tree, opener.start)
    return [opener, { start: end - 1, end }]
  })
  return cut(text, cuts)
}

function cut(text: string, cuts: readonly Cut[]): string {
  let stripped = ''
  let offset = 0
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    stripped += text.slice(offset, start)
    offset = end
  }
  return stripped + text.slice(offset)
}

/** Where the parentheses or braces end that open at an offset. */
function endOf(tree: ts.SourceFile, offset: number): number {
  const visit = (node: ts.Node): number | undefined => {
    if (node.pos > offset || node.end <= offset) return undefined
    const isOpener = ts.isParenthesizedExpression(node) || ts.isBlock(node)
    return isOpener && node.getStart(tree) === offset ? node.end : ts.forEachChild(node, visit)
  }
  const end = ts.forEachChild(tree, visit)
  if (end === undefined) throw new Error(`nothing opens at ${offset}: ${tree.text.slice(offset, offset + 40)}`)
  return end
}
