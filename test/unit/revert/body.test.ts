import { describe, expect, test } from 'vitest'
import { type Case, reverted } from './reverted.ts'

const NOTHING = { kind: 'body', code: '' } as const
const RETURN = { kind: 'body', code: 'return 1' } as const

const FUNCTIONS: readonly Case[] = [
  ['a function declaration', '«function f() { a() }»', 'function f() { return 1 }'],
  ['a function expression', 'const f = «function () { a() }»', 'const f = function () { return 1 }'],
  ['an arrow function', 'const f = «() => { a() }»', 'const f = () => { return 1 }'],
  ['an arrow function without braces', 'const f = «async (a) => a + 1»', 'const f = async (a) => { return 1 }'],
  ['an arrow function that answers an object', 'const f = «() => ({ a: 1 })»', 'const f = () => { return 1 }'],
  ['a method', 'class A { «f() { a() }» }', 'class A { f() { return 1 } }'],
  ['a getter', 'class A { «get f() { return 2 }» }', 'class A { get f() { return 1 } }'],
  ['a constructor', 'class A { «constructor() { a() }» }', 'class A { constructor() { return 1 } }'],
  ['a method of an object', 'f({ «a() { b() }» })', 'f({ a() { return 1 } })'],
]

const DECLARED: readonly Case[] = [
  ['a statement', '«const f = () => { a() }»', 'const f = () => { return 1 }'],
  ['an exported statement', '«export const f = memo(() => { a() })»', 'export const f = memo(() => { return 1 })'],
  ['a property', 'f({ «a: () => b» })', 'f({ a: () => { return 1 } })'],
  ['a field', 'class A { «f = () => a» }', 'class A { f = () => { return 1 } }'],
  ['an export', '«export default function () { a() }»', 'export default function () { return 1 }'],
]

const LAYOUT: readonly Case[] = [
  ['keeps its lines', '«function f() {\n  a()\n  b()\n  c()\n}»\nd()\n', 'function f() {\n  return 1\n\n\n}\nd()\n'],
  ['keeps a single line', '«function f() {\n  a()\n}»\n', 'function f() {\n  return 1\n}\n'],
  ['has no statement', '«function f() {\n  // nothing\n}»\n', 'function f() {\nreturn 1\n}\n'],
  [
    'has an expression of several lines',
    'const f = «() =>\n  a(\n    b\n  )»\nc()\n',
    'const f = () =>\n  { return 1 }\n\n\nc()\n',
  ],
  ['keeps the line ends', '«function f() {\r\n\ta()\r\n\tb()\r\n}»\r\n', 'function f() {\r\n\treturn 1\r\n\r\n}\r\n'],
]

describe('`body` gives another body to', () => {
  test.each(FUNCTIONS)('%s', (_, before, after) => expect(reverted(RETURN, before)).toBe(after))
  test.each(DECLARED)('the one function of %s', (_, before, after) => expect(reverted(RETURN, before)).toBe(after))
  test.each(LAYOUT)('a function that %s', (_, before, after) => expect(reverted(RETURN, before)).toBe(after))

  test('a function of several statements', () => {
    expect(
      reverted({ kind: 'body', code: 'a()\nreturn b' }, '{\n  «function f() {\n    x\n    y\n    z\n  }»\n}'),
    ).toBe('{\n  function f() {\n    a()\n    return b\n\n  }\n}')
  })

  test('a function, and takes all its statements when there is no code', () => {
    expect(reverted(NOTHING, '«function f() {\n  a()\n}»\n')).toBe('function f() {}\n\n\n')
  })

  test('a function, and a comment behind the code does not swallow the brace', () => {
    expect(reverted({ kind: 'body', code: 'return 1 // x' }, '«function f() { a() }»')).toBe(
      'function f() { return 1 }',
    )
  })
})

describe('`body` is stale', () => {
  test('where there is no function', () => expect(reverted(RETURN, '«f(a)»')).toBe('stale: rule-does-not-fit'))

  test('on a function without a body', () => {
    expect(reverted(RETURN, '«function f(): void»\nfunction f(a?: number) {}')).toBe('stale: rule-does-not-fit')
  })

  test('with functions side by side', () =>
    expect(reverted(RETURN, '«f(() => 1, () => 2)»')).toBe('stale: matches-several'))

  test('when the body is the same', () =>
    expect(reverted(RETURN, '«function f() { return 1; }»')).toBe('stale: changes-nothing'))

  test.each(['return (', 'a() }', 'a b'])('when `%s` is no body', (code) => {
    expect(reverted({ kind: 'body', code }, '«function f() {}»')).toBe('stale: does-not-parse')
  })
})
