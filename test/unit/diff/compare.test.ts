/** Atoms: where two texts differ at run time, as narrowly as can be undone. */

import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { atomsOf, undone } from './cut.ts'
import { shape } from './run-time-shape.ts'

describe('a difference is told as narrowly as can be undone', () => {
  test.each<[what: string, before: string, now: string, atoms: readonly string[]]>([
    ['a condition', 'if (a) f()', 'if (a && b) f()', ['changed: a && b → a']],
    ['the condition of a choice', 'f(a ? 1 : 2)', 'f(!a ? 1 : 2)', ['changed: !a → a']],
    ['a default', 'function f(a = 1) {}', 'function f(a = 2) {}', ['changed: 2 → 1']],
    ['a new parameter', 'function f(a) {}', 'function f(a, b) {}', ['added: , b →']],
    ['what a loop goes over', 'for (const a of b) f()', 'for (const a of c) f()', ['changed: c → b']],
    ['a statement', 'f()\ng()', 'f()\nh()', ['changed: h() → g()']],
    ['a new statement', 'f()\nh()', 'f()\ng()\nh()', ['added: g() →']],
    ['a removed statement', 'f()\ng()\nh()', 'f()\nh()', ['removed: → g()']],
    ['two new statements', 'h()', 'f()\ng()\nh()', ['added: f() →', 'added: g() →']],
    [
      'a rewritten run',
      'a = 1\nb = 2\nz()',
      'if (c) d()\nfor (;;) e()\nz()',
      ['changed: if (c) d() for (;;) e() → a = 1 b = 2'],
    ],
    ['a statement in a function', 'function f() { g(); h() }', 'function f() { g(); i() }', ['changed: i() → h()']],
    ['a value in a table', 'const t = { a: 1, b: 2 }', 'const t = { a: 1, b: 3 }', ['changed: b: 3 → b: 2']],
    ['an entry of a table', 'const t = [1, 2]', 'const t = [1, 2, 3]', ['added: , 3 →']],
    ['a first entry', 'const t = [2]', 'const t = [1, 2]', ['added: 1, →']],
    ['an entry that went', 'const t = [1, 2]', 'const t = [2]', ['removed: → 1,']],
    ['a member', 'class A { a() {} }', 'class A { a() {}\n b() {} }', ['added: b() {} →']],
    ['a body of a member', 'class A { a() { f() } }', 'class A { a() { g() } }', ['changed: g() → f()']],
    ['a case', 'switch (a) { case 1: f() }', 'switch (a) { case 1: f()\n case 2: g() }', ['added: case 2: g() →']],
    ['an export', 'const a = 1', 'export const a = 1', ['added: export →']],
    [
      'an import',
      "import { a } from './a'\na()",
      "import { a, b } from './a'\na(b)",
      ['added: , b →', 'changed: a(b) → a()'],
    ],
    ['a callback', 'f(() => { g() })', 'f(() => { h() })', ['changed: h() → g()']],
    [
      'what holds it together',
      'const f = () => g()',
      'const f = async () => g()',
      ['changed: const f = async () => g() → const f = () => g()'],
    ],
  ])('%s', (...row) => {
    const [, before, now, atoms] = row
    expect(atomsOf(before, now)).toEqual(atoms)
  })

  test('types, comments and formatting are no difference', () => {
    expect(atomsOf('f(a)\ng()', '// calls\nf( (a as string) )\n\ninterface B {}\ng();\n')).toEqual([])
  })
})

describe('undoing', () => {
  test('a text that nothing of is used twice still gives the old program', () => {
    const before = "import { a, b } from './a'\na(b)\n"
    const now = "import { b, a } from './a'\nb(a)\n"
    expect(shape(undone(before, now))).toEqual(shape(before))
  })
})

const POOL = [
  'f()',
  'const a = 1',
  'let b = { c: 1, d: [1, 2] }',
  'if (a) f()',
  'if (a) { f(); g() } else h()',
  'for (const x of y) { f(x) }',
  'function k(p, q = 1) { return p + q }',
  'function m() { for (;;) { if (a) break; f() } }',
  'class A { b = 1; c() { f() } static d() {} }',
  'switch (a) { case 1: f(); break; default: g() }',
  'try { f() } catch (e) { g(e) } finally { h() }',
  'export const n = (a) => a?.b ?? 1',
  ';[1, 2].forEach(f)',
  '(() => f())()',
  'interface I { a: string }',
  'throw new Error(`a ${b} c`)',
] as const

const program = fc.array(fc.constantFrom(...POOL), { maxLength: 9 }).map((lines) => [...new Set(lines)].join('\n'))

property.prop([program, program])('all atoms undone give the old program', (before, now) => {
  expect(shape(undone(before, now))).toEqual(shape(before))
})

property.prop([program, program])('the same holds inside a function and a class', (before, now) => {
  const wrap = (text: string) => `class Z { async z() {\n${text.replaceAll('export ', '')}\n} }`
  expect(shape(undone(wrap(before), wrap(now)))).toEqual(shape(wrap(before)))
})
