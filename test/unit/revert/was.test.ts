import { describe, expect, test } from 'vitest'
import { type Case, reverted, revertedFile } from './reverted.ts'

type WasCase = readonly [name: string, code: string, before: string, after: string]

const STATEMENTS: readonly WasCase[] = [
  [
    'a statement takes the place of another',
    'return rows[0]',
    'f(() => { «return rows.at(-1)» })',
    'f(() => { return rows[0] })',
  ],
  ['the semicolon of the place stays', 'open()', '«close();»\nlock()\n', 'open();\nlock()\n'],
  ['a semicolon that the place had not may come', 'open();', '«close()»\nlock()\n', 'open();\nlock()\n'],
  [
    'several statements may come for one',
    'open()\nlock()',
    'if (x) {\n  «close()»\n}\n',
    'if (x) {\n  open()\n  lock()\n}\n',
  ],
  [
    'several statements get braces where only one may stand',
    'a()\nb()',
    'if (x) «c()»\nelse d()',
    'if (x) { a()\nb() }\nelse d()',
  ],
  [
    'a declaration gets braces where only one statement may stand',
    'const a = 1',
    'while (x) «c()»',
    'while (x) { const a = 1 }',
  ],
  [
    'an `if` gets braces where it would take the `else`',
    'if (y) a()',
    'if (x) «c();»\nelse d()',
    'if (x) { if (y) a(); }\nelse d()',
  ],
  [
    'an `if` in a loop gets braces too',
    'for (;;) if (y) a()',
    'if (x) «c();»\nelse d()',
    'if (x) { for (;;) if (y) a(); }\nelse d()',
  ],
  [
    'an `if` with an `else` of its own needs none',
    'if (y) a(); else b()',
    'if (x) «c();»\nelse d()',
    'if (x) if (y) a(); else b();\nelse d()',
  ],
  [
    'an `if` in a loop before an `else` gets braces',
    'if (y) a()',
    'if (x) for (;;) «c();»\nelse d()',
    'if (x) for (;;) { if (y) a(); }\nelse d()',
  ],
  ['an `if` needs none where no `else` follows', 'if (y) a()', 'if (x) «c();»\nd()', 'if (x) if (y) a();\nd()'],
  ['a label needs none', 'a: b()', 'if (x) «c()»', 'if (x) a: b()'],
  ['one statement stays without braces', 'return 1', '() => { if (x) «return 2» }', '() => { if (x) return 1 }'],
  [
    'a line that would go on is held by a semicolon',
    'open()',
    '«if (x) {}»\n[1].map(close)\n',
    'open();\n[1].map(close)\n',
  ],
  ['a statement on the same line is held by a semicolon', 'open()', '«if (x) {}» close()', 'open(); close()'],
  ['nothing is held before a closing brace', 'open()', '{ «if (x) {}» }', '{ open() }'],
  [
    'a line that would join the one above is held by a semicolon',
    '[1].map(open)',
    'const a = b\n«close()»\n',
    'const a = b\n;[1].map(open)\n',
  ],
  [
    'no semicolon comes below a line that has one',
    '[1].map(open)',
    'const a = b;\n«close()»\n',
    'const a = b;\n[1].map(open)\n',
  ],
  [
    'a comment behind the old code does not swallow the next',
    'open() // as before',
    '«close();» lock()',
    'open(); lock()',
  ],
  [
    'import and export stand at the top',
    "export { a } from './a.ts'",
    "«export { b } from './b.ts'»\n",
    "export { a } from './a.ts'\n",
  ],
  [
    'a clause of a switch is replaced whole',
    'case 2:\n  b()',
    'switch (x) {\n  «case 1:\n    a()»\n}\n',
    'switch (x) {\n  case 2:\n    b()\n}\n',
  ],
]

const MEMBERS: readonly WasCase[] = [
  ['the comma of a property stays its own', 'plane: undefined,', 'f({ «plane», id })', 'f({ plane: undefined, id })'],
  ['a property may become a method', 'plane() {}', 'f({ «plane: 1», id })', 'f({ plane() {}, id })'],
  ['several arguments may come for one', 'a, b', 'f(«c», d)', 'f(a, b, d)'],
  ['a spread may come for an element', '...a', 'f([«b», c])', 'f([...a, c])'],
  [
    'a field keeps its semicolon',
    'limit = 10',
    'class A { «limit = 20;» size = 1 }',
    'class A { limit = 10; size = 1 }',
  ],
  [
    'a method needs no semicolon',
    'limit() {}',
    'class A { «limit = 20;» size = 1 }',
    'class A { limit() {} size = 1 }',
  ],
  ['a field with an object keeps its semicolon', 'a = {}', 'class A { «b = 1;» c = 2 }', 'class A { a = {}; c = 2 }'],
  ['a member of a type keeps its semicolon', 'a: 1', 'type A = { «b: 2;» c: 3 }', 'type A = { a: 1; c: 3 }'],
  ['a member of a type keeps its comma', 'a: 1', 'type A = { «b: 2,» c: 3 }', 'type A = { a: 1, c: 3 }'],
  ['a comment behind the code is left out', 'a: 1, // old', 'f({ «b: 2», c: 3 })', 'f({ a: 1, c: 3 })'],
  ['a comment in a string is none', "'//'", "f(«'a'», b)", "f('//', b)"],
  [
    'a parameter is replaced with its default',
    'limit = 10',
    'function f(«limit = 20», size) {}',
    'function f(limit = 10, size) {}',
  ],
  ['a parameter without parentheses may get some', '(a, b)', 'f(«a» => 1)', 'f((a, b) => 1)'],
  ['a declaration is replaced among others', 'b = 3', 'let a = 1, «b = 2», c', 'let a = 1, b = 3, c'],
  ['a type is replaced', 'string', 'let a: «number»', 'let a: string'],
]

