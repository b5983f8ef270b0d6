import { describe, expect, test } from 'vitest'
import type { OldText } from '../../../src/model/revert.ts'
import { revert } from '../../../src/revert/revert.ts'
import { guardOf, siteAt, unmarked } from './marked.ts'

const FILE = 'src/shop.ts'

function from(now: string, old: OldText, file = FILE) {
  const { text, spans } = unmarked(now)
  const sites = spans.map((span) => siteAt(file, text, span)({ kind: 'from', ref: 'v1' }))
  return revert(guardOf(sites), { get: () => text, old: () => old }, () => undefined)
}

/** The text after the revert, or why there is none. */
function put(now: string, old: string, file = FILE): string {
  const result = from(now, { kind: 'text', text: old }, file)
  return result.kind === 'stale' ? `${result.reason}: ${result.detail}` : (result.files[0]?.after ?? '')
}

type Case = readonly [name: string, now: string, old: string, after: string]

const BY_NAME: readonly Case[] = [
  ['a function', '«function f() { return 2 }»\n', 'function f() { return 1 }\n', 'function f() { return 1 }\n'],
  ['a constant, with its `export`', '«export const a = 2»\n', 'export const a = 1\n', 'export const a = 1\n'],
  [
    'a method, wherever its class stands',
    'class Shop {\n  «open() { return 2 }»\n}\n',
    'const x = 1\nclass Bank { open() { return 0 } }\nclass Shop {\n  open() { return 1 }\n}\n',
    'class Shop {\n  open() { return 1 }\n}\n',
  ],
  [
    'a static method, not the other one of that name',
    'class A {\n  a() { return 1 }\n  «static a() { return 2 }»\n}\n',
    'class A {\n  a() { return 3 }\n  static a() { return 4 }\n}\n',
    'class A {\n  a() { return 1 }\n  static a() { return 4 }\n}\n',
  ],
  [
    'a setter, not the getter',
    'class A { get a() { return 1 } «set a(b) { c(b) }» }\n',
    'class A { get a() { return 0 } set a(b) { d(b) } }\n',
    'class A { get a() { return 1 } set a(b) { d(b) } }\n',
  ],
  [
    'a property of a table',
    'const t = { a: 1, «b: 3», }\n',
    "const t = { 'b': 2, c: 3 }\n",
    "const t = { a: 1, 'b': 2, }\n",
  ],
  ['a parameter with its default', 'function f(«a = 2») {}\n', 'function f(a = 1) {}\n', 'function f(a = 1) {}\n'],
  [
    'a default export without a name',
    '«export default { a: 2 }»\n',
    'export default { a: 1 }\n',
    'export default { a: 1 }\n',
  ],
  ['a function that was a constant', '«function f() { return 2 }»\n', 'const f = () => 1\n', 'const f = () => 1\n'],
  [
    'the second of two namesakes',
    'f(() => { const a = 1 })\ng(() => { «const a = 3» })\n',
    'f(() => { const a = 0 })\ng(() => { const a = 2 })\n',
    'f(() => { const a = 1 })\ng(() => { const a = 2 })\n',
  ],
  [
    'an implementation, not its overloads',
    'function f(a: 1): 1\n«function f(a: any) { return a }»\n',
    'function f(a: 1): 1\nfunction f(a: any) { return 1 }\n',
    'function f(a: 1): 1\nfunction f(a: any) { return 1 }\n',
  ],
]

describe('a declaration is found again by its path of names', () => {
  test.each(BY_NAME)('%s', (_, now, old, after) => {
    expect(put(now, old)).toBe(after)
  })

  test('of several declarations of one name it is the one in the same place', () => {
    const now = 'f(() => { const a = 1 })\nf(() => { «const a = 2» })\n'
    expect(put(now, 'f(() => { const a = 8 })\nf(() => { const a = 9 })\n')).toContain('const a = 9')
  })
})

