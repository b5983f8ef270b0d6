/** Old texts as they would be if the files had been called then what they are called now: only addresses differ. */

import type { ChangedFile } from '../model/change.ts'
import type { Edit } from '../model/revert.ts'
import { splice } from '../revert/splice.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { ts } from '../syntax/parse.ts'
import { folderOf } from '../model/folder-of.ts'
import { join, relativePath, resolveIn } from '../model/resolve-in.ts'

/** A file is served under its present name, so that old code has to import it, and to import from it, by that name. */
export function followRenames(files: readonly ChangedFile[]): readonly ChangedFile[] {
  const renamed = new Map(
    files.flatMap(({ oldPath, path }) => (oldPath === undefined ? [] : [[oldPath, path] as const])),
  )
  if (renamed.size === 0) return files
  return files.map((file) => {
    const { before } = file
    if (before === undefined || !/\.[cm]?[jt]sx?$/.test(file.path)) return file
    const edits = specifiersIn(compilerTree(file.path, before)).flatMap((node) => follow(node, file, renamed))
    return { ...file, before: splice(before, edits) }
  })
}

/** In the order of the text. */
function specifiersIn(tree: ts.SourceFile): readonly ts.StringLiteralLike[] {
  const found: ts.StringLiteralLike[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && node.text.startsWith('.') && isSpecifier(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function isSpecifier(node: ts.StringLiteralLike): boolean {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) return false
  return parent.expression.kind === ts.SyntaxKind.ImportKeyword || parent.expression.getText() === 'require'
}

function follow(
  node: ts.StringLiteralLike,
  { path, oldPath = path }: ChangedFile,
  renamed: ReadonlyMap<string, string>,
): readonly Edit[] {
  const target = resolveIn(new Set(renamed.keys()), oldPath, node.text)
  const now = target === undefined ? join(folderOf(oldPath), node.text) : (renamed.get(target) ?? target)
  if (target === undefined && folderOf(oldPath) === folderOf(path)) return []
  const address = relativePath(folderOf(path), target === undefined ? now : spelledAs(node.text, target, now))
  return address === node.text ? [] : [{ span: { start: node.getStart() + 1, end: node.end - 1 }, text: address }]
}

const ENDING = /\.[cm]?[jt]sx?$/

/** With an ending or without, with `index` or without, as the old address had it. */
function spelledAs(specifier: string, target: string, now: string): string {
  const ending = ENDING.exec(specifier)?.[0]
  if (ending !== undefined) return now.replace(ENDING, ending)
  const bare = now.replace(ENDING, '')
  const isFolder = /(?:^|\/)index\.[cm]?[jt]sx?$/.test(target) && !specifier.endsWith('index')
  return isFolder ? bare.replace(/\/index$/, '') : bare
}
