/** Seams: old code put back beside lines that would be read as part of it, or it of them. */

import { describe, expect, test } from 'vitest'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { runtimeShapes, usedIn } from '../../../src/syntax/runtime-shape.ts'
import { FILE, undone } from './cut.ts'

const shape = (text: string) => {
  const tree = compilerTree(FILE, text)
  return tree.statements.map(runtimeShapes(usedIn(tree))).filter((one) => one !== '')
}

const JOINING: readonly (readonly [what: string, before: string, now: string])[] = [
  ['a removed one', 'f()\n;[1].map(g)\n', 'f()\n'],
  ['one in place of several', 'f()\n;[1].map(g)\n', 'f()\ntry { h() } finally { i() }\n(() => f())()\n'],
  ['one above a semicolon that the new one ended with', 'f()\n;(g as H)()\n', 'f()\nconst a = h()\n;(g as H)()\n'],
  ['two new ones below it go', 'f()\n;[1].map(g)', 'f()\nlet b = {}\nthrow h\n;[1].map(g)'],
  ['one below an object', 'let b = {}\n;[1].map(g)', 'let b = {}\nf()'],
  ['one below another that comes back', 'f()\ninterface I {}\n(() => g())()', 'for (;;) h()\ni()'],
  ['all of an empty file', 'f()\ninterface I {}\n;[1].map(g)', ''],
  ['all of an empty block', 'function a() { f()\n;[1].map(g) }', 'function a() {}'],
  ['the last of an `if`', 'if (a) f()\n;[1].map(g)', 'if (a) h();\n[1].map(g)'],
  ['one on the line of the next', 'function a() {\n  f()\n  g() }', 'function a() { h(); g() }'],
  ['a generator below a field', 'class A {\n  a = 1\n\n  ;*b() {}\n}', 'class A {\n  a = 1\n}'],
]

describe('an old statement keeps apart from the line that it would go on with', () => {
  test.each(JOINING)('%s', (_, before, now) => {
    expect(shape(undone(before, now))).toEqual(shape(before))
  })
})

test('a statement that nothing would be read as part of comes back as it was', () => {
  expect(undone('f()\n[1].map(g)\nh()\n', 'f()\n[2].map(g)\nh()\n')).toBe('f()\n[1].map(g)\nh()\n')
  expect(undone('f();\n[1].map(g);\n', 'f();\n[2].map(h);\n')).toBe('f();\n[1].map(g);\n')
})
