/** A piece of code by itself: what an annotation says is to stand in a place. */

import { compilerTree } from './compiler-tree.ts'
import { parserErrors } from './faults.ts'
import { ts } from './parse.ts'

/** Inside it `await`, `yield` and `return` are what they look like. */
const OPENING = 'async function* _() {\n'

export type Statements = {
  readonly statements: readonly ts.Statement[]
  /** The code without what follows its last statement. */
  readonly text: string
}

/** The one expression that the code is; undefined when it is none or more. `file` tells the language. */
export function parseExpression(file: string, code: string): ts.Expression | undefined {
  const [only, another] = parseStatements(file, `return (\n${code}\n)`)?.statements ?? []
  if (only === undefined || another !== undefined || !ts.isReturnStatement(only)) return undefined
  const { expression } = only
  const isWhole = expression !== undefined && ts.isParenthesizedExpression(expression)
  return isWhole ? expression.expression : undefined
}

/** The statements that the code is, none when it is only white space and comments; undefined when it does not parse. */
export function parseStatements(file: string, code: string): Statements | undefined {
  const text = `${OPENING}${code}\n}`
  const tree = compilerTree(file, text)
  const [home, another] = tree.statements
  if (home === undefined || another !== undefined || parserErrors(tree).length > 0) return undefined
  if (!ts.isFunctionDeclaration(home) || home.body === undefined || home.end !== text.length) return undefined
  const { statements } = home.body
  return { statements, text: text.slice(OPENING.length, statements.at(-1)?.end ?? OPENING.length) }
}

/** The last member of a class that the code is; undefined when it is none. */
export function parseMember(file: string, code: string): ts.ClassElement | undefined {
  const [home] = compilerTree(file, `class _ {\n${code}\n}`).statements
  return home !== undefined && ts.isClassDeclaration(home) ? home.members.at(-1) : undefined
}
