/** The compiler as a second opinion: of texts with one runtime shape it makes one JavaScript. */

import { expect, test } from 'vitest'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { ts } from '../../../src/syntax/parse.ts'
import { runtimeShapes, usedIn } from '../../../src/syntax/runtime-shape.ts'
import { shape } from '../../../src/syntax/shape.ts'

const FILE = 'src/rows.tsx'

const VALUES = [
  ['a', '(a)', 'a!', 'a as B', '(a satisfies B)'],
  ['a?.b', '(a?.b)', '(a?.b as B)'],
  ['a?.b.c', '(a?.b).c', '(a?.b as B).c', '(a?.b)!.c', 'a?.b!.c', '(a?.b!).c', '((a?.b) as B).c'],
  ['a?.b(1)', '(a?.b)(1)', '(a?.b satisfies B)(1)', 'a?.b<B>(1)', 'a?.b!(1)'],
  ['a?.b[1]', '(a?.b)[1]', '(a?.b as B)[1]'],
  ['f`\\n`', 'f`\\u000a`', 'f`${a}\\n`', 'f`${a}\\u000a`', '`\\n`', '`${a}\\n`'],
  ['(a ?? b) || c', 'a ?? (b || c)', '(a, b)', 'a && b || c', '(a && b) || c', 'a && (b || c)'],
  ['[, a]', '[a, ]', '[a, , ]', '[a]', '{ a }', '{ a: a }', '{ a: a as B }'],
  ['<b>{a} c</b>', '<b>{a}\n c</b>', '<b>{a}c</b>', '<b>{a} \n\n c</b>', '<b>{a}\tc</b>', '<b>\n{a}\nc\n</b>'],
  ['<b>{a} {c}</b>', '<b>{a}{c}</b>', '<b>{a}\n{c}</b>', '<b>  {a}{c}</b>', '<b>\n  {a}\n  {c}\n</b>'],
  ['class { a: B }', 'class { a }', 'class { #a }', "class { '#a' }", 'class { declare a: B }', 'class { static a }'],
  ['class { a(b: B): C {} }', 'class { a(b) {} }', 'class { private a(b?) {} }', 'class { a(b: B): C; a(b) {} }'],
  ['(b) => a', '(b: B): C => a', '<B,>(b: B) => a', 'async (b) => a', 'function (b) {}', 'function (this: B, b) {}'],
] as const

const FRAMES: readonly ((value: string) => string)[] = [
  (value) => `if (a) f(${value})`,
  (value) => `if (a) ; else f(${value})`,
  (value) => `for (;; f(${value})) g()`,
  (value) => `for (; f(${value});) g()`,
  (value) => `const { a = f(${value}) } = b`,
]

/** Texts by their runtime shape, where several have one. */
function alike(): readonly (readonly string[])[] {
  const texts = [...VALUES.flat().map((value) => `f(${value})`), ...FRAMES.flatMap((frame) => VALUES[0].map(frame))]
  const groups = Map.groupBy(texts, (text) => {
    const tree = compilerTree(FILE, text)
    return runtimeShapes(usedIn(tree))(tree)
  })
  return [...groups.values()].filter(({ length }) => length > 1)
}

function emitted(text: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX }
  const { outputText } = ts.transpileModule(text, { fileName: FILE, compilerOptions })
  const tree = compilerTree('src/rows.js', outputText)
  return shape(tree, tree)
}

test('texts with one runtime shape are one JavaScript', () => {
  const groups = alike()
  expect(groups.length).toBeGreaterThan(VALUES.length)
  const torn = groups.filter((texts) => new Set(texts.map(emitted)).size > 1)
  expect(torn).toEqual([])
})
