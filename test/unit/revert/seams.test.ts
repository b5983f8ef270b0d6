import { describe, expect, test } from 'vitest'
import { reverted } from './reverted.ts'

const REMOVE = { kind: 'remove' } as const

/** What is left of a line between a statement and one that could go on with it. */
function leftBelow(statement: string): string {
  const before = `for (;;) {\n${statement}\n«f();»\n[1].map(g)\n}`
  const after = reverted(REMOVE, before)
  return after.slice(`for (;;) {\n${statement}\n`.length, after.indexOf('\n[1]'))
}

describe('a semicolon stays where the line above would go on:', () => {
  test.each([
    'a',
    'let a = b',
    'throw a',
    'break',
    'continue',
    'debugger',
    'type A = B',
    'if (a) b',
    'if (a) {} else b',
    'while (a) b',
    'for (const a of b) c',
    'd: e',
    'if (a) d: while (b) c',
  ])('%s', (statement) => expect(leftBelow(statement)).toBe(';'))

  test.each(["import a from 'a'", "export * from 'a'", 'export { a }', 'export default a', "import a = require('a')"])(
    '%s',
    (statement) => expect(reverted(REMOVE, `${statement}\n«f();»\n[1].map(g)`)).toBe(`${statement}\n;\n[1].map(g)`),
  )

  test('a return', () => {
    expect(reverted(REMOVE, '() => {\nreturn a\n«f();»\n[1].map(g)\n}')).toBe('() => {\nreturn a\n;\n[1].map(g)\n}')
  })
})

describe('no semicolon stays where the line above has ended:', () => {
  test.each([
    'a;',
    'if (a) {}',
    'if (a) b; else {}',
    'while (a) {}',
    'do {} while (a)',
    'function a() {}',
    'class A {}',
    'try {} finally {}',
    'switch (a) {}',
    '{}',
    'interface A {}',
    'd: {}',
  ])('%s', (statement) => expect(leftBelow(statement)).toBe(''))
})

describe('what begins a line and goes on with the line above:', () => {
  test.each(['(a)()', '[a] = b', '`a`', '+a', '-a', '/a/.test(b)', '<A>b'])('%s', (code) => {
    expect(reverted({ kind: 'was', code }, 'x = y\n«f()»\n')).toBe(`x = y\n;${code}\n`)
  })

  test.each(['a', "'a'", '!a', '~a', 'function a() {}', '{ a }', '// comment\na'])('but not %s', (code) => {
    expect(reverted({ kind: 'was', code }, 'x = y\n«f()»\n')).toBe(`x = y\n${code}\n`)
  })
})
