import { describe, expect, test } from 'vitest'
import { type Case, reverted } from './reverted.ts'

const REMOVE = { kind: 'remove' } as const

const STATEMENTS: readonly Case[] = [
  ['a statement leaves its line behind', 'a()\n«b()»\nc()\n', 'a()\n\nc()\n'],
  ['a statement of three lines leaves three', 'a()\n«b(\n  1,\n)»\nc()\n', 'a()\n\n\n\nc()\n'],
  ['the comment behind a statement stays', '«a()» // why\nb()', ' // why\nb()'],
  ['returns of the file stay', 'a()\r\n«b(\r\n)»\r\nc()', 'a()\r\n\r\n\r\nc()'],
  ['the only statement of an `if` leaves braces', 'if (a) «b();»\nelse c()', 'if (a) {}\nelse c()'],
  ['the only statement of an `else` leaves braces', 'if (a) b()\nelse «c()»', 'if (a) b()\nelse {}'],
  ['the only statement of a loop leaves braces', 'for (const a of b) «c()»\n', 'for (const a of b) {}\n'],
  ['what would join is held by a semicolon', 'a = b\n«c();»\n[1].map(d)', 'a = b\n;\n[1].map(d)'],
  ['nothing is held below a semicolon', 'a = b;\n«c();»\n[1].map(d)', 'a = b;\n\n[1].map(d)'],
  ['the last declaration takes its statement', 'const «a = 1»\nb()', '\nb()'],
  ['an import goes', "«import a from 'a'»\nb()", '\nb()'],
]

const ITEMS: readonly Case[] = [
  ['the first of several takes the comma behind it', 'f(«a», b)', 'f(b)'],
  ['one in the middle takes the comma behind it', 'f(a, «b», c)', 'f(a, c)'],
  ['the last takes the comma before it', 'f(a, «b»)', 'f(a)'],
  ['the only one takes nothing', 'f(«a»)', 'f()'],
  ['the last takes its own trailing comma', 'f([\n  a,\n  «b»,\n])', 'f([\n  a,\n  \n])'],
  ['a comment between comma and node stays', 'f(a, /* why */ «b»)', 'f(a /* why */ )'],
  ['two at the end go together', 'f(a, «b», «c»)', 'f(a)'],
  ['two at the start go together', 'f(«a», «b», c)', 'f(c)'],
  ['all go together', 'f(«a», «b»)', 'f()'],
  ['all go with a trailing comma', 'f([«a», «b»,])', 'f([ ])'],
  ['a property goes', 'f({ a: 1, «b: 2» })', 'f({ a: 1 })'],
  ['a method of an object goes', 'f({ «a() {}», b: 2 })', 'f({ b: 2 })'],
  ['a spread goes', 'f({ a, «...b» })', 'f({ a })'],
  ['a parameter goes', 'function f(a, «b = 1») {}', 'function f(a) {}'],
  ['a parameter without parentheses leaves some', 'f(«a» => 1)', 'f(() => 1)'],
  ['a binding goes', 'const { a, «b = 1» } = c', 'const { a } = c'],
  ['a declaration among others goes', 'let a = 1, «b = 2»', 'let a = 1'],
  ['an import specifier goes', "import { a, «b» } from 'c'", "import { a } from 'c'"],
  ['a member of an enum goes', 'enum A { B, «C» }', 'enum A { B }'],
  ['an item on its own line leaves the line', 'f(\n  a,\n  «b»,\n  c,\n)', 'f(\n  a,\n  \n  c,\n)'],
]

const PARTS: readonly Case[] = [
  ['a method goes', 'class A {\n  «a() {}»\n  b() {}\n}', 'class A {\n  \n  b() {}\n}'],
  ['a field goes with its semicolon', 'class A { «a = 1;» b = 2 }', 'class A {  b = 2 }'],
  [
    'a field leaves a semicolon where lines would join',
    'class A {\n  a = b\n  «c = 1;»\n  [d] = 2\n}',
    'class A {\n  a = b\n  ;\n  [d] = 2\n}',
  ],
  ['a case goes', 'switch (a) {\n  «case 1:\n    b()»\n  default:\n}', 'switch (a) {\n  \n\n  default:\n}'],
  ['a decorator goes', 'class A {\n  «@b()»\n  c() {}\n}', 'class A {\n  \n  c() {}\n}'],
  ['a decorator of a class goes', '«@b»\nclass A {}', '\nclass A {}'],
  ['a modifier goes with its space', 'class A { «static» b = 1 }', 'class A { b = 1 }'],
  ['a clause goes', 'class A «extends B» {}', 'class A {}'],
  ['a handler goes before `finally`', 'try {} «catch {}» finally {}', 'try {} finally {}'],
]

describe('`remove`', () => {
  test.each(STATEMENTS)('of statements: %s', (_, before, after) => expect(reverted(REMOVE, before)).toBe(after))
  test.each(ITEMS)('of items in a list: %s', (_, before, after) => expect(reverted(REMOVE, before)).toBe(after))
  test.each(PARTS)('of parts: %s', (_, before, after) => expect(reverted(REMOVE, before)).toBe(after))

  const JSX: readonly Case[] = [
    ['an attribute goes with one space', 'const a = <A «b={1}» c />', 'const a = <A c />'],
    ['a spread attribute goes', 'const a = <A «{...b}» />', 'const a = <A />'],
    ['a child goes', 'const a = <p>x «<b>y</b>» z</p>', 'const a = <p>x  z</p>'],
    ['a child in braces goes', 'const a = <p>{b}«{c}»</p>', 'const a = <p>{b}</p>'],
  ]
  test.each(JSX)('in JSX %s', (_, before, after) => expect(reverted(REMOVE, before, 'src/shop.tsx')).toBe(after))
})

describe('`remove` is stale', () => {
  const UNFIT: readonly (readonly [name: string, before: string])[] = [
    ['on a value that something has to stand for', 'const a = «b»'],
    ['on an operand', 'const a = «b» + c'],
    ['on a condition', 'if («a») b()'],
    ['on what is called', '«a»()'],
    ['on a type', 'let a: «number»'],
    ['on what a loop declares', 'for (const «a» of b) {}'],
    ['on the body of a function', 'function f() «{}»'],
  ]
  test.each(UNFIT)('%s', (_, before) => expect(reverted(REMOVE, before)).toBe('stale: rule-does-not-fit'))

  test('when the rest does not parse without it', () =>
    expect(reverted(REMOVE, 'try {} «catch {}»')).toBe('stale: does-not-parse'))

  test('when there is nothing to miss', () => expect(reverted(REMOVE, '{ «;» }')).toBe('stale: changes-nothing'))
})
