/** Two changes of one text, together or not at all. */

import { expect, test } from 'vitest'
import { keepsLinesOf, merge } from '../../../src/revert/merge.ts'

const BASE = 'a\nb\nc\nd\ne\n'

test.each([
  ['a change above the other', 'A\nb\nc\nd\ne\n', 'a\nb\nc\nd\nE\n', 'A\nb\nc\nd\nE\n'],
  ['the same two, the other way round', 'a\nb\nc\nd\nE\n', 'A\nb\nc\nd\ne\n', 'A\nb\nc\nd\nE\n'],
  ['lines that are added, and some that are taken out', 'a\nb\nc\nd\ne\nf\n', 'c\nd\ne\n', 'c\nd\ne\nf\n'],
  ['several changes, one between the others', '1\nb\nc\nd\n5\n', 'a\nb\n3\nd\ne\n', '1\nb\n3\nd\n5\n'],
  ['no change on one side', BASE, 'a\n', 'a\n'],
  ['other line ends, and none at the last line', 'a\nb\nc\nd\ne', 'a\r\nb\nc\nd\ne\n', 'a\r\nb\nc\nd\ne'],
])('are put together: %s', (_, one, other, merged) => {
  expect(merge(BASE, one, other)).toBe(merged)
})

test.each([
  ['the same line', 'a\nb\n1\nd\ne\n', 'a\nb\n2\nd\ne\n'],
  ['lines side by side', 'a\nb\n1\nd\ne\n', 'a\nb\nc\n2\ne\n'],
  ['two additions in the same place', 'a\nb\nc\nd\ne\n1\n', 'a\nb\nc\nd\ne\n2\n'],
])('changes that touch each other are left to a person: %s', (_, one, other) => {
  expect(merge(BASE, one, other)).toBeUndefined()
})

test.each([
  ['right above and below what is changed', 'a\nb\n1\nd\ne\n', 'a\nb\n+\nc\n+\nd\ne\n', true],
  ['in the same line', 'a\nb\n1\nd\ne\n', 'a\nb\n2\nd\ne\n', false],
  ['in the same way', 'a\nb\n1\nd\ne\n', 'a\nb\n1\nd\ne\n', false],
  ['away from lines that are added', 'a\nb\nc\n1\nd\ne\n', '+\na\nb\nc\nd\ne\n', true],
  ['where lines are added', 'a\nb\nc\n1\nd\ne\n', 'a\nb\nc\n1\nd\ne\n', false],
])('lines that are changed are kept by a change %s: %#', (_, one, other, expected) => {
  expect(keepsLinesOf(BASE, one, other)).toBe(expected)
})
