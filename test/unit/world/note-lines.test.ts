/** The lines of a diff that take notes. */

import { expect, test } from 'vitest'
import { noteLines } from '../../../src/world/note-lines.ts'

const PATCH = `@@ -10,4 +20,4 @@ function f() {
 ten
-eleven
+twenty-one
 twenty-two
@@ -40 +50,2 @@
 fifty
+fifty-one
\\ No newline at end of file`

test('are those added, and with context those around them', () => {
  expect([...noteLines(PATCH, 'added')]).toEqual([21, 51])
  expect([...noteLines(PATCH, 'context')]).toEqual([20, 21, 22, 50, 51])
})

test('are none without a diff', () => {
  expect([...noteLines('', 'context')]).toEqual([])
})
