/** The rule that no function is longer than 30 lines, unless the comment above it says why. */

import ts from 'typescript'
import { type HouseFile, nodes, type Rule, violation } from '../house-file.ts'

const LONGEST = 30
const REASON = /Long because /

export const functionLength: Rule = (files) => files.flatMap((file) => violationsOf(file))

function violationsOf(file: HouseFile): ReturnType<Rule> {
  return [...nodes(file.tree)].flatMap((node) => {
    const lines = ts.isFunctionLike(node) && 'body' in node && node.body ? linesOf(file, node) : 0
    // @teeth function-length: no function is longer than 30 lines without a reason
    //   test: test/house/rules/function-length.test.ts
    //   revert: condition true
    if (lines <= LONGEST || hasReason(file, node)) return []
    return [
      violation(file, node, `is ${lines} lines long, ${LONGEST} are the limit without a \`Long because …\` above`),
    ]
  })
}

function linesOf(file: HouseFile, node: ts.Node): number {
  const lineAt = (position: number) => file.tree.getLineAndCharacterOfPosition(position).line
  return lineAt(node.getEnd()) - lineAt(node.getStart(file.tree)) + 1
}

/** The comment stands above the function or above the statement it is part of. */
function hasReason(file: HouseFile, node: ts.Node): boolean {
  const owner = ts.findAncestor(node, (ancestor) => ts.isStatement(ancestor) || ts.isClassElement(ancestor)) ?? node
  return REASON.test(file.text.slice(owner.getFullStart(), owner.getStart(file.tree)))
}
