/** The path of names that leads to a node: class `Shop` > method `open` > const `hours`. */

import { ts } from '../syntax/parse.ts'

export type Step = {
  readonly group: 'value' | 'type' | 'member' | 'getter' | 'setter' | 'parameter'
  readonly name: string
}

/** The name that a declaration has among its neighbours; undefined for what declares nothing, or has no body yet. */
export function stepOf(node: ts.Node): Step | undefined {
  if (isOverload(node)) return undefined
  if (ts.isVariableDeclaration(node) || ts.isParameter(node)) {
    if (!ts.isIdentifier(node.name)) return undefined
    return { group: ts.isParameter(node) ? 'parameter' : 'value', name: node.name.text }
  }
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node))
    return { group: 'value', name: node.name?.text ?? 'default' }
  if (ts.isModuleDeclaration(node)) return { group: 'value', name: node.name.text }
  if (ts.isExportAssignment(node)) return { group: 'value', name: 'default' }
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return { group: 'type', name: node.name.text }
  return memberStep(node)
}

function memberStep(node: ts.Node): Step | undefined {
  if (ts.isConstructorDeclaration(node)) return { group: 'member', name: 'constructor' }
  const isMember = ts.isClassElement(node) || ts.isObjectLiteralElement(node) || ts.isEnumMember(node)
  if (!isMember || node.name === undefined) return undefined
  const isStatic = ts.canHaveModifiers(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword)
  const name = `${isStatic === true ? 'static ' : ''}${nameText(node.name)}`
  if (ts.isGetAccessor(node)) return { group: 'getter', name }
  return { group: ts.isSetAccessor(node) ? 'setter' : 'member', name }
}

/** `'a'` and `a` are one name. */
function nameText(name: ts.PropertyName | ts.JsxAttributeName): string {
  return ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText()
}

function isOverload(node: ts.Node): boolean {
  return (
    (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node)) &&
    node.body === undefined
  )
}

/** The named declarations around a node, outermost first; the node itself is the last, where it is one. */
export function namesAround(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = []
  for (let around = node; !ts.isSourceFile(around); around = around.parent) {
    if (stepOf(around) !== undefined) found.unshift(around)
  }
  return found
}

/** The declarations of that name in a node, those inside of other named ones left out. */
export function namedIn(around: ts.Node, { group, name }: Step): readonly ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    const step = stepOf(node)
    if (step === undefined) ts.forEachChild(node, visit)
    else if (step.group === group && step.name === name) found.push(node)
  }
  ts.forEachChild(around, visit)
  return found
}
