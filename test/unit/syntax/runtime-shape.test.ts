/** Runtime shapes: two texts have the same one exactly when the same JavaScript comes of them. */

import { describe, expect, test } from 'vitest'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { runtimeShapes, usedIn } from '../../../src/syntax/runtime-shape.ts'

const shape = (text: string, file = text.includes('</') ? 'src/rows.tsx' : 'src/rows.ts') => {
  const tree = compilerTree(file, text)
  return runtimeShapes(usedIn(tree))(tree)
}

describe('texts that run the same have the same runtime shape', () => {
  test.each<[what: string, before: string, now: string]>([
    ['a type annotation', 'let a = 1', 'let a: number = 1'],
    ['a return type', 'function f() {}', 'function f(): void {}'],
    ['a type parameter', 'const f = (a) => a', 'const f = <T,>(a: T): T => a'],
    ['a type argument', 'new Map()', 'new Map<string, number>()'],
    ['an assertion', 'f(a)', 'f(a as string)'],
    ['a satisfies', 'f(a)', 'f(a satisfies string)'],
    ['a non-null mark', 'a.b', 'a!.b'],
    ['an interface', 'f()', 'interface A { b: string }\nf()'],
    ['a type alias', 'f()', 'export type A = string\nf()'],
    ['a declaration', 'f()', 'declare const g: string\nf()'],
    ['an overload', 'function f(a) {}', 'function f(a: string): void\nfunction f(a) {}'],
    ['an optional parameter', 'function f(a) {}', 'function f(a?: string) {}'],
    ['a parameter that is `this`', 'function f(a) {}', 'function f(this: Window, a) {}'],
    ['what a class implements', 'class A {}', 'class A implements B {}'],
    ['an abstract member', 'class A {}', 'abstract class A { abstract f(): void; abstract a: string }'],
    ['an access modifier of a member', 'class A { a = 1 }', 'class A { private readonly a = 1 }'],
    ['an import of a type', 'f()', "import type { A } from './a.ts'\nf()"],
    ['an import that only types use', 'let a = 1', "import { A } from './a.ts'\nlet a: A = 1"],
    [
      'a name among imports that only types use',
      "import { a } from './a'\nlet b = a()",
      "import { a, B } from './a'\nlet b: B = a()",
    ],
    ['a type among imports', "import { a } from './a'\na()", "import { a, type B } from './a'\na()"],
    ['a re-export of a type', 'f()', "export type { A } from './a.ts'\nf()"],
    ['an empty export', 'f()', 'f()\nexport {}'],
    ['comments', 'f()', '/** Calls it. */\nf() // now'],
    ['white space', 'if(a){f()}', 'if (a) {\n  f()\n}'],
    ['quotes', `f('a')`, 'f("a")'],
    ['a template that is a string', `f('a')`, 'f(`a`)'],
    ['a semicolon', 'f()', 'f();'],
    ['a trailing comma', 'f({ a: 1 })', 'f({ a: 1, })'],
    ['parentheses that group', 'a || b && c', 'a || (b && c)'],
    ['braces around one statement', 'if (a) return1()', 'if (a) { return1() }'],
    ['a quoted key', 'f({ a: 1 })', `f({ 'a': 1 })`],
    ['parentheses around a whole chain', 'f(a?.b)', 'f((a?.b) as A)'],
    ['a mark inside a chain', 'a?.b.c', 'a?.b!.c'],
    ['an empty `else`', 'if (a) f()', 'if (a) f(); else ;'],
    ['escapes in a template without a tag', 'f(`a\\n`)', 'f(`a\\u000a`)'],
    ['how lines of JSX are broken', 'f(<b>one two{c}</b>)', 'f(<b>\n  one\n\n  two\n  {c}\n</b>)'],
    ['a type in a class without decorators', 'class A { a: B; c(d: E): F {} }', 'class A { a; c(d) {} }'],
    ['a type in a body of a decorated class', '@d class A { f() { let a } }', '@d class A { f() { let a: B } }'],
    ['a type in a value of a decorated class', '@d class A { a = b }', '@d class A { a = b as B }'],
    ['an import by assignment of a type', 'f()', "import type a = require('a')\nf()"],
  ])('%s', (_, before, now) => {
    expect(shape(now)).toBe(shape(before))
  })
})

