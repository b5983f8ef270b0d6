import { describe, expect, test } from 'vitest'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { faults } from '../../../src/syntax/faults.ts'

function messages(text: string, file = 'src/shop.ts'): readonly string[] {
  return faults(compilerTree(file, text)).map(({ message }) => message)
}

describe('what every engine refuses is a fault:', () => {
  test.each([
    'return 1',
    'break',
    'if (a) continue',
    'for (;;) { () => { break } }',
    'a: for (;;) break b',
    'function f() { await a }',
    'class A { static { await a } }',
    'const a',
    'for (const a;;) {}',
    'f() = 1',
    'a?.b = 1',
    'f()++',
    '--f()',
    'for (f() of a) {}',
    '[f()] = a',
    '({ a: [{ b: 1 }] } = c)',
    'a ?? b || c',
    'a && b ?? c',
    'if (a) const b = 1',
    'while (a) class B {}',
    "{ import a from 'a' }",
    '{ export const a = 1 }',
    'let a; const a = 1',
    'function f() { let a; var a }',
    "import { a } from 'a'; const a = 1",
    'class A {} let A',
    '(a, { a }) => a',
    'function f(a) { const a = 1 }',
    'switch (a) { case 1: let b; default: let b }',
    'const { a, b: [a] } = c',
    'f({ a = 1 })',
    'f({ a() })',
    'function f(...a, b) {}',
    'const [...a, b] = c',
    'function f(...a,) {}',
    'function f(...a = []) {}',
    '[...a,] = b',
    '({ ...a, b } = c)',
    'import a from b',
    'import()',
    'class A { const a = 1 }',
    'class A { [await a]() {} }; function f() { return class { [await a]() {} } }',
    'async () => { function f() { return class { @a(await b) c() {} } } }',
    '/a/tt',
    '/(/',
  ])('%s', (text) => expect(messages(text)).not.toEqual([]))

  test('types in JavaScript', () => expect(messages('let a: number', 'src/shop.js')).not.toEqual([]))
})

describe('what every engine takes is none:', () => {
  test.each([
    '() => { return 1 }',
    'switch (a) { case 1: break }',
    'a: for (;;) { for (;;) continue a }',
    'a: { break a }',
    'await a',
    'async () => { for await (const a of b) {} }',
    'declare const a: number',
    'declare namespace A { const b: number }',
    'for (const a of b) {}',
    '[a, b.c, d[0]] = e',
    '({ a, b: c } = d)',
    '(a as B) = c; a! = d',
    '[{ a: b.c }, , ...[d = 1]] = e',
    'for (a.b of c) {}',
    '(a ?? b) || c',
    'if (a) var b = 1',
    'function f(a: string): void\nfunction f(a: number): void\nfunction f(a: any) {}',
    'interface A {} interface A {} class A {}',
    'function A() {} namespace A {}',
    "import type { A } from 'a'; const A = 1",
    'let a; { let a }',
    'function f(a) { var a; { let a } }',
    'var a; var a; function a() {}',
    '({ a = 1 } = b); [{ a = 1 }] = b',
    'for ({ a = 1 } of b) {}',
    'function f({ a = 1 }, ...b) {}',
    'class A { static const = 1 }',
    '/a/gi',
    'async () => { class A { @b(await c) d() {} } }',
    'async () => { class A { @b(await c) static d = 1 } }',
    'async () => { class A { b(@c(await d) e) {} } }',
    'async () => { class A { [await b]() {} get [await c]() { return 1 } } }',
    'async () => ({ [await b]() {} })',
    'class A { @b(await c) d() {} [await e]() {} }',
  ])('%s', (text) => expect(messages(text)).toEqual([]))
})

describe('what every engine takes of sloppy code is none:', () => {
  test.each([
    'return 1',
    'if (a) return',
    'function f(a, a) {}',
    'f(function (a, a, b) {})',
    'f(010)',
    'f(08)',
    "f('\\01')",
    "function f() { 'use strict' }; f(010)",
  ])('%s', (text) => {
    expect(messages(text, 'src/shop.cjs')).toEqual([])
    expect(messages(text, 'src/shop.cts')).toEqual([])
    expect(messages(text, 'src/shop.mjs')).not.toEqual([])
  })
})

describe('what sloppy code may not do either is a fault:', () => {
  test.each([
    'class A { static { return } }',
    '(a, a) => a',
    'f({ g(a, a) {} })',
    'function f(a, a = 1) {}',
    'function f(a, ...a) {}',
    "function f(a, a) { 'use strict' }",
    "'use strict'; f(010)",
    "function f() { 'use strict'; return 010 }",
    'class A { a = 010 }',
    'f(`\\01`)',
    'f(1',
  ])('%s', (text) => expect(messages(text, 'src/shop.cjs')).not.toEqual([]))
})
