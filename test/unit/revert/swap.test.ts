import { describe, expect, test } from 'vitest'
import { reverted, revertMarked } from './reverted.ts'

type SwapCase = readonly [name: string, from: string, to: string, before: string, after: string]

const swap = (from: string, to: string, all = false) => ({ kind: 'swap', from, to, all }) as const

const CASES: readonly SwapCase[] = [
  ['an operator', '===', '==', '«if (a === b) c()»', 'if (a == b) c()'],
  ['a longer operator is another one', '>', '<', '«f(a >= b, c > d)»', 'f(a >= b, c < d)'],
  ['a shift is no two signs', '>', '<', '«f(a >> b, c > d)»', 'f(a >> b, c < d)'],
  ['a longer word is another one', 'row', 'x', '«f(rows, row)»', 'f(rows, x)'],
  ['several tokens', 'a . b', 'c', '«f(a.b)»', 'f(c)'],
  ['white space between tokens does not matter', 'a.b()', 'c', '«f(a\n  .b( ))»', 'f(c\n)'],
  ['comments between tokens do not matter', 'a + b', 'c', '«f(a /* x */ + b)»', 'f(c)'],
  ['a keyword', 'const', 'let', '«const a = 1»', 'let a = 1'],
  ['nothing comes for it', '&& b', '', '«f(a && b)»', 'f(a )'],
  ['a regular expression', '/x/g', '/x/', '«s.replace(/x/g, y / z)»', 's.replace(/x/, y / z)'],
  ['a division beside a regular expression', '/ z', '* z', '«s.replace(/x/g, y / z)»', 's.replace(/x/g, y * z)'],
  ['a template', '`a${b}c`', 'd', '«f(`a${b}c`)»', 'f(d)'],
  ['inside of a template', 'b', 'd', '«f(`b${b}b`)»', 'f(`b${d}b`)'],
  ['a string is one token', "'a b'", "'c'", "«f('a b', a, b)»", "f('c', a, b)"],
  ['words of JSX', 'is open', 'is closed', '«f(<b>It is\n open now</b>)»', 'f(<b>It is closed\n now</b>)'],
  ['types', 'Map<string, Set<number>>', 'Names', '«let a: Map<string, Set<number>> = b»', 'let a: Names = b'],
]

describe('`swap` replaces', () => {
  test.each(CASES)('%s', (...[, from, to, before, after]) =>
    expect(reverted(swap(from, to), before, 'src/shop.tsx')).toBe(after),
  )

  test('each occurrence when all are asked for', () => {
    expect(reverted(swap('a', 'b', true), '«f(a, a.a, x)»')).toBe('f(b, b.b, x)')
  })

  test('occurrences that overlap from left to right', () => {
    expect(reverted(swap('a, a', 'b', true), '«f(a, a, a, a, a)»')).toBe('f(b, b, a)')
  })

  test('and what is outside of the site stays', () => expect(reverted(swap('a', 'b'), 'a(«a»)')).toBe('a(b)'))
})

describe('`swap` is stale', () => {
  test('when the sequence is not there', () =>
    expect(reverted(swap('b', 'c'), '«f(a)»')).toBe('stale: matches-nothing'))

  test('when the sequence is only in a comment', () =>
    expect(reverted(swap('b', 'c'), '«f(/* b */ a)»')).toBe('stale: matches-nothing'))

  test('when the sequence is part of a word', () =>
    expect(reverted(swap('ab', 'c'), '«f(abc, a)»')).toBe('stale: matches-nothing'))

  test('when the sequence is there twice', () =>
    expect(reverted(swap('a', 'b'), '«f(a, a)»')).toBe('stale: matches-several'))

  test('and says how often it is there', () => {
    expect(revertMarked(swap('a', 'b'), '«f(a, a, a)»')).toMatchObject({ detail: expect.stringContaining('3 times') })
  })

  test('when new and old are the same', () =>
    expect(reverted(swap("'a'", '"a"'), "«f('a')»")).toBe('stale: changes-nothing'))

  test('when the rest does not parse', () => expect(reverted(swap('(', ''), '«f(a)»')).toBe('stale: does-not-parse'))

  const LOOSE: readonly (readonly [name: string, from: string, to: string, before: string])[] = [
    ['the line above would go on', 'c', '(c)', 'a = b\n«c()»\n'],
    ['the line below would go on', ';', '', '«a();»\n[b].c()\n'],
    ['an operand would be taken apart', 'b', 'b + c', 'const x = a * «b»'],
    ['an operator outside would bind tighter', 'b', 'b, c', 'const x = [a ? «b» : d]'],
  ]
  test.each(LOOSE)('when %s', (...[, from, to, before]) => {
    expect(reverted(swap(from, to), before)).toBe('stale: does-not-parse')
  })

  test('when it mixes what may not be mixed', () =>
    expect(reverted(swap('&&', '??'), '«f(a && b || c)»')).toBe('stale: does-not-parse'))
})
