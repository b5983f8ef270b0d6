/** The rule that types erase: no enum, no namespace, no parameter property, so that Node runs the sources as they are. */

import ts from 'typescript'
import { type HouseFile, nodes, type Rule, violation } from '../house-file.ts'

export const erasable: Rule = (files) => files.flatMap((file) => violationsOf(file))

function violationsOf(file: HouseFile): ReturnType<Rule> {
  return [...nodes(file.tree)].flatMap((node) => {
    const wrong = wrongIn(node)
    return wrong === undefined ? [] : [violation(file, node, `${wrong} does not erase`)]
  })
}

function wrongIn(node: ts.Node): string | undefined {
  // @teeth no-enum: no enum, since its code does not erase
  //   test: test/house/rules/erasable.test.ts
  //   revert: condition false
  if (ts.isEnumDeclaration(node)) return '`enum`'
  if (ts.isModuleDeclaration(node) && ts.isIdentifier(node.name) && !isDeclared(node)) return '`namespace`'
  const isProperty = ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent)
  return isProperty ? 'a parameter property' : undefined
}

function isDeclared(node: ts.ModuleDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ?? false
}
