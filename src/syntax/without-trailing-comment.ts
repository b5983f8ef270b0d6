/** Code up to the end of its last token: a comment behind it would swallow what follows in its new place. */

import { compilerTree } from './compiler-tree.ts'
import { skipTrivia } from './skip-trivia.ts'

/** `file` tells the language. Code that is no program by itself has tokens too; a comment that does not end stays. */
export function withoutTrailingComment(file: string, code: string): string {
  const end = compilerTree(file, code).endOfFileToken.pos
  // @teeth comment-left-out: a comment behind the code is left out
  //   test: test/unit/revert/was.test.ts
  //   was: return code
  return skipTrivia(code, end) === code.length ? code.slice(0, end) : code
}
