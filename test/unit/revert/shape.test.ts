import { describe, expect, test } from 'vitest'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { shape } from '../../../src/syntax/shape.ts'

function shapeOf(text: string): string {
  const tree = compilerTree('src/shop.tsx', text)
  return shape(tree, tree)
}

describe('two texts have the same shape when they differ in', () => {
  test.each([
    ['white space', 'f(a,b)', 'f( a,\n b )'],
    ['comments', 'f(a) // x', '/* y */ f(/* z */ a)'],
    ['a semicolon', 'a;', 'a'],
    ['the semicolon of a field', 'class A { a = 1; }', 'class A { a = 1 }'],
    ['semicolons for commas in a type', 'type A = { a: 1; b: 2 }', 'type A = { a: 1, b: 2 }'],
    ['an empty statement among others', ';;a', 'a'],
    ['a trailing comma', 'f([a, { b },],)', 'f([a, { b }])'],
    ['quotes', "f('a', \"it's\")", "f(\"a\", 'it\\'s')"],
    ['parentheses that only group', 'x = (a + b) * ((c))', 'x = (a + b) * c'],
    ['line ends of a template', 'x = `a\r\nb`', 'x = `a\nb`'],
    ['doc comments', '/** x */\nfunction f() {}', 'function f() {}'],
    ['line ends around text in JSX', 'x = <a>\n  b\n  c\n</a>', 'x = <a>b c</a>'],
    ['comments in JSX', 'x = <a>{/* y */}<b /></a>', 'x = <a><b /></a>'],
    ['white space between lines of JSX', 'x = <a>\n  <b />\n</a>', 'x = <a><b /></a>'],
  ])('%s', (_, one, other) => expect(shapeOf(one)).toBe(shapeOf(other)))
})

describe('two texts have another shape when they differ in', () => {
  test.each([
    ['a name', 'a', 'b'],
    ['the kind of a declaration', 'let a = 1', 'const a = 1'],
    ['an operator', '!a', '-a'],
    ['a modifier', 'async () => a', '() => a'],
    ['what is grouped', 'x = a * (b + c)', 'x = a * b + c'],
    ['where an optional chain ends', 'x = (a?.b).c', 'x = a?.b.c'],
    ['a dot', 'a?.b', 'a.b'],
    ['a spread', 'f(...a)', 'f(a)'],
    ['a hole', 'x = [a, ,]', 'x = [a,]'],
    ['an empty body', 'while (a);', 'while (a) {}'],
    ['an empty body before a statement', 'while (a); b', 'while (a) b'],
    ['the parts of a loop', 'for (; a;) {}', 'for (;; a) {}'],
    ['a directive', "('use strict')", "'use strict'"],
    ['a template', "x = 'a'", 'x = `a`'],
    ['white space in text of JSX', 'x = <a> b</a>', 'x = <a>b</a>'],
    ['white space behind text of JSX', 'x = <a>b {c}</a>', 'x = <a>b{c}</a>'],
    ['white space inside text of JSX', 'x = <a>b c</a>', 'x = <a>bc</a>'],
    ['an expression in JSX', 'x = <a>{b}</a>', 'x = <a></a>'],
    ['a block', 'if (a) { b }', 'if (a) b'],
  ])('%s', (_, one, other) => expect(shapeOf(one)).not.toBe(shapeOf(other)))
})
