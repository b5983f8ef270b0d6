/** What a text is at run time, statement by statement. */

import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { runtimeShapes, usedIn } from '../../../src/syntax/runtime-shape.ts'
import { FILE } from './cut.ts'

export const shape = (text: string, file = FILE) => {
  const tree = compilerTree(file, text)
  return tree.statements.map(runtimeShapes(usedIn(tree))).filter((one) => one !== '')
}
