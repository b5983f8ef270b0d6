/** Where the tests of a file stand, as they are written. */

import { compilerTree } from '../syntax/compiler-tree.ts'
import { locator } from '../syntax/locate.ts'
import { ts } from '../syntax/parse.ts'
import { testCall } from './test-call.ts'
import { testNames } from './test-names.ts'

/** 1-based, of the call and of its end. */
export type TestLines = readonly [first: number, last: number]

/** Of every call that makes a test, wherever it is written. Total. */
export function testLines(file: string, text: string): readonly TestLines[] {
  const sourceFile = compilerTree(file, text)
  const names = testNames(sourceFile)
  const place = locator(file, text)
  const found: TestLines[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && testCall(node, names)?.kind === 'test')
      found.push([place(node.getStart(sourceFile)).line, place(node.end).line])
    ts.forEachChild(node, visit)
  }
  visit(sourceFile)
  return found
}
