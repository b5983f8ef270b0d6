import { describe, expect, test } from 'vitest'
import { read } from '../../../src/read/read.ts'

const TEST = 'a.test.ts'

// An empty mark in the code, `/*@*/`, becomes the comment with the annotation.
function siteOf(code: string, file = 'a.tsx'): string | undefined {
  const text = code.replace('/*@*/', `/**\n * @teeth x: y\n *   test: ${TEST}\n *   revert: remove\n */`)
  const { guards, problems } = read({ sources: [{ file, text }], modules: [], knownFiles: new Set([TEST]) })
  const [site] = guards[0]?.sites ?? []
  if (site === undefined) return problems.map(({ code }) => code).join()
  expect(text.slice(site.span.start, site.span.end)).toBe(site.text)
  return site.text
}

describe('the site is the node directly below the comment', () => {
  test.for([
    ['a statement', '/*@*/\nfoo(1)\nbar()', 'foo(1)'],
    ['a statement with its semicolon', '/*@*/\nfoo(1);\nbar()', 'foo(1);'],
    ['the last statement of a block', 'function f() {\n  g()\n  /*@*/\n  return 1\n}', 'return 1'],
    ['a declaration with its keyword', '/*@*/\nexport const a = 1, b = 2\nc()', 'export const a = 1, b = 2'],
    ['an `if` with its `else`', '/*@*/\nif (a) b()\nelse c()\nd()', 'if (a) b()\nelse c()'],
    [
      'the branch that an `else` leads to: above an `else` the site is the branch that it leads to',
      'if (a) {\n  b()\n}\n/*@*/\nelse if (c) {\n  d()\n}',
      'if (c) {\n  d()\n}',
    ],
    ['the last branch', 'if (a) {\n  b()\n}\n/*@*/\nelse {\n  d()\n}', '{\n  d()\n}'],
    ['a branch without braces', 'if (a) b()\n/*@*/\nelse c()', 'c()'],
    ['what is done at last', 'try {\n  a()\n}\n/*@*/\nfinally {\n  b()\n}', '{\n  b()\n}'],
    ['an import', "/*@*/\nimport a from 'a'\nb()", "import a from 'a'"],
    ['a function below its doc comment', '/*@*/\n/** Doc. */\nexport function f() {}\n', 'export function f() {}'],
    ['a function between its doc comment and itself', '/** Doc. */\n/*@*/\nfunction f() {}\n', 'function f() {}'],
    ['the node below blank lines and comments', '/*@*/\n\n// more\n\n/* and more */\nfoo()', 'foo()'],
    ['a class member', 'class A {\n  /*@*/\n  a = 1\n  b() {}\n}', 'a = 1'],
    ['a class member with its decorator', 'class A {\n  /*@*/\n  @dec() b() {}\n}', '@dec() b() {}'],
    ['a decorator between others', 'class A {\n  @one()\n  /*@*/\n  @two() b() {}\n}', '@two()'],
    ['a static block', 'class A {\n  /*@*/\n  static { a() }\n}', 'static { a() }'],
    ['an object property', 'const a = {\n  /*@*/\n  b: c.d,\n  e,\n}', 'b: c.d'],
    ['a shorthand property', 'const a = {\n  b,\n  /*@*/\n  e,\n}', 'e'],
    ['a spread property', 'const a = {\n  /*@*/\n  ...b,\n}', '...b'],
    ['a method of an object', 'const a = {\n  /*@*/\n  async b() {},\n}', 'async b() {}'],
    ['an array element', 'const a = [\n  1,\n  /*@*/\n  b.c(2),\n  3,\n]', 'b.c(2)'],
    ['a call argument', 'f(\n  1,\n  /*@*/\n  a && b,\n  3,\n)', 'a && b'],
    ['a call argument on the same line', 'f(1, /*@*/ a.b, 3)', 'a.b'],
    ['a parameter', 'function f(\n  /*@*/\n  a: number = 1,\n  b = 2,\n) {}', 'a: number = 1'],
    ['an arrow with one parameter', 'const f = /*@*/ a => a', 'a => a'],
    ['an async arrow', 'const f = /*@*/ async (a) => a', 'async (a) => a'],
    [
      'a case clause',
      'switch (a) {\n  /*@*/\n  case 1:\n    b()\n    break\n  default:\n}',
      'case 1:\n    b()\n    break',
    ],
    ['a default clause', 'switch (a) {\n  case 1:\n  /*@*/\n  default:\n    b()\n}', 'default:\n    b()'],
    ['a catch clause', 'try {\n} /*@*/ catch {\n  a()\n}', 'catch {\n  a()\n}'],
    ['an enum member', 'enum A {\n  /*@*/\n  B = 1,\n}', 'B = 1'],
    ['a type member', 'type A = {\n  /*@*/\n  b: string\n}', 'b: string'],
    ['an interface member', 'interface A {\n  /*@*/\n  readonly b?: string;\n}', 'readonly b?: string;'],
    ['a JSX attribute', 'const a = <p\n  /*@*/\n  id="a"\n  b />', 'id="a"'],
    ['the only JSX attribute', 'const a = <p\n  /*@*/\n  id="a" />', 'id="a"'],
    ['a JSX child', 'const a = <p>\n  {/*@*/}\n  <b id="c" />\n</p>', '<b id="c" />'],
    ['a JSX child below another comment', 'const a = <p>\n  {/*@*/}\n  {/* b */}\n  {c}\n</p>', '{c}'],
    ['a text in JSX', 'const a = <p>\n  {/*@*/}\n  Hello.\n</p>', 'Hello.\n'],
    ['the expression in a JSX child', 'const a = <p>{/*@*/ b && c}</p>', 'b && c'],
    ['the hole of a template', 'const a = `b ${/*@*/ c.d} e`', 'c.d'],
    ['an initialiser', 'const a =\n  /*@*/\n  b.c()', 'b.c()'],
    ['one side of an operator', 'const a =\n  b &&\n  /*@*/\n  c.d', 'c.d'],
    ['one branch of a condition', 'const a = b\n  ? /*@*/ c\n  : d', 'c'],
    [
      'the statement around a step of a chain',
      'const a = b\n  .c()\n  /*@*/\n  .d()\n',
      'const a = b\n  .c()\n  /*@*/\n  .d()',
    ],
    ['the statement behind a leading semicolon', 'foo()\n/*@*/\n;[1].map(f)\nbar()', '[1].map(f)'],
    ['the statement behind a leading semicolon after a block', 'if (a) {}\n/*@*/\n;(b)()\n', '(b)()'],
  ] as const)('%s', ([, code, site]) => {
    expect(siteOf(code)?.replace(/\/\*\*[^]*\*\//, '/*@*/')).toBe(site)
  })

  test('in the script of a component, at the offsets of the whole file', () => {
    expect(siteOf('<template><p /></template>\n<script>\n/*@*/\nfoo()\n</script>', 'a.vue')).toBe('foo()')
  })

  test('after a byte order mark', () => {
    expect(siteOf('\uFEFF/*@*/\nfoo()', 'a.ts')).toBe('foo()')
  })

  test('with Windows line ends', () => {
    expect(siteOf('/*@*/\r\nif (a) {\r\n  b()\r\n}\r\n', 'a.ts')).toBe('if (a) {\r\n  b()\r\n}')
  })

  test('after a generic type that a tokenizer takes for JSX', () => {
    expect(siteOf('type F = <T>(x: T) => void\n/*@*/\nfoo()')).toBe('foo()')
  })

  test('on the line of its first character', () => {
    const text = `// @teeth x: y\n//   test: ${TEST}\n//   revert: remove\n\n  foo()`
    const { guards } = read({ sources: [{ file: 'a.ts', text }], modules: [], knownFiles: new Set([TEST]) })
    expect(guards[0]?.sites[0]?.line).toBe(5)
  })
})

describe('an annotation with nothing below it has no site', () => {
  test.for([
    ['at the end of a block', 'function f() {\n  g()\n  /*@*/\n}'],
    ['at the end of the file', 'f()\n/*@*/\n'],
    ['in an empty file', '/*@*/'],
    ['at the end of an object', 'const a = {\n  b,\n  /*@*/\n}'],
    ['at the end of the arguments', 'f(\n  a,\n  /*@*/\n)'],
    ['at the end of JSX children', 'const a = <p>\n  <b />\n  {/*@*/}\n</p>'],
    ['at the end of JSX attributes', 'const a = <p\n  b\n  /*@*/\n/>'],
    ['as the value of a JSX attribute', 'const a = <p b={/*@*/} />'],
  ] as const)('%s', ([, code]) => {
    expect(siteOf(code)).toBe('no-site')
  })
})

describe('an annotation behind code on its line is refused', () => {
  test.for([
    ['a statement', 'foo() /*@*/\nbar()'],
    ['a property', 'const a = {\n  b, /*@*/\n  c,\n}'],
  ] as const)('%s', ([, code]) => {
    expect(siteOf(code)).toBe('annotation-syntax')
  })

  test('but not behind what only opens a list', () => {
    expect(siteOf('f(/*@*/\n  a,\n  b,\n)')).toBe('a')
  })
})

test('several annotations in one comment share their site', () => {
  const one = `//   test: ${TEST}\n//   revert: remove`
  const text = `// @teeth a: y\n${one}\n// @teeth b: z\n${one}\nfoo()`
  const { guards } = read({ sources: [{ file: 'a.ts', text }], modules: [], knownFiles: new Set([TEST]) })
  expect(guards.map(({ id, sites }) => [id, sites[0]?.text])).toEqual([
    ['a', 'foo()'],
    ['b', 'foo()'],
  ])
})
