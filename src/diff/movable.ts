/** Declarations that do the same in whichever module they stand, as long as the names that they use mean the same. */

import { everyNode } from '../syntax/every-node.ts'
import { ts } from '../syntax/parse.ts'
import { valueNames } from '../syntax/value-names.ts'

export type Movable = {
  readonly name: string
  readonly node: ts.Node
  /** Names from outside of it. */
  readonly uses: readonly string[]
}

/** Functions, and constants that hold a function, a text or a number: nothing runs, and nothing is shared, where they stand. */
export function movableIn(node: ts.Node): Movable | undefined {
  if (!ts.isSourceFile(node.parent) || isTiedToItsPlace(node)) return undefined
  const name = nameOf(node)
  if (name === undefined) return undefined
  const parameters = new Set(functionsIn(node).flatMap((one) => one.parameters.flatMap(({ name }) => boundIn(name))))
  return { name, node, uses: [...valueNames(node)].filter((used) => used !== name && !parameters.has(used)) }
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) {
    const isDefault = ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
    return isDefault ? undefined : node.name?.text
  }
  const declaration = constantIn(node)
  return declaration !== undefined && ts.isIdentifier(declaration.name) && isStill(declaration.initializer)
    ? declaration.name.text
    : undefined
}

function constantIn(node: ts.Node): ts.VariableDeclaration | undefined {
  if (!ts.isVariableStatement(node) || (node.declarationList.flags & ts.NodeFlags.Const) === 0) return undefined
  const [only, another] = node.declarationList.declarations
  return another === undefined ? only : undefined
}

function isStill(value: ts.Expression | undefined): boolean {
  return (
    value !== undefined &&
    (ts.isArrowFunction(value) ||
      ts.isFunctionExpression(value) ||
      ts.isStringLiteralLike(value) ||
      ts.isNumericLiteral(value))
  )
}

/** The function that the node is, or holds: what its parameters are called is nobody else's business. */
function functionsIn(node: ts.Node): readonly ts.SignatureDeclaration[] {
  const found = ts.isFunctionDeclaration(node) ? node : constantIn(node)?.initializer
  return found !== undefined && ts.isFunctionLike(found) ? [found] : []
}

function boundIn(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundIn(element.name) : []))
}

const OWN_PLACE = new Set(['require', 'module', 'exports', '__dirname', '__filename', 'eval'])

/** Whether it asks where it stands. */
function isTiedToItsPlace(node: ts.Node): boolean {
  return [...everyNode(node)].some(
    (inner) =>
      ts.isMetaProperty(inner) ||
      inner.kind === ts.SyntaxKind.ImportKeyword ||
      (ts.isIdentifier(inner) && OWN_PLACE.has(inner.text)),
  )
}
