/** A diff taken apart into patches that git can put back one by one. */

import { expect, test } from 'vitest'
import { hunksIn } from '../../../bench/hunks-in.ts'

const HEAD = ['diff --git a/a.ts b/a.ts', '--- a/a.ts', '+++ b/a.ts', ''].join('\n')
const OTHER = HEAD.replaceAll('a.ts', 'b.ts')
const ONE = '@@ -1 +1 @@\n-a\n+b\n'
const TWO = '@@ -9,0 +10 @@ function a() {\n+@@ no hunk of its own\n'

test('each hunk has the head of its file', () => {
  expect(hunksIn(HEAD + ONE + TWO + OTHER + ONE)).toEqual([HEAD + ONE, HEAD + TWO, OTHER + ONE])
})

test('what is no diff has none', () => {
  expect(hunksIn('')).toEqual([])
})
