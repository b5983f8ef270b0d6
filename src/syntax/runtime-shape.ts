/** A node's shape in the JavaScript that comes of it: the same shape runs the same, whatever types and dress it has. */

import { isErased } from './is-erased.ts'
import { literalShape } from './literal-shape.ts'
import { ts } from './parse.ts'
import { runtimeFacts } from './runtime-facts.ts'
import { seenThrough } from './seen-through.ts'
import { valueNames } from './value-names.ts'

/** Shapes of nodes; empty for what leaves nothing behind. */
export type RuntimeShapes = (node: ts.Node) => string

/** The names whose imports stay; undefined where every import does. */
export type UsedNames = ReadonlySet<string> | undefined

/**
 * Types, comments, quotes, semicolons, grouping parentheses, braces around one statement and imports of names that are
 * not used do not count. Remembers what it has worked out, so that a tree is walked once.
 */
export function runtimeShapes(used: UsedNames): RuntimeShapes {
  const known = new Map<ts.Node, string>()
  const shapeOf = (node: ts.Node): string => {
    const before = known.get(node)
    if (before !== undefined) return before
    const shape = isErased(node) || isElided(node, used) ? '' : spell(node, shapeOf)
    known.set(node, shape)
    return shape
  }
  return shapeOf
}

/** What a file by itself uses: every import stays in JavaScript, and where a template may use them. */
export function usedIn(tree: ts.SourceFile): UsedNames {
  const isTyped = /\.[cm]?tsx?$/.test(tree.fileName) && !/\.(?:vue|svelte)\./.test(tree.fileName)
  return isTyped ? valueNames(tree) : undefined
}

/** TypeScript drops an import that no value uses, unless it is there for its side effects. */
function isElided(node: ts.Node, used: UsedNames): boolean {
  if (used === undefined) return false
  // @teeth imports-of-types-leave-no-trace: texts that run the same have the same runtime shape
  //   test: test/unit/syntax/runtime-shape.test.ts
  //   revert: remove
  if (ts.isImportSpecifier(node) || ts.isNamespaceImport(node)) return !used.has(node.name.text)
  if (!ts.isImportDeclaration(node) || node.importClause === undefined) return false
  const { name, namedBindings } = node.importClause
  if (name !== undefined && used.has(name.text)) return false
  if (namedBindings === undefined) return true
  if (ts.isNamespaceImport(namedBindings)) return !used.has(namedBindings.name.text)
  const { elements } = namedBindings
  return elements.length > 0 && elements.every((element) => element.isTypeOnly || !used.has(element.name.text))
}

function spell(node: ts.Node, shapeOf: RuntimeShapes): string {
  const inner = seenThrough(node)
  if (inner !== undefined) return shapeOf(inner)
  if (ts.isIdentifier(node)) return isKey(node) ? JSON.stringify(node.text) : `id:${node.text}`
  if (ts.isPrivateIdentifier(node)) return node.text
  const literal = literalShape(node)
  if (literal !== undefined) return literal
  const children: string[] = []
  ts.forEachChild(node, (child) => {
    const shape = shapeOf(child)
    if (shape !== '') children.push(shape)
  })
  return `(${[node.kind, ...runtimeFacts(node), ...children].join(' ')})`
}

/** A name that is text: of a property, a member, an import. */
function isKey(node: ts.Node): boolean {
  const { parent } = node
  if (parent === undefined) return false
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  return (
    (ts.isPropertyAssignment(parent) || ts.isClassElement(parent) || ts.isEnumMember(parent)) && parent.name === node
  )
}
