/** Lays code of several lines into a file: indented like the line it comes to, with the file's own line ends. */

import { compilerTree } from '../syntax/compiler-tree.ts'
import { LINE_END } from '../syntax/locate.ts'
import { ts } from '../syntax/parse.ts'
import type { FoundSite } from './rule.ts'

/** The first line stays as it is; lines inside a template string are text, not layout. */
export function lay(code: string, { node, tree, text }: FoundSite): string {
  const indent = indentAt(text, node.getStart(tree))
  const lineEnd = lineEndOf(text)
  // @teeth template-lines: code of several lines comes with no indentation inside a template string
  //   test: test/unit/revert/was.test.ts
  //   was: const isText = new Set<number>()
  const isText = textLines(tree.fileName, code)
  const lines = code.split(LINE_END)
  return lines
    .map((line, index) => (index === 0 || line === '' || isText.has(index) ? line : indent + line))
    .join(lineEnd)
}

/** The white space that the line of an offset begins with. */
export function indentAt(text: string, offset: number): string {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
  return /^\uFEFF?([ \t]*)/.exec(text.slice(start, offset))?.[1] ?? ''
}

/** The line end that the file uses first. */
export function lineEndOf(text: string): string {
  return /\r\n?|\n/.exec(text)?.[0] ?? '\n'
}

/** The indexes of the lines that begin inside a template string. */
export function textLines(file: string, code: string): ReadonlySet<number> {
  const found = new Set<number>()
  if (!code.includes('`')) return found
  const tree = compilerTree(file, code)
  const lineAt = (offset: number): number => tree.getLineAndCharacterOfPosition(offset).line
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateLiteralToken(node))
      for (let line = lineAt(node.getStart(tree)) + 1; line <= lineAt(node.end); line += 1) found.add(line)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
