/** What the top-level names of a module stand for, told the same way wherever they are imported. */

import { declaredNames } from '../syntax/declared-names.ts'
import { isErased } from '../syntax/is-erased.ts'
import { ts } from '../syntax/parse.ts'
import { folderOf } from '../model/folder-of.ts'
import { join, resolveIn } from '../model/resolve-in.ts'

/** `module#name` by the name in the file. */
export type ModuleScope = ReadonlyMap<string, string>

export type ModuleText = {
  /** POSIX from the root. */
  readonly file: string
  readonly tree: ts.SourceFile
  /** Every file of the change: specifiers are resolved among them. */
  readonly files: ReadonlySet<string>
}

/** Names that are declared or imported. */
export function moduleScope(module: ModuleText): ModuleScope {
  return new Map(
    module.tree.statements.flatMap((statement) =>
      ts.isImportDeclaration(statement)
        ? importedIn(statement, module)
        : declaredNames(statement).map((name) => [name, `${module.file}#${name}`] as const),
    ),
  )
}

/** Names under which others can import; what `export *` hands on is not among them. */
export function exportScope(module: ModuleText): ModuleScope {
  const scope = moduleScope(module)
  return new Map(module.tree.statements.flatMap((statement) => exportedIn(statement, module, scope)))
}

/** The file that a specifier means, else one spelling for all ways to address the same module. */
export function moduleOf(specifier: ts.Expression | undefined, { file, files }: Omit<ModuleText, 'tree'>): string {
  const text = specifier !== undefined && ts.isStringLiteralLike(specifier) ? specifier.text : ''
  if (!text.startsWith('.')) return text
  return resolveIn(files, file, text) ?? join(folderOf(file), text).replace(/\.[cm]?[jt]sx?$/, '')
}

type Entry = readonly [name: string, origin: string]

function importedIn(declaration: ts.ImportDeclaration, module: ModuleText): readonly Entry[] {
  const { importClause, moduleSpecifier } = declaration
  if (importClause === undefined || isErased(declaration)) return []
  const { name, namedBindings } = importClause
  const from = moduleOf(moduleSpecifier, module)
  const own: readonly Entry[] = name === undefined ? [] : [[name.text, `${from}#default`]]
  if (namedBindings === undefined) return own
  if (ts.isNamespaceImport(namedBindings)) return [...own, [namedBindings.name.text, `${from}#*`]]
  const values = namedBindings.elements.filter((element) => !isErased(element))
  return [...own, ...values.map((one): Entry => [one.name.text, `${from}#${(one.propertyName ?? one.name).text}`])]
}

function exportedIn(statement: ts.Statement, module: ModuleText, scope: ModuleScope): readonly Entry[] {
  if (isErased(statement)) return []
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return []
    const from = moduleSpecifier === undefined ? undefined : moduleOf(moduleSpecifier, module)
    return exportClause.elements.map(({ name, propertyName = name }): Entry => {
      const origin = from === undefined ? scope.get(propertyName.text) : `${from}#${propertyName.text}`
      return [name.text, origin ?? '']
    })
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  const isExported = modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  return isExported ? declaredNames(statement).map((name): Entry => [name, `${module.file}#${name}`]) : []
}
