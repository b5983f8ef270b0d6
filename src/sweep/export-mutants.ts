/** Every exported function and class method of a file as a mutant that empties it. */

import type { Mutant, TextPlace } from '../model/sweep.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { ts } from '../syntax/parse.ts'

/** In the order of the file. What is empty already is none. */
export function exportMutants(file: string, text: string): readonly Mutant[] {
  const tree = compilerTree(file, text)
  const listed = listedNames(tree)
  return tree.statements
    .flatMap((statement) => exportedIn(statement, listed))
    .flatMap((one) => emptied(one, file, tree))
}

type Exported = { readonly name: string; readonly body: ts.ConciseBody }

function exportedIn(statement: ts.Statement, listed: ReadonlySet<string>): readonly Exported[] {
  const isMarked = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExport) === true
  const isExported = (name: string | undefined) => isMarked || (name !== undefined && listed.has(name))
  if (ts.isFunctionDeclaration(statement)) {
    const name = statement.name?.text
    return isExported(name) ? bodyOf(name ?? 'default', statement) : []
  }
  if (ts.isClassDeclaration(statement)) {
    const name = statement.name?.text
    return isExported(name) ? statement.members.flatMap((member) => methodOf(name ?? 'default', member)) : []
  }
  if (ts.isExportAssignment(statement)) return functionIn('default', statement.expression)
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    if (!ts.isIdentifier(name) || initializer === undefined || !isExported(name.text)) return []
    return functionIn(name.text, initializer)
  })
}

function isExport({ kind }: ts.ModifierLike): boolean {
  return kind === ts.SyntaxKind.ExportKeyword
}

/** `export { findRow, cut as default }`, of this very file. */
function listedNames({ statements }: ts.SourceFile): ReadonlySet<string> {
  const names = statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier !== undefined) return []
    const { exportClause } = statement
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return []
    return exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
  })
  return new Set(names)
}

/** A constructor that does nothing may not even be one, and what is private is noticed through others. */
function methodOf(owner: string, member: ts.ClassElement): readonly Exported[] {
  const isPrivate = ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(isPrivateWord) === true
  if (isPrivate || (member.name !== undefined && ts.isPrivateIdentifier(member.name))) return []
  const name = `${owner}.${member.name?.getText() ?? ''}`
  if (ts.isMethodDeclaration(member) || ts.isAccessor(member)) return bodyOf(name, member)
  return ts.isPropertyDeclaration(member) && member.initializer !== undefined
    ? functionIn(name, member.initializer)
    : []
}

function isPrivateWord({ kind }: ts.ModifierLike): boolean {
  return kind === ts.SyntaxKind.PrivateKeyword
}

function functionIn(name: string, expression: ts.Expression): readonly Exported[] {
  return ts.isArrowFunction(expression) || ts.isFunctionExpression(expression) ? bodyOf(name, expression) : []
}

function bodyOf(name: string, { body }: { readonly body?: ts.ConciseBody | undefined }): readonly Exported[] {
  return body === undefined ? [] : [{ name, body }]
}

function emptied({ name, body }: Exported, file: string, tree: ts.SourceFile): readonly Mutant[] {
  if (ts.isBlock(body) && body.statements.length === 0) return []
  const [start, end] = [placeOf(tree, body.getStart(tree)), placeOf(tree, body.end)]
  const replacement = ts.isBlock(body) ? '{}' : 'undefined'
  return [
    {
      id: `${file}:${start.line}:${start.column}-${end.line}:${end.column} export ${name}`,
      file,
      mutator: 'export',
      name,
      ...{ start, end, replacement },
      original: body.getText(tree),
      status: 'Pending',
      isStatic: false,
      coveredBy: [],
    },
  ]
}

function placeOf(tree: ts.SourceFile, offset: number): TextPlace {
  const { line, character } = tree.getLineAndCharacterOfPosition(offset)
  return { line: line + 1, column: character + 1 }
}
