/** Whether statements can take the place of one that stands without braces. */

import { ts } from '../syntax/parse.ts'
import { isLone } from '../syntax/statement-place.ts'

/** Only one statement can, only if it declares nothing, and not before an `else` that it would take. */
export function standsAlone(statements: readonly ts.Statement[], place: ts.Node): boolean {
  const [only, another] = statements
  if (only === undefined || another !== undefined || isDeclaration(only)) return false
  // @teeth else-stays: an `if` gets braces where it would take the `else`
  //   test: test/unit/revert/was.test.ts
  //   was: return true
  return !takesElse(only) || !isBeforeElse(place)
}

function isDeclaration(statement: ts.Statement): boolean {
  return (
    ts.isVariableStatement(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isModuleDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  )
}

/** Whether an `else` behind the statement would belong to it. */
function takesElse(statement: ts.Statement): boolean {
  if (ts.isIfStatement(statement)) return statement.elseStatement === undefined || takesElse(statement.elseStatement)
  if (ts.isDoStatement(statement)) return false
  const isOuter = ts.isIterationStatement(statement, false) || ts.isLabeledStatement(statement)
  return isOuter && takesElse(statement.statement)
}

function isBeforeElse(place: ts.Node): boolean {
  if (!isLone(place)) return false
  const { parent } = place
  if (ts.isIfStatement(parent) && parent.thenStatement === place && parent.elseStatement !== undefined) return true
  return isBeforeElse(parent)
}
