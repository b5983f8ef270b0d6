/** The rule that importing a file does nothing: statements that act stand in functions, unless the file is a program of its own. */

import ts from 'typescript'
import { type HouseFile, type Rule, violation } from '../house-file.ts'

export const noWorkOnImport =
  (programs: readonly string[]): Rule =>
  (files) =>
    files.filter(({ path }) => !programs.includes(path)).flatMap((file) => violationsOf(file))

function violationsOf(file: HouseFile): ReturnType<Rule> {
  // @teeth no-work-on-import: importing a file does nothing
  //   test: test/house/rules/no-work-on-import.test.ts
  //   was: const acting: ts.Statement[] = []
  const acting = file.tree.statements.filter((statement) => !isDeclaration(statement))
  return acting.map((statement) => violation(file, statement, 'works when it is imported: put it into a function'))
}

function isDeclaration(statement: ts.Statement): boolean {
  return (
    ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement) ||
    ts.isVariableStatement(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isModuleDeclaration(statement)
  )
}
