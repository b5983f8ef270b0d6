import { describe, expect, test } from 'vitest'
import { type Case, reverted, revertMarked } from './reverted.ts'

const FALSE = { kind: 'condition', expression: 'false' } as const

const DIRECT: readonly Case[] = [
  ['of an `if`', '«if (a && b) c()»', 'if (false) c()'],
  ['of an `else if`', 'if (a) b()\nelse «if (c) d()»', 'if (a) b()\nelse if (false) d()'],
  ['of a `while`', '«while (a) b()»', 'while (false) b()'],
  ['of a `do`', '«do a()\nwhile (b)»', 'do a()\nwhile (false)'],
  ['of a `for`', '«for (let i = 0; i < 3; i++) a()»', 'for (let i = 0; false; i++) a()'],
  ['of a `for` that has none', '«for (;;) a()»', 'for (; false;) a()'],
  ['of a `?:`', 'const a = «b ? c : d»', 'const a = false ? c : d'],
  ['before `&&`', 'const a = «b && c»', 'const a = false && c'],
  ['before `||`', 'const a = «b || c»', 'const a = false || c'],
  ['before `??`', 'const a = «b ?? c»', 'const a = false ?? c'],
]

const FOUND: readonly Case[] = [
  ['in a `return`', '() => { «return a && b» }', '() => { return false && b }'],
  ['in a declaration', '«const a = b ? 1 : 2»', 'const a = false ? 1 : 2'],
  ['in an argument', '«f(a && b)»', 'f(false && b)'],
  ['in a property', 'f({ «a: b ?? c» })', 'f({ a: false ?? c })'],
  ['in JSX', 'f(«<p>{a && b}</p>»)', 'f(<p>{false && b}</p>)'],
  ['of the outermost of a chain', '«x = a && b && c»', 'x = false && c'],
  ['of the outermost of a mixture', '«x = a && b || c»', 'x = false || c'],
  ['outside of functions first', '«const a = b && (() => c || d)»', 'const a = false && (() => c || d)'],
  ['in a function when there is none outside', '«const a = () => b && c»', 'const a = () => false && c'],
]

describe('`condition` replaces the condition', () => {
  test.each(DIRECT)('%s', (_, before, after) => expect(reverted(FALSE, before)).toBe(after))
  test.each(FOUND)('%s', (_, before, after) => expect(reverted(FALSE, before, 'src/shop.tsx')).toBe(after))

  const HELD: readonly (readonly [string, string, string, string])[] = [
    ['`||` before `&&`', 'x || y', '«a && b»', '(x || y) && b'],
    ['`||` before `??`', 'x || y', '«a ?? b»', '(x || y) ?? b'],
    ['`?:` in a `?:`', 'x ? y : z', 'const q = «a ? 1 : 2»', 'const q = (x ? y : z) ? 1 : 2'],
    ['an assignment before `&&`', 'x = y', 'q(«a && b»)', 'q((x = y) && b)'],
  ]
  test.each(HELD)('and holds it together: %s', (...[, expression, before, after]) => {
    expect(reverted({ kind: 'condition', expression }, before)).toBe(after)
  })

  test('and keeps what is bare bare', () => {
    expect(reverted({ kind: 'condition', expression: 'x || y' }, '«if (a) b()»')).toBe('if (x || y) b()')
  })

  test('and keeps its lines', () => {
    expect(reverted(FALSE, '«if (\n  a &&\n  b\n) c()»')).toBe('if (\n  false\n\n) c()')
  })
})

describe('`condition` is stale', () => {
  const SEVERAL: readonly (readonly [string, string])[] = [
    ['in two arguments', '«f(a && b, c || d)»'],
    ['in two statements', '«{ if (a) b(); if (c) d() }»'],
    ['on both sides of an operator', '«x = (a || b) + (c || d)»'],
  ]
  test.each(SEVERAL)('with candidates side by side %s', (_, before) =>
    expect(reverted(FALSE, before)).toBe('stale: matches-several'),
  )

  test('where there is no condition', () => expect(reverted(FALSE, '«f(a)»')).toBe('stale: rule-does-not-fit'))

  test('when the condition is the same', () => {
    expect(reverted({ kind: 'condition', expression: 'a&&b' }, '«if (a && b) c()»')).toBe('stale: changes-nothing')
  })

  test.each(['a;', 'a) || (b', '', 'if (a) b', 'a b'])('when `%s` is no expression', (expression) => {
    expect(reverted({ kind: 'condition', expression }, '«if (x) y()»')).toBe('stale: does-not-parse')
  })

  test('and says how many it found', () => {
    expect(revertMarked(FALSE, '«f(a && b, c || d)»')).toMatchObject({ detail: expect.stringContaining('found 2') })
  })
})
