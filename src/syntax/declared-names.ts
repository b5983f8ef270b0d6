/** The names that a node brings into the scope around it. */

import { isErased } from './is-erased.ts'
import { ts } from './parse.ts'

/** Of a statement, a parameter, a specifier or a piece of a pattern; a class member's with a dot before it. */
export function declaredNames(node: ts.Node): readonly string[] {
  if (isErased(node)) return []
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node))
    return node.name === undefined ? [] : [node.name.text]
  if (ts.isParameter(node) || ts.isBindingElement(node)) return boundNames(node.name)
  if (ts.isImportDeclaration(node)) return importedNames(node)
  if (ts.isImportSpecifier(node)) return [node.name.text]
  if (ts.isImportEqualsDeclaration(node)) return [node.name.text]
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node))
    return ts.isClassLike(node.parent) && ts.isIdentifier(node.name) ? [`.${node.name.text}`] : []
  return []
}

function boundNames(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []))
}

function importedNames({ importClause }: ts.ImportDeclaration): readonly string[] {
  if (importClause === undefined) return []
  const { name, namedBindings } = importClause
  const own = name === undefined ? [] : [name.text]
  if (namedBindings === undefined) return own
  if (ts.isNamespaceImport(namedBindings)) return [...own, namedBindings.name.text]
  return [...own, ...namedBindings.elements.flatMap(declaredNames)]
}
