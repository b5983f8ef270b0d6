/** A file as the house rules see it: its path, its text and its syntax tree. */

import ts from 'typescript'

export type HouseFile = {
  /** POSIX path from the root. */
  readonly path: string
  readonly text: string
  readonly tree: ts.SourceFile
}

/** Where a rule is broken, and what it asks for. */
export type Violation = { readonly file: string; readonly line: number; readonly message: string }

export type Rule = (files: readonly HouseFile[]) => readonly Violation[]

export function houseFile(path: string, text: string): HouseFile {
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }
}

/** A little house for the test of a rule, from texts by path. */
export function house(texts: Readonly<Record<string, string>>): readonly HouseFile[] {
  return Object.entries(texts).map(([path, text]) => houseFile(path, text))
}

/** The violation at a node. */
export function violation(file: HouseFile, node: ts.Node, message: string): Violation {
  const { line } = file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree))
  return { file: file.path, line: line + 1, message }
}

/** Every node of a file, outermost first, in the order of the text. */
export function* nodes(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  for (const child of children) yield* nodes(child)
}

/** The folder of `src/` a file lies in; empty for a file directly in it, undefined for one outside. */
export function folderOf(path: string): string | undefined {
  const [top, folder, ...rest] = path.split('/')
  if (top !== 'src' || folder === undefined) return undefined
  return rest.length > 0 ? folder : ''
}
