/** The rule that a guard is proven by examples: what a property draws may miss the old behaviour. */

import ts from 'typescript'
import { type HouseFile, nodes, type Rule, type Violation } from '../house-file.ts'

const NAMED = /^\W*test:\s*(\S+\.test\.ts)(?:\s+>\s+(.*))?$/
const PROPERTIES: readonly string[] = ['@fast-check/vitest', 'fast-check']

export const byExample: Rule = (files) => {
  const drawn = new Map(files.filter(holdsProperties).map((file) => [file.path, properties(file)]))
  return files.flatMap((file) => (file.text.includes('@teeth') ? namedIn(file, drawn) : []))
}

function namedIn({ path, text }: HouseFile, drawn: ReadonlyMap<string, readonly string[]>): readonly Violation[] {
  return text.split('\n').flatMap((content, index) => {
    const [, test = '', title] = NAMED.exec(content) ?? []
    const titles = drawn.get(test)
    // @teeth guards-by-example: a guard names an example where its test file holds properties
    //   test: test/house/rules/by-example.test.ts
    //   revert: condition true
    if (titles === undefined || (title !== undefined && !titles.some((drawn) => title.endsWith(drawn)))) return []
    return [{ file: path, line: index + 1, message: `is proven by properties of \`${test}\`: name an example in it` }]
  })
}

function holdsProperties({ tree }: HouseFile): boolean {
  return tree.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      PROPERTIES.includes(statement.moduleSpecifier.text),
  )
}

/** The titles of `test.prop(…)('title', …)`. */
function properties({ tree }: HouseFile): readonly string[] {
  return [...nodes(tree)].flatMap((node) => {
    if (!ts.isCallExpression(node) || !ts.isCallExpression(node.expression)) return []
    const { expression } = node.expression
    const isProperty = ts.isPropertyAccessExpression(expression) && expression.name.text === 'prop'
    const [title] = node.arguments
    return isProperty && title !== undefined && ts.isStringLiteralLike(title) ? [title.text] : []
  })
}