const BY_PLACE: readonly Case[] = [
  [
    'a statement between the same neighbours',
    'function f() {\n  a()\n  «if (x) b()»\n  c()\n}\n',
    'function f() {\n  a()\n  b()\n  c()\n}\n',
    'function f() {\n  a()\n  b()\n  c()\n}\n',
  ],
  [
    'all that stood between the same neighbours',
    'function f() {\n  a()\n  «return d()»\n}\n',
    'function f() {\n  a()\n  b()\n  return c()\n}\n',
    'function f() {\n  a()\n  b()\n  return c()\n}\n',
  ],
  [
    'the likest of several that changed',
    'function f() {\n  if (p) throw p\n  «send(order, total * 2)»\n}\n',
    'function f() {\n  send(order, total)\n  log(p)\n}\n',
    'function f() {\n  if (p) throw p\n  send(order, total)\n}\n',
  ],
  [
    'a statement within a statement',
    'function f() {\n  for (const a of b) {\n    «g(a, 2)»\n  }\n}\n',
    'function f() {\n  for (const a of b) {\n    g(a)\n  }\n}\n',
    'function f() {\n  for (const a of b) {\n    g(a)\n  }\n}\n',
  ],
  ['an argument', 'const a = f(1, «g(2)»)\n', 'const a = f(1, g(1))\n', 'const a = f(1, g(1))\n'],
  ['a statement of the file', 'a()\n«use(b, c)»\n', 'a()\nuse(b)\n', 'a()\nuse(b)\n'],
]

describe('other code is found again by its place and shape', () => {
  test.each(BY_PLACE)('%s', (_, now, old, after) => {
    expect(put(now, old)).toBe(after)
  })
})

describe('the old code comes in the dress of the place', () => {
  test('indented as the place is', () => {
    const now = 'namespace n {\n  «export function f() {\n    return 2\n  }»\n}\n'
    const old = 'export namespace n {\n        export function f() {\n          return 1\n        }\n}\n'
    expect(put(now, old)).toBe('namespace n {\n  export function f() {\n    return 1\n  }\n}\n')
  })

  test('with the line ends of the file', () => {
    expect(put('«function f() {\r\n  return 2\r\n}»\r\n', 'function f() {\n  return 1\n}\n')).toBe(
      'function f() {\r\n  return 1\r\n}\r\n',
    )
  })

  test('also with a BOM, and in a component', () => {
    expect(put('\uFEFF«const a = 2»\n', '\uFEFFlet b\nconst a = 1\n')).toBe('\uFEFFconst a = 1\n')
    const [now, old] = ['«const a = 2»', 'const a = 1'].map((code) => `<script lang="ts">\n${code}\n</script>\n`)
    expect(put(now ?? '', old ?? '', 'src/Shop.vue')).toBe(old)
  })
})

describe('it is stale', () => {
  test.each([
    [
      'a declaration that the ref has not is stale',
      'class A { «b() { return 1 }» }',
      'class A {}',
      'ref-gone: at `v1` there is no `A > b`',
    ],
    [
      'its class is not there',
      'class A { «b() { return 1 }» }',
      'class B { b() {} }',
      'ref-gone: at `v1` there is no `A`',
    ],
    [
      'nothing stood there',
      'function f() {\n  «a()»\n  b()\n}',
      'function f() {\n  b()\n}',
      'ref-gone: at `v1` nothing stands in `f` where this stands now',
    ],
    [
      'several declarations could be meant',
      '«const a = 1»',
      'f(() => { const a = 1 })\ng(() => { const a = 2 })',
      'matches-several: at `v1` `a` is declared 2 times',
    ],
    [
      'it was the same then',
      '«const a = 1»',
      'const a = 1;',
      'changes-nothing: the site says the same before and after',
    ],
    [
      'it has a form that does not fit',
      'const t = 1, «a = 2»',
      'function a() {}',
      'ref-gone: at `v1` `a` has a form that does not fit this place',
    ],
  ])('when %s', (_, now, old, told) => {
    expect(put(now, old)).toBe(told)
  })

  test('when the ref or the file is not there, with the words of git', () => {
    const result = from('«const a = 1»', { kind: 'gone', detail: 'git knows no commit `v1`' })
    expect(result).toMatchObject({ kind: 'stale', reason: 'ref-gone', detail: 'git knows no commit `v1`' })
  })
})
