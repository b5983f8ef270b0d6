import { describe, expect, test } from 'vitest'
import type { RevertSpec } from '../../../src/model/revert.ts'
import { revertedFile } from './reverted.ts'
import { unmarked } from './marked.ts'
import { probeAt } from './probe-at.ts'
import { runText } from './run-text.ts'

const REMOVE = { kind: 'remove' } as const

function instrumented(spec: RevertSpec, before: string, file = 'src/shop.tsx'): string {
  return revertedFile(spec, before, file).instrumented.text
}

function probe(marked: string, file = 'src/shop.tsx'): string {
  const { text, spans } = unmarked(marked)
  return probeAt(file, text, spans[0] ?? { start: 0, end: 0 }).text
}

describe('a removed site has its probe where it was', () => {
  const GAPS: readonly (readonly [name: string, hits: number, before: string])[] = [
    ['a statement', 1, 'export function answer() { «Math.max()»\nreturn 1 }'],
    ['a statement behind a return', 0, 'export function answer() { return 1; «Math.max()» }'],
    ['the last statement of a function', 1, 'export function answer() { Math.min(); «Math.max()» }'],
    ['the only statement of a branch that is taken', 1, 'export function answer() { if (true) «Math.max()» }'],
    ['the only statement of a branch that is not taken', 0, 'export function answer() { if (false) «Math.max()» }'],
    ['the only statement in a block', 0, 'export function answer() { if (false) { «Math.max()» } }'],
    [
      'what is left with a semicolon',
      1,
      'export function answer() { const a = [1]\n«Math.max();»\n[2].map(() => a)\nreturn 1 }',
    ],
    [
      'the statement of a case that is met',
      1,
      'export function answer() { switch (1 as number) { case 1: «Math.max()»\ncase 2: } }',
    ],
    [
      'the statement of a case that is not met',
      0,
      'export function answer() { switch (2 as number) { case 1: «Math.max();» break\ncase 2: } }',
    ],
    ['a case', 1, 'export function answer() { switch (2 as number) { «case 1: Math.max()» } }'],
    ['an argument', 1, 'export const answer = () => Math.max(1, «2»)'],
    ['an argument of a call that is not reached', 0, 'export const answer = () => false && Math.max(1, «2»)'],
    ['a property', 1, 'export const answer = () => ({ «a: 1», b: 2 })'],
    ['a parameter', 1, 'const f = (a: number, «b = 2») => a\nexport const answer = () => f(1)'],
    ['a declaration', 1, 'export function answer() { let a = 1, «b = 2»; return a }'],
    ['a field', 1, 'class A { a = 1; «b = 2» }\nexport const answer = () => new A()'],
    [
      'a decorator',
      1,
      'const d = () => (f: any) => f\nclass A { «@d()» f() { return 1 } }\nexport const answer = () => new A().f()',
    ],
    ['an attribute', 1, 'export const answer = () => <a «b={1}» />'],
    ['a child', 1, 'export const answer = () => <a><b />«<c />»</a>'],
    ['a directive', 1, "export function answer() { «'use strict';» return 1 }"],
  ]
  test.each(GAPS)('%s', async (_, hits, before) => {
    const ran = await runText(instrumented(REMOVE, before))
    expect(ran.answer).not.toContain('threw')
    expect(ran.hits).toHaveLength(hits)
  })
})

describe('a change inside of a function that the site only declares is probed in the function', () => {
  const INNER: readonly (readonly [name: string, hits: number, spec: RevertSpec, before: string])[] = [
    [
      'by `condition`',
      0,
      { kind: 'condition', expression: 'false' },
      '«const f = () => Math.max() || 1»\nexport const answer = () => 1',
    ],
    ['by `body`', 0, { kind: 'body', code: 'return 2' }, '«const f = [() => 1]»\nexport const answer = () => f.length'],
    [
      'by `body`, when it is called',
      1,
      { kind: 'body', code: 'return 2' },
      '«const f = [() => 1]»\nexport const answer = () => f[0]?.()',
    ],
    [
      'by `swap` in a method',
      0,
      { kind: 'swap', from: '1', to: '2', all: false },
      '«class A { f() { return 1 } }»\nexport const answer = () => A.name',
    ],
    [
      'by `swap` in a field',
      1,
      { kind: 'swap', from: '1', to: '2', all: false },
      '«class A { a = 1 }»\nexport const answer = () => new A()',
    ],
  ]
  test.each(INNER)('%s', async (...[, hits, spec, before]) => {
    expect((await runText(instrumented(spec, before))).hits).toHaveLength(hits)
  })
})

