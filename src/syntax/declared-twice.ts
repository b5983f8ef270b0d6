/** A name that one block declares twice where only one may be. */

import { isAmbient } from './is-ambient.ts'
import { isSloppy } from './is-sloppy.ts'
import { ts } from './parse.ts'

/** Says which name; undefined for a node that declares nothing, and for one whose names are its own. */
export function declaredTwice(node: ts.Node): string | undefined {
  const statements = listOf(node)
  const parameters = parametersOf(ts.isBlock(node) ? node.parent : node)
  const taken = new Set([...statements.flatMap(otherNames), ...(ts.isBlock(node) ? parameters : [])])
  for (const name of [
    ...statements.flatMap(lexicalNames),
    ...(ts.isBlock(node) || mayRepeat(node) ? [] : parameters),
  ]) {
    if (taken.has(name)) return `\`${name}\` is declared twice`
    taken.add(name)
  }
  return undefined
}

/** A plain function of sloppy code may name two of its parameters the same, if they are names and nothing more. */
function mayRepeat(node: ts.Node): boolean {
  if (!ts.isFunctionDeclaration(node) && !ts.isFunctionExpression(node)) return false
  const isSimple = node.parameters.every(
    ({ name, initializer, dotDotDotToken }) =>
      ts.isIdentifier(name) && initializer === undefined && dotDotDotToken === undefined,
  )
  // @teeth sloppy-parameters: what every engine takes of sloppy code is none
  //   test: test/unit/revert/early-errors.test.ts
  //   was: return false
  return isSimple && isSloppy(node)
}

/** Names that the parameters of a function with a body bind. */
function parametersOf(node: ts.Node): readonly string[] {
  if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return []
  return node.parameters.flatMap(({ name }) => boundNames(name))
}

function listOf(node: ts.Node): readonly ts.Statement[] {
  if (ts.isBlock(node) || ts.isSourceFile(node) || ts.isModuleBlock(node)) return node.statements
  return ts.isCaseBlock(node) ? node.clauses.flatMap((clause) => [...clause.statements]) : []
}

/** Names by `let`, `const`, `using` and `class`: no second declaration of any kind may stand beside them. */
function lexicalNames(statement: ts.Statement): readonly string[] {
  if (isAmbient(statement)) return []
  if (ts.isClassDeclaration(statement)) return statement.name === undefined ? [] : [statement.name.text]
  if (!ts.isVariableStatement(statement) || !isBlockScoped(statement)) return []
  return statement.declarationList.declarations.flatMap((declaration) => boundNames(declaration.name))
}

/** Names by `var`, `function` and `import`: some of them may repeat one another. */
function otherNames(statement: ts.Statement): readonly string[] {
  if (isAmbient(statement)) return []
  if (ts.isFunctionDeclaration(statement))
    return statement.body !== undefined && statement.name !== undefined ? [statement.name.text] : []
  if (ts.isImportDeclaration(statement)) return importedNames(statement)
  if (!ts.isVariableStatement(statement) || isBlockScoped(statement)) return []
  return statement.declarationList.declarations.flatMap((declaration) => boundNames(declaration.name))
}

function isBlockScoped(statement: ts.VariableStatement): boolean {
  return (statement.declarationList.flags & ts.NodeFlags.BlockScoped) !== 0
}

function boundNames(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []))
}

function importedNames({ importClause }: ts.ImportDeclaration): readonly string[] {
  if (importClause === undefined || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  const { name, namedBindings } = importClause
  const own = name === undefined ? [] : [name.text]
  if (namedBindings === undefined) return own
  if (ts.isNamespaceImport(namedBindings)) return [...own, namedBindings.name.text]
  return [...own, ...namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map((element) => element.name.text)]
}
