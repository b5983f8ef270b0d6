/** Parts: what only makes sense together is undone together, and nothing more. */

import { describe, expect, test } from 'vitest'
import type { ChangedFile } from '../../../src/model/change.ts'
import { cut, modified, parts } from './cut.ts'

describe('what only makes sense together is one part', () => {
  test('a new import goes with its use', () => {
    const before = "import { a } from './a'\na()\n"
    expect(parts(modified(before, "import { a, b } from './a'\na(b)\n"))).toEqual([[before]])
  })

  test('a new helper goes with its one call', () => {
    const now = 'function isRow(row) { return row.id }\nexport function rows(all) { return all.filter(isRow) }\n'
    const before = 'export function rows(all) { return all }\n'
    expect(parts(modified(before, now))).toEqual([[`\n${before}`]])
  })

  test('a helper of two calls stays while each call is undone', () => {
    const now = 'const least = 1\nexport const a = () => f(least)\nexport const b = () => g(least)\n'
    const before = 'export const a = () => f(0)\nexport const b = () => g(0)\n'
    expect(parts(modified(before, now))).toEqual([
      ['const least = 1\nexport const a = () => f(0)\nexport const b = () => g(least)\n'],
      ['const least = 1\nexport const a = () => f(least)\nexport const b = () => g(0)\n'],
    ])
  })

  test('an old helper comes back with each call that needs it', () => {
    const now = 'export const a = () => f(0)\nexport const b = () => g(0)\n'
    const before = 'const least = 1\nexport const a = () => f(least)\nexport const b = () => g(least)\n'
    expect(parts(modified(before, now))).toEqual([
      ['const least = 1;\nexport const a = () => f(least)\nexport const b = () => g(0)\n'],
      ['const least = 1;\nexport const a = () => f(0)\nexport const b = () => g(least)\n'],
    ])
  })

  test('a renamed variable goes back everywhere', () => {
    const before = 'export function f(a) {\n  const old = a + 1\n  g(old)\n  return old\n}\n'
    expect(parts(modified(before, before.replaceAll('old', 'next')))).toEqual([[before]])
  })

  test('a renamed export goes back across files', () => {
    const rows = ['export function rows() {}\n', 'export function allRows() {}\n'] as const
    const user = [
      "import { rows } from './rows.ts'\nrows()\n",
      "import { allRows } from './rows.ts'\nallRows()\n",
    ] as const
    expect(parts(modified(rows[0], rows[1]), modified(user[0], user[1], 'src/user.ts'))).toEqual([[rows[0], user[0]]])
  })

  test('a new method goes with its call, wherever that is', () => {
    const now = ['export class A { b() {}\n c() {} }\n', "import { A } from './rows.ts'\nnew A().c()\n"] as const
    const before = ['export class A { b() {} }\n', "import { A } from './rows.ts'\nnew A().b()\n"] as const
    const found = parts(modified(before[0], now[0]), modified(before[1], now[1], 'src/user.ts'))
    expect(found).toEqual([['export class A { b() {}\n  }\n', before[1]]])
  })

  test('names of another function are not the same names', () => {
    const now = 'function f() {\n  const a = 1\n  g(a)\n}\nfunction h(a) {\n  i(a)\n}\n'
    const before = 'function f() {\n  g(0)\n}\nfunction h(a) {\n  g(a)\n}\n'
    expect(parts(modified(before, now))).toHaveLength(2)
  })

  test('two changes that have nothing in common are two parts', () => {
    expect(parts(modified('f(1)\nx()\ng(1)\n', 'f(2)\nx()\ng(2)\n'))).toEqual([
      ['f(1)\nx()\ng(2)\n'],
      ['f(2)\nx()\ng(1)\n'],
    ])
  })
})