describe('what comes for a site is probed as a whole', () => {
  test('several statements at the first that does something', () => {
    expect(instrumented({ kind: 'was', code: 'function f() {}\nf()' }, '«a()»')).toBe(
      'function f() {}\n;__teeth_hit__(0);f()',
    )
  })

  test('the body that `unwrap` leaves at its first statement', () => {
    expect(instrumented({ kind: 'unwrap' }, '«if (a) {\n  b()\n}»')).toBe('\n  ;__teeth_hit__(0);b()\n')
  })

  test('the directives of a function stay first', () => {
    expect(instrumented(REMOVE, "function f(«a») {\n  'use strict'\n  b()\n}")).toBe(
      "function f() {\n  'use strict';__teeth_hit__(0);\n  b()\n}",
    )
  })

  test('each site by its own number', () => {
    expect(instrumented(REMOVE, '{ «a()»\n«b()» }')).toBe('{ ;__teeth_hit__(0);\n;__teeth_hit__(1); }')
  })

  test('one site around another', () => {
    const spec = { kind: 'swap', from: '1', to: '2', all: true } as const
    expect(instrumented(spec, 'f(«1», «g(1)»)')).toBe('f((__teeth_hit__(0),2), (__teeth_hit__(1),g(2)))')
  })
})

describe('no probe stands', () => {
  const NOWHERE: readonly (readonly [name: string, marked: string])[] = [
    ['on a type', 'let a: «number»'],
    ['on an interface', '«interface A { b: number }»'],
    ['on a type alias', '«type A = number»'],
    ['on a declaration of what is elsewhere', '«declare const a: number»'],
    ['on an import', "«import { a } from 'b'»"],
    ['on a name that is imported', "import { «a» } from 'b'"],
    ['on an export of names', 'const a = 1\n«export { a }»'],
    ['on a member of an enum', 'enum A { «B = 1» }'],
    ['on a signature of a function', '«function f(): void»\nfunction f(a?: number) {}'],
    ['on an abstract method', 'abstract class A { «abstract f(): void» }'],
    ['on what a class implements', 'class A «implements B» {}'],
    ['on a field without a value', 'class A { «a: number» }'],
    ['on a name behind `?.`', 'const b = a?.«c».d'],
  ]
  test.each(NOWHERE)('%s', (_, marked) => expect(probe(marked)).toBe(unmarked(marked).text))
})

describe('a probe keeps away from what is read and not run:', () => {
  const READ: readonly (readonly [name: string, file: string, marked: string, instrumented: string])[] = [
    [
      'the name of an imported module',
      'a.ts',
      "const a = import(«'./b.ts'»)",
      "const a = (__teeth_hit__(0),import('./b.ts'))",
    ],
    [
      'a pattern of files',
      'a.ts',
      "f(import.meta.glob(«'./*.ts'»))",
      "f((__teeth_hit__(0),import.meta.glob('./*.ts')))",
    ],
    [
      'the address of an asset',
      'a.ts',
      "f(new URL(«'./a.png'», import.meta.url))",
      "f((__teeth_hit__(0),new URL('./a.png', import.meta.url)))",
    ],
    ['a mocked module', 'a.ts', "vi.mock(«'./b.ts'»)", ";__teeth_hit__(0);vi.mock('./b.ts')"],
    [
      'the macros of a component',
      'A.vue',
      "<script setup>\nconst a = «defineProps(['b'])»\n</script>",
      "<script setup>\n;__teeth_hit__(0);const a = defineProps(['b'])\n</script>",
    ],
    [
      'the defaults of what a macro answers',
      'A.vue',
      '<script setup>\nconst { a = «1» } = defineProps()\n</script>',
      '<script setup>\n;__teeth_hit__(0);const { a = 1 } = defineProps()\n</script>',
    ],
    [
      'the state of a component',
      'A.svelte',
      '<script>\nlet a = $state(«1»)\n</script>',
      '<script>\n;__teeth_hit__(0);let a = $state(1)\n</script>',
    ],
    [
      'a directive',
      'a.ts',
      "function f() { «'use strict'»; a() }",
      "function f() { 'use strict';;__teeth_hit__(0); a() }",
    ],
  ]
  test.each(READ)('%s', (...[, file, marked, expected]) => expect(probe(marked, file)).toBe(expected))
})

describe('the definition of the probes goes', () => {
  const trailer = (file: string, text: string): string => {
    const { instrumented } = revertedFile(REMOVE, text, file)
    return instrumented.text.slice(instrumented.trailerAt)
  }

  test('to the end of a file', () => expect(trailer('a.ts', '«a()»\nb() // end')).toBe(''))

  test('to the end of the script of a component', () => {
    expect(trailer('A.svelte', '<script>\n«a()»\n</script>\n<p />')).toBe('</script>\n<p />')
  })

  test('to the script of a component that belongs to the module', () => {
    const text = '<script>\nexport const b = 1\n</script>\n<script setup>\n«a()»\n</script>\n'
    expect(trailer('A.vue', text)).toMatch(/^<\/script>\n<script setup>/)
  })
})

describe('what is exported by default gets no parenthesis', () => {
  test.each([
    ['in a module', 'src/shop.ts', 'export default «{ a: 1 }»\n', ';__teeth_hit__(0);export default { a: 1 }\n'],
    [
      'in a component',
      'src/Shop.vue',
      '<script lang="ts">\nexport default «{ a: 1 }»\n</script>\n',
      '<script lang="ts">\n;__teeth_hit__(0);export default { a: 1 }\n</script>\n',
    ],
  ])('%s', (_, file, marked, expected) => {
    expect(probe(marked, file), 'what is exported by default gets no parenthesis').toBe(expected)
  })
})
