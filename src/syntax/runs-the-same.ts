/** Whether two versions of a file run the same, told from the statements that differ. */

import { differing, type Statements } from './differing.ts'
import type { ts } from './parse.ts'
import { runtimeShapes } from './runtime-shape.ts'

/**
 * True where only what leaves no trace in the JavaScript differs: types, comments, `import type`. Every other import
 * counts, used or not: where the compiler keeps the syntax of modules as it is written, one that only types use loads.
 */
export function runsTheSame(before: ts.SourceFile, after: ts.SourceFile): boolean {
  const { was, now } = differing(before, after)
  // Statements of the same text have the same shape.
  // @teeth other-statements-decide: one other statement is enough
  //   test: test/unit/syntax/runs-the-same.test.ts
  //   was: return joined(before.statements) === joined(after.statements)
  return joined(was) === joined(now)
}

function joined(statements: Statements): string {
  // @teeth imports-may-load: versions that differ in an import that only types use do not run the same
  //   test: test/unit/syntax/runs-the-same.test.ts
  //   was: return statements.map(runtimeShapes(new Set())).join('')
  return statements.map(runtimeShapes(undefined)).join('')
}
