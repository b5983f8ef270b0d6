/** Whether two versions of a file run the same: told from the statements that differ, before all of them are looked at. */

import { differing, type Statements } from './differing.ts'
import type { ts } from './parse.ts'
import { runtimeShapes } from './runtime-shape.ts'

/** True where only what leaves no trace in the JavaScript differs: types, comments, imports of types. */
export function runsTheSame(before: ts.SourceFile, after: ts.SourceFile): boolean {
  const [shapeBefore, shapeAfter] = [runtimeShapes(before), runtimeShapes(after)]
  const { was, now } = differing(before, after)
  // Statements of the same text have the same shape, but for imports, of which the rest of the file decides.
  // @teeth other-statements-decide: one other statement is enough
  //   test: test/unit/syntax/runs-the-same.test.ts
  //   revert: remove
  if (joined(was, shapeBefore) !== joined(now, shapeAfter)) return false
  return shapeBefore(before) === shapeAfter(after)
}

function joined(statements: Statements, shapeOf: (node: ts.Node) => string): string {
  return statements.map(shapeOf).join('')
}
