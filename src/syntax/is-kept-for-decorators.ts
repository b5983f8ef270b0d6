/** What decorators see of types: a compiler may hand them the types of a class as metadata. */

import { ts } from './parse.ts'

/** True for types of what a decorated class declares, and for a decorated field that is otherwise only declared. */
export function isKeptForDecorators(node: ts.Node): boolean {
  if (ts.isPropertyDeclaration(node)) return isDecorated(node)
  if (node.kind === ts.SyntaxKind.DeclareKeyword || node.kind === ts.SyntaxKind.AbstractKeyword)
    return ts.isPropertyDeclaration(node.parent) && isDecorated(node.parent)
  const member = ts.isTypeNode(node) ? memberOf(node) : undefined
  return member !== undefined && ts.isClassLike(member.parent) && hasDecorators(member.parent)
}

/** The member that a type belongs to the signature of. */
function memberOf(type: ts.TypeNode): ts.ClassElement | undefined {
  for (let inner: ts.Node = type; ; inner = inner.parent) {
    const { parent } = inner
    if (parent === undefined || ts.isBlock(parent) || ts.isExpressionStatement(parent)) return undefined
    if (ts.isParameter(parent) && ts.isClassElement(parent.parent))
      return parent.type === inner ? parent.parent : undefined
    if (ts.isClassElement(parent)) return 'type' in parent && parent.type === inner ? parent : undefined
  }
}

function hasDecorators(owner: ts.ClassLikeDeclaration): boolean {
  return (
    isDecorated(owner) || owner.members.some((member) => isDecorated(member) || parametersOf(member).some(isDecorated))
  )
}

function parametersOf(member: ts.ClassElement): readonly ts.ParameterDeclaration[] {
  return ts.isFunctionLike(member) ? member.parameters.filter(ts.isParameter) : []
}

function isDecorated(node: ts.Node): boolean {
  return ts.canHaveDecorators(node) && ts.getDecorators(node) !== undefined
}
