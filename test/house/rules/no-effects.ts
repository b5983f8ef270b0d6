/** The rule that effects come in through the World: what reads or moves the outside stands in world, cli and main only. */

import ts from 'typescript'
import { folderOf, type HouseFile, nodes, type Rule, violation } from '../house-file.ts'

const EFFECTS: readonly string[] = [
  'process',
  'fetch',
  'console',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
]
const PLACES: readonly string[] = ['', 'cli', 'world']

export const noEffects: Rule = (files) => files.flatMap((file) => violationsOf(file))

function violationsOf(file: HouseFile): ReturnType<Rule> {
  const folder = folderOf(file.path)
  // @teeth effects-in-world-only: world, cli and main may have effects, no other folder
  //   test: test/house/rules/no-effects.test.ts
  //   revert: condition true
  if (folder === undefined || PLACES.includes(folder)) return []
  return [...nodes(file.tree)].flatMap((node) => {
    const effect = effectOf(node)
    return effect === undefined ? [] : [violation(file, node, `\`${effect}\` is an effect: take it from the \`World\``)]
  })
}

function effectOf(node: ts.Node): string | undefined {
  // @teeth no-clock: nobody but the World reads the clock
  //   test: test/house/rules/no-effects.test.ts
  //   revert: condition false
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) return 'new Date()'
  if (ts.isPropertyAccessExpression(node)) {
    const text = node.getText()
    return text === 'Date.now' || text === 'Math.random' ? text : undefined
  }
  return ts.isIdentifier(node) && EFFECTS.includes(node.text) && isRead(node) ? node.text : undefined
}

/** Whether the name is looked up, and not just the name of a member, a key or a declaration. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  return !('name' in parent && parent.name === node) && !ts.isTypeNode(parent)
}
