/** Probes at what can be called: hit when it is called, not when it is made. */

import { describe, expect, test } from 'vitest'
import { hitsOf, type ProbeCase } from './probe-case.ts'

const FUNCTIONS: readonly ProbeCase[] = [
  ['a function that is called', 2, 'export const answer = () => f() + f()\n«function f() { return 1 }»'],
  ['a function that is not called', 0, 'export const answer = () => 1\n«function f() { return 1 }»'],
  ['an arrow function in a constant', 1, '«const f = () => 1»\nexport const answer = () => [f(), f.name]'],
  ['an arrow function in a constant that is not called', 0, '«const f = () => 1»\nexport const answer = () => f.name'],
  [
    'an arrow function that answers an object',
    1,
    'const f = «() => ({ a: 1 })»\nexport const answer = () => [f(), f.name]',
  ],
  ['a function expression', 1, 'const f = «function () { return 1 }»\nexport const answer = () => [f(), f.name]'],
  ['an async function', 1, 'const f = «async () => await 1»\nexport const answer = async () => [await f(), f.name]'],
  ['a generator that is asked', 1, 'function* f() { «yield 1» }\nexport const answer = () => [...f()]'],
  ['a generator that is only made', 0, '«function* f() { yield 1 }»\nexport const answer = () => { f(); return 1 }'],
  [
    'a strict function',
    1,
    "«function f(this: unknown) { 'use strict'; return this === undefined }»\nexport const answer = () => f()",
  ],
  ['a function in parentheses', 1, 'export const answer = () => («function () { return 1 }»)()'],
  ['a parenthesis around a function', 0, 'const f = «(() => 1)»\nexport const answer = () => f.name'],
  ['a function in a constant beside another', 1, '«const f = () => 1, g = 2»\nexport const answer = () => g'],
  [
    'a function in a constant of some type',
    0,
    'const f = «(() => 1) as unknown»\nexport const answer = () => (f as Function).name',
  ],
  ['a method', 1, 'class A { «f() { return 1 }» }\nexport const answer = () => new A().f()'],
  ['a method that is not called', 0, 'class A { «f() { return 1 }» }\nexport const answer = () => typeof new A().f'],
  ['a getter', 1, 'class A { «get f() { return 1 }» }\nexport const answer = () => new A().f'],
  ['a constructor', 1, 'class A { a; «constructor() { this.a = 1 }» }\nexport const answer = () => new A().a'],
  [
    'a constructor of a derived class',
    1,
    'class A { a = 1 }\nclass B extends A { b = 2; «constructor() { super(); this.a++ }» }\nexport const answer = () => new B()',
  ],
  ['a static block', 1, 'class A { static a = 1; «static { A.a = 2 }» }\nexport const answer = () => A.a'],
  ['a class', 1, '«class A { a = 1 }»\nexport const answer = () => [new A(), A.name]'],
  ['a class in a constant', 1, 'const A = «class { a = 1 }»\nexport const answer = () => [new A(), A.name]'],
  ['a method of an object', 1, 'const a = { «f() { return 1 }» }\nexport const answer = () => [a.f(), a.f.name]'],
  [
    'an exported default',
    1,
    '«export default () => 1»\nexport const answer = () => exports.default() + exports.default.name.length\ndeclare const exports: any',
  ],
]

describe('a probe is hit exactly when the site runs, and changes nothing:', () => {
  test.each(FUNCTIONS)('%s', async (_, hits, marked) => expect(await hitsOf(marked)).toBe(hits))
})
