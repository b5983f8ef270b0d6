/** What an atom is called by people: `condition of the if in findRow`. */

import { kindName } from '../syntax/kind-name.ts'
import { ts } from '../syntax/parse.ts'
import type { Atom } from './atom.ts'
import { isCondition, isDefault, isSubject } from './boundary.ts'

const LONGEST_NAME = 40

export function describe(atom: Atom): string {
  const nodes = atom.now.length > 0 ? atom.now : atom.before
  const [node] = nodes
  if (node === undefined) return 'change'
  const around = nameAround(node)
  const place = around === undefined ? '' : ` in \`${around}\``
  const count = nodes.length > 1 ? ` and ${nodes.length - 1} more` : ''
  const act = { added: 'new ', removed: 'removed ', changed: '' }[atom.act]
  return `${act}${nameOf(node)}${count}${place}`
}

function nameOf(node: ts.Node): string {
  const { parent } = node
  if (node.kind === ts.SyntaxKind.ExportKeyword) return `export of ${nameOf(parent)}`
  if (isCondition(node)) return `condition of the ${wordOf(parent)}`
  if (isDefault(node))
    return `default of ${quoted(ts.isParameter(parent) || ts.isBindingElement(parent) ? parent.name : undefined)}`
  if (isSubject(node)) return `subject of the ${wordOf(parent)}`
  if (ts.isParameter(node)) return `parameter ${quoted(node.name)}`
  if (ts.isFunctionDeclaration(node)) return `function ${quoted(node.name)}`
  if (ts.isClassLike(node)) return `class ${quoted(node.name)}`
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node)) return `method ${quoted(node.name)}`
  if (ts.isPropertyDeclaration(node)) return `field ${quoted(node.name)}`
  if (ts.isObjectLiteralElement(node)) return node.name === undefined ? 'spread' : `property ${quoted(node.name)}`
  if (ts.isVariableStatement(node)) return `declaration of ${quoted(node.declarationList.declarations[0]?.name)}`
  if (ts.isImportDeclaration(node)) return `import from ${quoted(node.moduleSpecifier)}`
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node))
    return `${ts.isImportSpecifier(node) ? 'import' : 'export'} of ${quoted(node.name)}`
  if (ts.isArrayLiteralExpression(parent)) return `entry ${quoted(node)}`
  if (ts.isExpressionStatement(node))
    return ts.isCallExpression(node.expression) ? `call of ${quoted(node.expression.expression)}` : 'statement'
  return kindName(node)
}

function wordOf(node: ts.Node): string {
  if (ts.isIfStatement(node)) return '`if`'
  if (ts.isConditionalExpression(node)) return '`?:`'
  if (ts.isSwitchStatement(node)) return '`switch`'
  return ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isForInStatement(node) ? '`for`' : '`while`'
}

function quoted(node: ts.Node | undefined): string {
  if (node === undefined) return '(unnamed)'
  const text = node.getText().replace(/\s+/g, ' ').replaceAll('`', "'")
  return `\`${text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text}\``
}

/** The nearest function, method or class around. */
function nameAround(node: ts.Node): string | undefined {
  const around = ts.findAncestor(node.parent, (one) => nameIn(one) !== undefined)
  return around === undefined ? undefined : nameIn(around)
}

function nameIn(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isClassLike(node)) return node.name?.text
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node)) return node.name.getText()
  if (ts.isConstructorDeclaration(node)) return 'constructor'
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined)
    return ts.isFunctionLike(node.initializer) || ts.isObjectLiteralExpression(node.initializer)
      ? node.name.text
      : undefined
  return undefined
}
