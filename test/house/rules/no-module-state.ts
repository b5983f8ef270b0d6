/** The rule that a module keeps no state: nothing at its top level is made to change, unless it is a program of its own. */

import ts from 'typescript'
import { type HouseFile, type Rule, violation } from '../house-file.ts'

const COLLECTIONS: readonly string[] = ['Map', 'Set', 'WeakMap', 'WeakSet']

export const noModuleState =
  (programs: readonly string[]): Rule =>
  (files) =>
    files.filter(({ path }) => !programs.includes(path)).flatMap((file) => violationsOf(file))

function violationsOf(file: HouseFile): ReturnType<Rule> {
  return file.tree.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    // @teeth no-module-state: nothing at the top level of a module can be assigned anew
    //   test: test/house/rules/no-module-state.test.ts
    //   revert: condition false
    if ((declarationList.flags & ts.NodeFlags.Const) === 0)
      return [violation(file, declarationList, '`let` or `var` at the top level is module state')]
    const filled = declarationList.declarations.filter(
      ({ initializer }) => initializer && isMadeToBeFilled(initializer),
    )
    return filled.map((node) =>
      violation(file, node, `\`${node.name.getText()}\` is empty at first: that is module state`),
    )
  })
}

// @teeth no-module-collections: no module keeps an empty collection to be filled later
//   test: test/house/rules/no-module-state.test.ts
//   revert: body return false
function isMadeToBeFilled(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0
  if (ts.isObjectLiteralExpression(node)) return node.properties.length === 0
  return ts.isNewExpression(node) && COLLECTIONS.includes(node.expression.getText()) && !node.arguments?.length
}