describe('texts that run otherwise have another runtime shape', () => {
  test.each<[what: string, before: string, now: string]>([
    ['another operator', 'a < b', 'a <= b'],
    ['a sign', 'f(a)', 'f(-a)'],
    ['another keyword', 'let a = 1', 'var a = 1'],
    ['a default in a pattern', 'const { a: b } = c', 'const { a = b } = c'],
    ['another slot of a loop', 'for (a; ; ) f()', 'for (; a; ) f()'],
    ['an optional call', 'a.b()', 'a?.b()'],
    ['the end of an optional chain', 'a?.b.c', '(a?.b).c'],
    ['the end of a chain at a member', 'a?.b.c', '(a?.b as A).c'],
    ['the end of a chain at a call', 'a?.b(1)', '(a?.b satisfies A)(1)'],
    ['the end of a chain at an element', 'a?.b[1]', '(a?.b<A>)[1]'],
    ['the end of a chain before a mark', 'a?.b.c', '(a?.b)!.c'],
    ['the end of a chain behind a mark', 'a?.b!.c', '(a?.b!).c'],
    ['the end of a chain in two parentheses', 'a?.b.c', '((a?.b) as A).c'],
    ['the end of a chain that goes on optionally', 'a?.b?.c.d', '(a?.b?.c).d'],
    ['raw text under a tag', 'f`a\\n`', 'f`a\\u000a`'],
    ['raw text at the head under a tag', 'f`a\\n${b}`', 'f`a\\u000a${b}`'],
    ['raw text in the middle under a tag', 'f`${a}\\n${b}`', 'f`${a}\\u000a${b}`'],
    ['raw text at the tail under a tag', 'f`${a}\\n`', 'f`${a}\\u000a`'],
    ['a directive', `'use client'`, `('use client')`],
    ['the spelling of a directive', `'use strict'`, `'use\\x20strict'`],
    ['a space of JSX before a line end', 'f(<b>{n} items</b>)', 'f(<b>{n}\n  items</b>)'],
    ['a space of JSX behind a line end', 'f(<b>Total: {n}</b>)', 'f(<b>Total:\n  {n}</b>)'],
    ['a space of JSX on one line', 'f(<b>{n} {m}</b>)', 'f(<b>{n}{m}</b>)'],
    ['an `else` beside nothing', 'if (a) f()', 'if (a) ; else f()'],
    ['a private name', `class A { '#x' = 1 }`, 'class A { #x = 1 }'],
    ['a type of a constructor', '@d class A { constructor(a: B) {} }', '@d class A { constructor(a: C) {} }'],
    ['a type inside a type', '@d class A { constructor(a: B | C) {} }', '@d class A { constructor(a: B | D) {} }'],
    ['a type of a decorated field', 'class A { @d a: B }', 'class A { @d a: C }'],
    ['a type beside a decorated parameter', 'class A { f(@d a: B, c: C) {} }', 'class A { f(@d a: B, c: D) {} }'],
    ['a return type in a decorated class', '@d class A { f(): B {} }', '@d class A { f(): C {} }'],
    ['an import that decorators see', '@d class A { @d a: B }', "import { B } from './b'\n@d class A { @d a: B }"],
    ['a decorated field that is declared', 'class A { @d a }', 'class A { @d declare a }'],
    ['`await`', 'async () => f()', 'async () => await f()'],
    ['a parameter that is a property', 'class A { constructor(a) {} }', 'class A { constructor(private a) {} }'],
    ['an enum', 'f()', 'enum A { b }\nf()'],
    ['a side-effect import', 'f()', "import './a.ts'\nf()"],
    ['an import of no names', 'f()', "import {} from './a.ts'\nf()"],
    ['a string', `f('a')`, `f('b')`],
    ['a regular expression', 'f(/a/)', 'f(/a/u)'],
    ['an `if` that takes another `else`', 'if (a) { if (b) f() } else g()', 'if (a) if (b) f(); else g()'],
    ['an export', 'const a = 1', 'export const a = 1'],
  ])('%s', (_, before, now) => {
    expect(shape(now)).not.toBe(shape(before))
  })

  test('an import stays in JavaScript, used or not', () => {
    expect(shape("import { a } from './a.js'", 'src/rows.js')).not.toBe(shape('', 'src/rows.js'))
  })
})
