/** What a test file shows without being run: its titles, or why no test of it can run. */

import type { Place } from '../model/place.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { parserErrors } from '../syntax/faults.ts'
import { locator } from '../syntax/locate.ts'
import { ts } from '../syntax/parse.ts'
import { isReadable } from './mark.ts'
import { isHarmless, titlesOf } from './titles.ts'
import type { TestTitle } from './test-title.ts'

export type TestFile =
  | { readonly kind: 'titled'; readonly titles: readonly TestTitle[] }
  | { readonly kind: 'unparsable'; readonly place: Place; readonly why: string }
  /** Whatever Vitest does with it, nothing in it makes a test. */
  | { readonly kind: 'testless' }

/** Total. What is not written in a language that can be read is taken to have tests. */
export function testFile(file: string, text: string): TestFile {
  if (!isReadable(file)) return { kind: 'titled', titles: titlesOf(file, text) }
  const tree = compilerTree(file, text)
  const [error] = parserErrors(tree)
  // @teeth a-broken-test-file-is-told: a test file that does not parse is told, whatever titles can be seen in it
  //   test: test/unit/read/test-file.test.ts
  //   revert: condition false
  if (error !== undefined) return { kind: 'unparsable', place: locator(file, text)(error.start), why: error.message }
  const titles = titlesOf(file, text)
  return titles.length === 0 && tree.statements.every(makesNothing) ? { kind: 'testless' } : { kind: 'titled', titles }
}

/** Neither it nor what it brings in can make a test: another module that is imported for what it does may well. */
function makesNothing(statement: ts.Statement): boolean {
  if (ts.isImportDeclaration(statement)) return statement.importClause !== undefined
  if (ts.isExportDeclaration(statement)) return statement.moduleSpecifier === undefined
  return callsNothing(statement)
}

/** What a function calls, it calls when it is called. */
function callsNothing(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return true
  if (ts.isCallExpression(node)) return isHarmless(node)
  if (ts.isNewExpression(node) || ts.isTaggedTemplateExpression(node) || ts.isDecorator(node)) return false
  return ts.forEachChild(node, (child) => (callsNothing(child) ? undefined : true)) === undefined
}
