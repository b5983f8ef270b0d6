/** The names under which a test file calls `test` and `describe`, and the constants that its titles are. */

import { ts } from '../syntax/parse.ts'
import { chainOf } from './call-chain.ts'
import type { KnownNames } from './title-part.ts'

export type TestNames = {
  /** Whether a name makes suites or tests. */
  readonly callers: ReadonlyMap<string, 'suite' | 'test'>
  /** Names of `import * as …` of Vitest. */
  readonly namespaces: ReadonlySet<string>
  /** Functions of the file, whose tests are found where they are written. */
  readonly functions: ReadonlySet<string>
  /** Names imported from the project's own files. */
  readonly ownImports: ReadonlySet<string>
  readonly titles: KnownNames
}

/** Known wherever they come from: Vitest's globals, imports, `import.meta.vitest`, a project's own fixtures. */
const USUAL: readonly (readonly [string, 'suite' | 'test'])[] = [
  ['test', 'test'],
  ['it', 'test'],
  ['describe', 'suite'],
  ['suite', 'suite'],
]

/** One pass in the order of the text: a name is known from its declaration on. */
export function testNames(sourceFile: ts.SourceFile): TestNames {
  const found: Found = {
    callers: new Map(USUAL),
    namespaces: new Set(),
    functions: new Set(),
    ownImports: new Set(),
    titles: new Map(),
  }
  collect(sourceFile, found)
  return found
}

type Found = {
  readonly callers: Map<string, 'suite' | 'test'>
  readonly namespaces: Set<string>
  readonly functions: Set<string>
  readonly ownImports: Set<string>
  readonly titles: Map<string, string>
}

function collect(node: ts.Node, found: Found): void {
  if (ts.isImportDeclaration(node)) collectImport(node, found)
  else if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) collectDeclaration(node, found)
  else if (ts.isBindingElement(node)) collectAlias(node.propertyName, node.name, found)
  else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name))
    collectVariable(node.name.text, node.initializer, found)
  ts.forEachChild(node, (child) => collect(child, found))
}

function collectImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, found: Found): void {
  const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
  const bindings = importClause?.namedBindings
  if (bindings !== undefined && ts.isNamespaceImport(bindings)) {
    if (from === 'vitest') found.namespaces.add(bindings.name.text)
    return
  }
  const isOwn = from.startsWith('.')
  if (isOwn && importClause?.name !== undefined) found.ownImports.add(importClause.name.text)
  for (const { propertyName, name } of bindings?.elements ?? []) {
    collectAlias(propertyName, name, found)
    if (isOwn) found.ownImports.add(name.text)
  }
}

function collectAlias(original: ts.Node | undefined, name: ts.Node, { callers }: Found): void {
  const kind = original !== undefined && ts.isIdentifier(original) ? callers.get(original.text) : undefined
  if (kind !== undefined && ts.isIdentifier(name)) callers.set(name.text, kind)
}

/** A suite may be named by the very class or function that it is about. */
function collectDeclaration(node: ts.FunctionDeclaration | ts.ClassDeclaration, found: Found): void {
  if (node.name === undefined) return
  found.titles.set(node.name.text, node.name.text)
  if (ts.isFunctionDeclaration(node)) found.functions.add(node.name.text)
}

function collectVariable(name: string, value: ts.Expression | undefined, found: Found): void {
  if (value === undefined) return
  if (ts.isStringLiteralLike(value)) found.titles.set(name, value.text)
  else if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) found.functions.add(name)
  else collectCaller(name, value, found)
}

/** `const dbTest = test.extend(…)`, `const onLinux = isLinux ? describe : describe.skip`. */
function collectCaller(name: string, value: ts.Expression, { callers }: Found): void {
  const chain = chainOf(ts.isConditionalExpression(value) ? value.whenTrue : value)
  const kind = chain === undefined ? undefined : callers.get(chain.root)
  if (kind !== undefined) callers.set(name, kind)
}