const EXPRESSIONS: readonly WasCase[] = [
  ['an expression that fits stands bare', 'b.c', 'const a = «d»', 'const a = b.c'],
  ['a looser operator gets parentheses', 'a + b', 'const x = «c» * 2', 'const x = (a + b) * 2'],
  ['a tighter operator gets none', 'a * b', 'const x = «c» + 2', 'const x = a * b + 2'],
  ['the right side of a difference is held together', 'a - b', 'const x = 1 - «c»', 'const x = 1 - (a - b)'],
  ['the base of a power is held together', '-a', 'const x = «c» ** 2', 'const x = (-a) ** 2'],
  ['a power in a power needs nothing on the right', 'a ** b', 'const x = 1 ** «c»', 'const x = 1 ** a ** b'],
  ['`||` beside `??` is held together', 'a || b', 'const x = «c» ?? d', 'const x = (a || b) ?? d'],
  ['an arrow function is held together before a call', '() => 1', 'const x = «f»(2)', 'const x = (() => 1)(2)'],
  ['an object at the start of an arrow body is held together', '{ a: 1 }', 'f(() => «x»)', 'f(() => ({ a: 1 }))'],
  ['an object at the start of a statement is held together', '{ a: 1 }', '«x».y()', '({ a: 1 }).y()'],
  ['a comma is held together in a value', 'a, b', 'const x = «c»', 'const x = (a, b)'],
  ['a comma stands bare in a condition', 'a, b', 'if («c») d()', 'if (a, b) d()'],
  ['an optional chain ends where the expression ended', 'a?.b', 'const x = «c».d', 'const x = (a?.b).d'],
  ['what would join the line above is held by a semicolon', '[1]', 'a = b\n«x».y()\n', 'a = b\n;[1].y()\n'],
  ['a number is held together before a dot', '1', 'const x = «c».toFixed()', 'const x = (1).toFixed()'],
  ['a call is held together below `new`', 'a()', 'new «B»()', 'new (a())()'],
  ['`await` is held together before a dot', 'await a', 'async () => «b».c', 'async () => (await a).c'],
  ['a word stays apart from the word before', 'b', 'function f() { return«(a)» }', 'function f() { return(b) }'],
  ['a word stays apart from the word behind', 'b', 'x = «(a)»in c', 'x = (b)in c'],
  ['a sign stays apart from the sign before', '-b', 'x = a-«b»', 'x = a-(-b)'],
  ['a pattern stays apart from a division', '/b/', 'x = a/«b»', 'x = a/(/b/)'],
  ['what a class extends is held together', 'a || b', 'class A extends «B» {}', 'class A extends (a || b) {}'],
  ['what an interface extends is a type', 'C', 'interface A extends «B» {}', 'interface A extends C {}'],
  ['a comma is held together in a branch', 'a, b', 'const x = c ? «d» : e', 'const x = c ? (a, b) : e'],
  ['a comma is held together in the other branch', 'a, b', 'const x = c ? d : «e»', 'const x = c ? d : (a, b)'],
  ['a sign stands bare behind another', '-b', 'const x = !«a»', 'const x = !-b'],
  ['what is counted is held together', 'a || b', '«c»[0]++', '(a || b)[0]++'],
  ['a comma stands bare at the start of a loop', 'i = 1, j = 2', 'for («i = 0»;;) {}', 'for (i = 1, j = 2;;) {}'],
  ['what a loop declares is replaced whole', 'let b', 'for («const a» of c) {}', 'for (let b of c) {}'],
  [
    'a condition is held together in a condition',
    'a ? b : c',
    'const x = «d» ? 1 : 2',
    'const x = (a ? b : c) ? 1 : 2',
  ],
  ['a semicolon at the end of the code is left out', 'b;', 'const a = «c», d = 1', 'const a = b, d = 1'],
]

