/** Text between elements, where every space shows. */

import { expect, test } from 'vitest'
import { undone } from './cut.ts'
import { shape } from './run-time-shape.ts'

const JSX = 'src/rows.tsx'

test.each([
  ['a line end that becomes a space', '<b>{n}\n  items</b>', '<b>{n} items</b>'],
  ['a space that goes', '<b>{n} items</b>', '<b>{n}items</b>'],
  ['text that comes', '<b>{n}</b>', '<b>{n} items</b>'],
  ['text that goes', '<b>{n} items</b>', '<b>{n}</b>'],
  ['an element that goes from between', '<b>{n}<i/> items</b>', '<b>{n} items</b>'],
  ['an element that comes between', '<b>{n} items</b>', '<b>{n}<i/> items</b>'],
])('undoing gives back the white space of JSX: %s', (_, before, now) => {
  const [was, is] = [`f(${before})`, `f(${now})`]
  expect(shape(undone(was, is, JSX), JSX)).toEqual(shape(was, JSX))
})
