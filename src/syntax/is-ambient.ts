/** Whether a node only describes what exists elsewhere: nothing of it is there at run time. */

import { ts } from './parse.ts'

/** True inside `declare …` and in declaration files. */
export function isAmbient(node: ts.Node): boolean {
  return node.getSourceFile().isDeclarationFile || ts.findAncestor(node, isDeclared) !== undefined
}

function isDeclared(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined
  return modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DeclareKeyword) === true
}