describe('`was`', () => {
  test.each(STATEMENTS)('%s', (...[, code, before, after]) =>
    expect(reverted({ kind: 'was', code }, before)).toBe(after),
  )
  test.each(MEMBERS)('%s', (...[, code, before, after]) => expect(reverted({ kind: 'was', code }, before)).toBe(after))
  test.each(EXPRESSIONS)('%s', (...[, code, before, after]) =>
    expect(reverted({ kind: 'was', code }, before)).toBe(after),
  )

  const JSX: readonly WasCase[] = [
    ['an attribute is replaced', 'open={false}', 'const a = <A «open={true}» b />', 'const a = <A open={false} b />'],
    ['a child is replaced by text', 'closed', 'const a = <p>«<b>open</b>»</p>', 'const a = <p>closed</p>'],
    [
      'a child on a line of its own is not the white space before it',
      '<i />',
      'const a = <p>\n  «<b>open</b>»\n  </p>',
      'const a = <p>\n  <i />\n  </p>',
    ],
    ['an expression in braces is replaced', 'shut', 'const a = <p>{«open»}</p>', 'const a = <p>{shut}</p>'],
  ]
  test.each(JSX)('in JSX %s', (...[, code, before, after]) => {
    expect(reverted({ kind: 'was', code }, before, 'src/shop.tsx')).toBe(after)
  })

  test('no code at all removes the node', () => {
    expect(reverted({ kind: 'was', code: '' }, 'f(«a», b)')).toBe('f(b)')
  })

  const LAYOUT: readonly WasCase[] = [
    [
      'the indentation of the site',
      'if (a) {\n  b()\n}',
      'f(() => {\n\t\t«c()»\n})\n',
      'f(() => {\n\t\tif (a) {\n\t\t  b()\n\t\t}\n})\n',
    ],
    ['nothing on blank lines', 'a()\n\nb()', '{\n  «c()»\n}\n', '{\n  a()\n\n  b()\n}\n'],
    ['the line ends of the file', 'a()\nb()', '«c()»\r\nd()\r\n', 'a()\r\nb()\r\nd()\r\n'],
    ['no indentation inside a template string', 'a(`\nx\n`)\nb()', '{\n  «c()»\n}\n', '{\n  a(`\nx\n`)\n  b()\n}\n'],
    ['as many lines as it takes away', 'a()', '«b(\n  c,\n)» // note\nd()\n', 'a()\n\n // note\nd()\n'],
  ]
  test.each(LAYOUT)('code of several lines comes with %s', (...[, code, before, after]) => {
    expect(reverted({ kind: 'was', code }, before)).toBe(after)
  })

  test('everything outside of the site stays byte for byte', () => {
    const before = '\uFEFF// head\t\r\nconst a =  1 ;\r\n«open()» // tail  \n\n\tb()'
    expect(reverted({ kind: 'was', code: 'close()' }, before)).toBe(before.replace('«open()»', 'close()'))
  })

  test('a file may be a component', () => {
    const before = '<template>«</template>\n<script setup lang="ts">\nconst a: number = «1»\n</script>\n'.replace(
      '«',
      '',
    )
    const { after } = revertedFile({ kind: 'was', code: '2' }, before, 'src/Shop.vue')
    expect(after).toBe('<template></template>\n<script setup lang="ts">\nconst a: number = 2\n</script>\n')
  })
})

describe('`was` is stale', () => {
  const BROKEN: readonly Case[] = [
    ['the code does not parse', 'a (', '«b()»'],
    ['a comment in it does not end', 'a() /*', '«b()»'],
    ['it runs out of its place and in again', 'a) + (b', 'f(«c»)'],
    ['it closes the block it stands in', 'a() } {', 'if (x) { «b()» }'],
    ['it returns from nowhere', 'return 1', '«b()»'],
    ['it awaits where nothing can', 'await a()', 'function f() { «b()» }'],
    ['it declares a name again', 'const a = 2', 'const a = 1\n«b()»'],
    ['a statement comes where an expression is', 'if (a) b()', 'const x = «c»'],
    ['it assigns to what cannot be assigned', 'a() = 1', '«b()»'],
  ]
  test.each(BROKEN)('when %s', (_, code, before) =>
    expect(reverted({ kind: 'was', code }, before)).toBe('stale: does-not-parse'),
  )

  const IDLE: readonly Case[] = [
    ['in white space', 'return  a', '() => { «return a» }'],
    ['in a comment', 'return a // old', '() => { «return a» }'],
    ['in quotes', '"a"', "const x = «'a'»"],
    ['in a semicolon', 'a();', '«a()»\n'],
    ['in a trailing comma', '[a, b]', 'const x = «[a, b,]»'],
    ['in line ends of a template', '`a\nb`', 'const x = «`a\r\nb`»'],
    ['in parentheses that only group', '(a + b)', 'const x = «a + b»'],
  ]
  test.each(IDLE)('when it differs only %s', (_, code, before) =>
    expect(reverted({ kind: 'was', code }, before)).toBe('stale: changes-nothing'),
  )

  const REAL: readonly Case[] = [
    ['parentheses end an optional chain', '(a?.b).c', 'const x = «a?.b.c»'],
    ['a hole makes an array longer', '[a, , ]', 'const x = «[a, ]»'],
    ['an empty statement is a body', 'while (a); b()', '«while (a) b()»'],
    ['`let` is not `const`', 'let a = 1', '«const a = 1»'],
    ['grouping changes the order', 'a * (b + c)', 'const x = «a * b + c»'],
  ]
  test.each(REAL)('but not when %s', (_, code, before) => {
    expect(revertedFile({ kind: 'was', code }, before).edits).toHaveLength(1)
  })
})
