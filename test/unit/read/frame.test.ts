import { expect, test } from 'vitest'
import { frame } from '../../../src/read/frame.ts'

const at = (line: number, column: number) => ({ file: 'a.ts', line, column })

test('two lines stand on either side of the place and a caret under it', () => {
  const text = 'one\ntwo\nthree\nfour\nfive\nsix\n'
  expect(frame(text, at(4, 3))).toMatchInlineSnapshot(`
    "  2 | two
      3 | three
    > 4 | four
        |   ^
      5 | five
      6 | six"
  `)
})

test('the first line has nothing above it', () => {
  expect(frame('one\ntwo', at(1, 1))).toBe('> 1 | one\n    | ^\n  2 | two')
})

test('line numbers are aligned where they grow by a digit', () => {
  const text = Array.from({ length: 11 }, (_, index) => `line ${index + 1}`).join('\n')
  expect(frame(text, at(9, 1)).split('\n')[0]).toBe('   7 | line 7')
})

test('a tab moves the caret as far as it moves the text', () => {
  expect(frame('\tcall()', at(1, 2))).toBe('> 1 |     call()\n    |     ^')
})

test('a byte order mark is not shown and moves nothing', () => {
  expect(frame('\uFEFFcall()', at(1, 1))).toBe('> 1 | call()\n    | ^')
})

test('Windows line ends do not show', () => {
  expect(frame('one\r\ntwo\r\n', at(2, 1))).toBe('  1 | one\n> 2 | two\n    | ^\n  3 |')
})

test('a long line is cut so that the place stays in sight', () => {
  const [line = '', caret = ''] = frame(`${'a'.repeat(300)}HERE${'b'.repeat(300)}`, at(1, 301)).split('\n')
  expect(line.length).toBeLessThan(110)
  expect(line.slice(caret.indexOf('^')).startsWith('HERE')).toBe(true)
  expect([line[6], line.at(-1)]).toEqual(['…', '…'])
})

test('what could steer a terminal is shown as a dot', () => {
  expect(frame('a\u001B[31mb', at(1, 1))).toBe('> 1 | a·[31mb\n    | ^')
})
