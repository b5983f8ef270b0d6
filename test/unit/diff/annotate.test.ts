/** Comments that come into a text look like the lines they stand above. */

import { expect, test } from 'vitest'
import { annotate } from '../../../src/diff/annotate.ts'

const LINES = ['@teeth a: b', '  revert: remove']

test('an annotation is indented like the line below it', () => {
  const text = 'f(() => {\n\t  g()\n})\n'
  expect(annotate(text, [{ offset: text.indexOf('g()'), lines: LINES }])).toBe(
    'f(() => {\n\t  // @teeth a: b\n\t  //   revert: remove\n\t  g()\n})\n',
  )
})

test('an annotation has the line ends of its file', () => {
  expect(annotate('a()\r\nb()\r\n', [{ offset: 5, lines: LINES }])).toBe(
    'a()\r\n// @teeth a: b\r\n//   revert: remove\r\nb()\r\n',
  )
})

test('a BOM stays in front', () => {
  expect(annotate('\uFEFFa()\n', [{ offset: 1, lines: ['@teeth'] }])).toBe('\uFEFF// @teeth\na()\n')
})

test('several come to one text', () => {
  expect(
    annotate('a()\nb()\n', [
      { offset: 0, lines: ['1'] },
      { offset: 4, lines: ['2'] },
    ]),
  ).toBe('// 1\na()\n// 2\nb()\n')
})
