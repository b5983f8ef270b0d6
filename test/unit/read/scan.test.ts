import { describe, expect, test } from 'vitest'
import { scan } from '../../../src/read/scan.ts'

const ids = (file: string, text: string): readonly string[] => scan(file, text).map((annotation) => annotation.id)

describe('where an annotation may stand', () => {
  test.for([
    ['line comment', 'a.ts', '// @teeth x: y\nf()'],
    ['line comment without a space', 'a.ts', '//@teeth x: y\nf()'],
    ['three slashes', 'a.ts', '/// @teeth x: y\nf()'],
    ['block comment', 'a.ts', '/* @teeth x: y */\nf()'],
    ['block comment on its own lines', 'a.ts', '/*\n  @teeth x: y\n*/\nf()'],
    ['doc comment', 'a.ts', '/**\n * @teeth x: y\n */\nf()'],
    ['doc comment on one line', 'a.ts', '/** @teeth x: y */\nf()'],
    ['doc comment below prose', 'a.ts', '/**\n * Finds rows.\n *\n * @teeth x: y\n * @param id of a row\n */\nf()'],
    ['comment in JSX', 'a.tsx', 'const a = <p>\n  {/* @teeth x: y */}\n  <b />\n</p>'],
    ['comment in JSX of a .js file', 'a.js', 'const a = <p>\n  {/* @teeth x: y */}\n  <b />\n</p>'],
    ['comment above an attribute', 'a.jsx', 'const a = <p\n  // @teeth x: y\n  id="a" />'],
    ['hash-bang above it', 'a.mjs', '#!/usr/bin/env node\n// @teeth x: y\nf()'],
    ['byte order mark before it', 'a.ts', '\uFEFF// @teeth x: y\nf()'],
    ['Windows line ends', 'a.cts', '/**\r\n * @teeth x: y\r\n */\r\nf()'],
    [
      'script of a Vue component',
      'a.vue',
      '<template><p @teeth="no" /></template>\n<script setup lang="ts">\n// @teeth x: y\nf()\n</script>',
    ],
    ['script of a Svelte component', 'a.svelte', '<script>\n  // @teeth x: y\n  f()\n</script>\n<p>@teeth no: no</p>'],
    ['inside the hole of a template', 'a.ts', 'const a = `${/* @teeth x: y */ b}`'],
    ['after a division by a non-null value', 'a.ts', 'function f() {\n  return `${a! / b}`\n}\n// @teeth x: y\ng()'],
    ['after a generic type in a .tsx file', 'a.tsx', 'type F = <T>(x: T) => void\n// @teeth x: y\nf()'],
    ['after a generic arrow in a .tsx file', 'a.tsx', 'const f = <T,>(x: T) => x\n// @teeth x: y\nf()'],
  ] as const)('%s', ([, file, text]) => {
    expect(ids(file, text)).toEqual(['x'])
  })
})

describe('what only looks like an annotation', () => {
  test.for([
    ['a string', 'a.ts', "const a = '// @teeth x: y'"],
    ['a template', 'a.ts', 'const a = `\n// @teeth x: y\n`'],
    ['a regular expression', 'a.ts', 'const a = /\\/\\/ @teeth x: y/'],
    ['text in JSX', 'a.tsx', 'const a = <p>\n  @teeth x: y\n</p>'],
    ['code', 'a.ts', '@teeth class A {}'],
    ['a word of its own that goes on', 'a.ts', '// @teeth/vitest is what tests import\n// @teeth-x: y\nf()'],
    ['prose that mentions the mark', 'a.ts', '// an annotation begins with @teeth x: y\nf()'],
    ['a comment of HTML', 'a.vue', '<!-- @teeth x: y -->\n<script>f()</script>'],
    ['the template of a component', 'a.vue', '<template>\n// @teeth x: y\n</template>\n<script>f()</script>'],
    ['another language', 'a.md', '// @teeth x: y'],
  ] as const)('%s holds none', ([, file, text]) => {
    expect(scan(file, text)).toEqual([])
  })
})

test('several annotations may stand in one comment', () => {
  expect(ids('a.ts', '// @teeth one: y\n//   was: a\n// @teeth two: z\n//   was: b\nf()')).toEqual(['one', 'two'])
})

test('a further site says `also`', () => {
  expect(scan('a.ts', '// @teeth also x\n//   revert: remove\nf()')[0]).toMatchObject({ kind: 'also', id: 'x' })
})

test('a guard may have the id `also`', () => {
  expect(scan('a.ts', '// @teeth also: closes too\nf()')[0]).toMatchObject({ kind: 'guard', id: 'also' })
})

test('its place is that of the mark', () => {
  expect(scan('src/a.ts', 'f()\n  /* @teeth x: y */\ng()')[0]?.place).toEqual({ file: 'src/a.ts', line: 2, column: 6 })
})
