/** Parts that look like no change of behaviour, and parts that only nearly do. */

import { describe, expect, test } from 'vitest'
import { cut, modified } from './cut.ts'

const looks = (before: string, now: string) =>
  cut(modified(before, now))
    .units.filter(({ scope }) => scope === 'part')
    .map((unit) => unit.looks ?? 'behaviour')

test.each<[what: string, before: string, now: string, looks: readonly string[]]>([
  [
    'a variable with another name',
    'export function f(a) { const b = a; return b + b }',
    'export function f(a) { const c = a; return c + c }',
    ['rename'],
  ],
  [
    'a parameter with another name',
    'export function f(a) { return a }',
    'export function f(b) { return b }',
    ['rename'],
  ],
  [
    'a value that got a name',
    'export function f(a) { return g(a.b + 1) }',
    'export function f(a) { const c = a.b + 1; return g(c) }',
    ['extracted-variable'],
  ],
  [
    'a name that was given up',
    'export function f(a) { const c = a.b; return g(c) }',
    'export function f(a) { return g(a.b) }',
    ['extracted-variable'],
  ],
  [
    'functions in another order',
    'function a() { return 1 }\nfunction b() { return 2 }\n',
    'function b() { return 2 }\nfunction a() { return 1 }\n',
    ['reordered'],
  ],
  [
    'an error in other words',
    "export const f = () => { throw new Error('no row') }",
    "export const f = () => { throw new Error('no such row') }",
    ['message'],
  ],
  ['a warning in other words', "console.warn('old')", "console.warn('new')", ['message']],
])('%s looks like none', (...row) => {
  const [, before, now, expected] = row
  expect(looks(before, now)).toEqual(expected)
})

describe('what looks like one all the same', () => {
  test.each<[what: string, before: string, now: string]>([
    ['an export with another name', 'export const a = 1', 'export const b = 1'],
    [
      'one name in place of another that was there',
      'export function f(a, b) { return a }',
      'export function f(a, b) { return b }',
    ],
    [
      'two variables exchanged',
      'export function f(a, b) { const c = a; const d = b; return c - d }',
      'export function f(a, b) { const c = a; const d = b; return d - c }',
    ],
    [
      'two names that became one',
      'export function f(a, b) { return g(a, b) }',
      'export function f(c, d) { return g(c, c) }',
    ],
    [
      'a name for another value',
      'export function f(a) { return g(a.b + 1) }',
      'export function f(a) { const c = a.b + 2; return g(c) }',
    ],
    ['statements in another order', 'f()\ng()\n', 'g()\nf()\n'],
    ['a text that is no message', "export const f = () => 'a'", "export const f = () => 'b'"],
    ['an error of another kind', "throw new Error('a')", "throw new TypeError('a')"],
  ])('%s', (_, before, now) => {
    expect(looks(before, now)).toContain('behaviour')
  })

  test('the whole of a change looks like none only when every part does', () => {
    const whole = (before: string, now: string) =>
      cut(modified(before, now)).units.find(({ scope }) => scope === 'whole')?.looks
    const text = (message: string, n: number, other: string) =>
      `console.warn('${message}')\nx()\nf(${n})\ny()\nconsole.log('${other}')\n`
    expect(whole(text('a', 1, 'c'), text('b', 1, 'd'))).toBe('message')
    expect(whole(text('a', 1, 'c'), text('b', 2, 'd'))).toBeUndefined()
  })
})
