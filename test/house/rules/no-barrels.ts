/** The rule that no folder has a barrel: only the public API passes on what other files export. */

import ts from 'typescript'
import { type HouseFile, type Rule, violation } from '../house-file.ts'

const PUBLIC: readonly string[] = ['src/index.ts', 'src/vitest.ts']

export const noBarrels: Rule = (files) => files.flatMap((file) => violationsOf(file))

function violationsOf(file: HouseFile): ReturnType<Rule> {
  if (PUBLIC.includes(file.path)) return []
  const { statements } = file.tree
  // @teeth no-barrels: no folder has a file that only passes on the exports of others
  //   test: test/house/rules/no-barrels.test.ts
  //   revert: condition false
  if (statements.length > 0 && statements.every(isPassingOn))
    return [violation(file, file.tree, 'is a barrel: import the files it names')]
  const stars = statements.filter(
    (statement) => ts.isExportDeclaration(statement) && statement.exportClause === undefined,
  )
  return stars.map((star) => violation(file, star, 'exports everything of another file: export it there'))
}

function isPassingOn(statement: ts.Statement): boolean {
  return ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined
}