describe('the whole change and each file are units too', () => {
  const two = [modified('f(1)\nx()\ng(1)\n', 'f(2)\nx()\ng(2)\n'), modified('h(1)\n', 'h(2)\n', 'src/other.ts')]
  const scopes = (...files: readonly ChangedFile[]) => cut(...files).units.map(({ scope, id }) => `${scope} ${id}`)

  test('the whole first, then files of several parts, then parts', () => {
    expect(scopes(...two)).toEqual([
      'whole whole',
      'file file:src/rows.ts',
      'part part:1',
      'part part:2',
      'part part:3',
    ])
  })

  test('a change of one part is that part alone', () => {
    expect(scopes(modified('f(1)\n', 'f(2)\n'))).toEqual(['part part:1'])
  })

  test('the whole is the old text to the last character', () => {
    const before = '// old\nf( 1 )\nx()\ng(1)\n'
    const [whole] = cut(modified(before, '// new\nf(2)\nx()\ng(2)\n')).units
    expect(whole?.undo.kind === 'runnable' && whole.undo.files.map(({ after }) => after)).toEqual([before])
  })

  test('what leaves no trace at run time is told apart', () => {
    const units = cut(modified('f(a)\n', '// calls f\nf(a as string)\n')).units
    expect(units.map(({ undo, title }) => [undo.kind, title])).toEqual([
      ['no-runtime-change', 'types, comments or formatting'],
    ])
  })

  test('a file that came or went cannot be undone in memory', () => {
    const units = cut(
      { path: 'src/new.ts', status: 'added', now: 'f()' },
      { path: 'src/old.ts', status: 'deleted', before: 'g()' },
    ).units
    expect(units.map(({ undo }) => undo.kind)).toEqual(['beyond-memory', 'beyond-memory'])
  })
})

describe('a file that came or went', () => {
  const now = 'export const slug = f\n'
  const user = modified('g()\n', "import { slug } from './slug.ts'\ng(slug)\n", 'src/user.ts')
  const kinds = (...files: readonly ChangedFile[]) => cut(...files).units.map(({ id, undo }) => `${id} ${undo.kind}`)

  test('a new file whose import is in the change goes with it', () => {
    const added: ChangedFile = { path: 'src/slug.ts', status: 'added', now: "import './dash.ts'\n" + now }
    const next: ChangedFile = { path: 'src/dash.ts', status: 'added', now: 'h()\n' }
    expect(kinds(added, next, user)).toEqual(['part:1 runnable'])
    expect(kinds({ ...added, path: 'src/other.ts' }, user)).toEqual([
      'part:1 runnable',
      'file:src/other.ts beyond-memory',
    ])
  })

  test.each<ChangedFile>([
    { path: 'src/types.ts', status: 'added', now: 'export type Row = { id: string }\n' },
    { path: 'src/types.ts', status: 'deleted', before: '// rows\nexport interface Row {}\n' },
  ])('a file of types alone that came or went is no runtime change: $status', (file) => {
    expect(kinds(file)).toEqual(['idle:src/types.ts no-runtime-change'])
  })
})

describe('what cannot be seen in trees is undone as a whole file', () => {
  const kinds = (before: string, now: string, path: string) =>
    cut(modified(before, now, path)).units.map(({ undo, title }) => `${undo.kind} ${title}`)
  const component = (script: string, template: string) =>
    `<script setup lang="ts">\n${script}\n</script>\n<template>${template}</template>\n`

  test('the template of a component', () => {
    const [before, now] = [
      component('const a = 1', '<p>{{ a }}</p>'),
      component('const a = 1', '<p v-if="a">{{ a }}</p>'),
    ]
    expect(kinds(before, now, 'src/Row.vue')).toEqual(['runnable the whole of `src/Row.vue`'])
  })

  test('not its script alone, nor its white space', () => {
    const [before, now] = [component('const a = 1', '<p>{{ a }}</p>'), component('const a = 2', '<p>{{ a }}</p>\n')]
    expect(kinds(before, now, 'src/Row.vue')[0]).toBe('runnable declaration of `a`')
  })

  test('an import that only the template uses is no type', () => {
    const [before, now] = [component('', '<Row />'), component("import Row from './Row.vue'", '<Row />')]
    expect(kinds(before, now, 'src/Rows.vue')[0]).toBe("runnable new import from `'./Row.vue'`")
  })

  test('a text that the parser is at a loss with', () => {
    expect(kinds('f(1)\nx()\n', 'f(2\nx()\n', 'src/rows.ts')).toEqual(['runnable the whole of `src/rows.ts`'])
  })
})
