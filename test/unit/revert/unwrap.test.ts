import { describe, expect, test } from 'vitest'
import { type Case, reverted, revertMarked } from './reverted.ts'

const UNWRAP = { kind: 'unwrap' } as const
const LEFT = { kind: 'unwrap', side: 'left' } as const
const RIGHT = { kind: 'unwrap', side: 'right' } as const

const BODIES: readonly Case[] = [
  ['the body of an `if` stays on its lines', 'a()\n«if (b) {\n  c()\n}»\nd()\n', 'a()\n\n  c()\n\nd()\n'],
  ['the `else` goes', '«if (a) {\n  b()\n} else {\n  c()\n}»\n', '\n  b()\n\n\n\n'],
  ['an `if` without braces leaves its statement', '() => { «if (a) return b» }', '() => { return b }'],
  ['an `else` without braces goes', '«if (a) b();\nelse c()»\n', 'b();\n\n'],
  ['the body of a `try` stays', '«try {\n  a()\n} catch {\n  b()\n}»\n', '\n  a()\n\n\n\n'],
  ['`finally` goes too', '«try { a() } finally { b() }»', ' a() '],
  ['a declaration keeps its block', '«if (a) { const b = 1; c(b) }»', '{ const b = 1; c(b) }'],
  ['a function keeps its block', '«if (a) { function b() {} }»', '{ function b() {} }'],
  ['a `var` needs no block', '«if (a) { var b = 1 }»', ' var b = 1 '],
  ['an `else if` keeps its block', 'if (a) b()\nelse «if (c) {\n  d()\n}»', 'if (a) b()\nelse {\n  d()\n}'],
  ['a loop keeps the block', 'while (a) «if (b) { c() }»', 'while (a) { c() }'],
  ['a condition of several lines keeps them', '«if (\n  a\n) {\n  b()\n}»', '\n\n\n  b()\n'],
  ['what would join is held by a semicolon', 'a = b\n«if (c) {\n  [1].map(d)\n}»', 'a = b\n;\n  [1].map(d)\n'],
  ['what would be joined is held by a semicolon', '«if (a) { b() }»\n[1].map(c)', ' b() ;\n[1].map(c)'],
]

const EXPRESSIONS: readonly Case[] = [
  ['the operand of `await`', 'async () => «await a()»', 'async () => a()'],
  ['the operand of `await` in a declaration', 'async () => { «const a = await b()» }', 'async () => { const a = b() }'],
  ['the first argument of a call', 'const a = «b(c, d)»', 'const a = c'],
  ['the first argument in a `return`', '() => { «return clean(a)» }', '() => { return a }'],
  ['the first argument of a method', '«x = y.clean(a)»', 'x = a'],
  ['the call around an `await`', 'async () => «f(await a)»', 'async () => await a'],
  ['an argument that needs parentheses', 'const a = «b(c + d)» * 2', 'const a = (c + d) * 2'],
  ['an object at the start of a statement', '«freeze({ a: 1 })»', '({ a: 1 })'],
  ['an argument on an indented line', '{\n    x = «y(c)»\n}', '{\n    x = c\n}'],
  ['an argument before an indented line end', '{\n    x = «y(c\n    )»\n}', '{\n    x = (c\n    )\n}'],
  ['an argument before a line end', '() => { return «clean(a\n)» }', '() => { return (a\n) }'],
  ['an argument behind a line end', '() => { return «clean(\na)» }', '() => { return (\na) }'],
  [
    'an argument on lines of its own',
    '() => {\n  return «clean(\n    a,\n    b,\n  )»\n}',
    '() => {\n  return (\n    a\n\n  )\n}',
  ],
]

describe('`unwrap` keeps', () => {
  test.each(BODIES)('statements: %s', (_, before, after) => expect(reverted(UNWRAP, before)).toBe(after))
  test.each(EXPRESSIONS)('%s', (_, before, after) => expect(reverted(UNWRAP, before)).toBe(after))

  const SIDES: readonly Case[] = [
    ['the left side of `&&`', 'const a = «b && c»', 'const a = b'],
    ['the left side of `??` in a `return`', '() => { «return a ?? b» }', '() => { return a }'],
    ['the left side inside of a call', '«f(a || b)»', 'f(a)'],
    ['the left side of the outermost', 'const x = «a && b && c»', 'const x = a && b'],
  ]
  test.each(SIDES)('with a side: %s', (_, before, after) => expect(reverted(LEFT, before)).toBe(after))

  test('the right side where that is asked for', () =>
    expect(reverted(RIGHT, 'const a = «b && c»')).toBe('const a = c'))
})

describe('`unwrap` is stale', () => {
  const UNFIT: readonly (readonly [string, string])[] = [
    ['where there is nothing to unwrap', 'const a = «b + c»'],
    ['on a call without arguments', 'const a = «b()»'],
    ['on a call that spreads its first argument', 'const a = «b(...c)»'],
    ['on `&&` without a side', 'const a = «b && c»'],
  ]
  test.each(UNFIT)('%s', (_, before) => expect(reverted(UNWRAP, before)).toBe('stale: rule-does-not-fit'))

  test('with a side where there are no two', () =>
    expect(reverted(LEFT, 'const a = «b(c)»')).toBe('stale: rule-does-not-fit'))

  test('with candidates side by side', () =>
    expect(reverted(UNWRAP, 'const a = «b(c) + d(e)»')).toBe('stale: matches-several'))

  test('and asks for a side', () => {
    const result = revertMarked(UNWRAP, 'const a = «b && c»')
    expect(result).toMatchObject({ detail: expect.stringContaining('`unwrap left` or `unwrap right`') })
  })
})
