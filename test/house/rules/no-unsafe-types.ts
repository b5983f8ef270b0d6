/** The rule that nobody overrules the compiler: no `any`, no `!`, no `as`; in `world/` an `as` may stand beside its why. */

import ts from 'typescript'
import { folderOf, type HouseFile, nodes, type Rule, violation } from '../house-file.ts'

/** Lines. */
const NEAR = 4

export const noUnsafeTypes: Rule = (files) => files.flatMap((file) => violationsOf(file))

function violationsOf(file: HouseFile): ReturnType<Rule> {
  return [...nodes(file.tree)].flatMap((node) => {
    const wrong = wrongIn(file, node)
    return wrong === undefined ? [] : [violation(file, node, wrong)]
  })
}

function wrongIn(file: HouseFile, node: ts.Node): string | undefined {
  // @teeth no-any: no type is any
  //   test: test/house/rules/no-unsafe-types.test.ts
  //   revert: condition false
  if (node.kind === ts.SyntaxKind.AnyKeyword) return '`any` switches the compiler off: use `unknown`'
  // @teeth no-non-null: nobody claims that a value is there with an exclamation mark
  //   test: test/house/rules/no-unsafe-types.test.ts
  //   revert: condition false
  if (ts.isNonNullExpression(node)) return '`!` overrules the compiler: decide what an absence means'
  if (ts.isTypeAssertionExpression(node)) return '`<T>value` overrules the compiler: narrow the value'
  if (!ts.isAsExpression(node) || node.type.getText() === 'const') return undefined
  // @teeth as-in-world-only: nobody overrules the compiler with as, but world with a why
  //   test: test/house/rules/no-unsafe-types.test.ts
  //   revert: condition true
  if (folderOf(file.path) === 'world' && hasWhy(file, node)) return undefined
  return '`as` overrules the compiler: narrow the value (in `world/`: say why in a comment above)'
}

/** A comment on the same line or a few above: one why may cover lines that belong together. */
function hasWhy(file: HouseFile, node: ts.Node): boolean {
  const { line } = file.tree.getLineAndCharacterOfPosition(node.getEnd())
  const lines = file.text.split('\n').slice(Math.max(0, line - NEAR), line + 1)
  return lines.some((text) => /\/\/|\*\//.test(text))
}
