/** Which files a type checker keeps silent about. */

import { expect, test } from 'vitest'
import { silence as silenceOf } from '../../../src/read/silence.ts'

const BRAND = 'export type Seat = string\n'
const silence = (file: string, after: string) => silenceOf({ file, before: after, after, edits: [] })
const detail = (file: string, text: string) => silence(file, text)?.detail

test.each([
  ['at the top', `// @ts-nocheck\n${BRAND}`],
  ['below other comments', `/* Seats. */\n\n// @ts-nocheck: later\n${BRAND}`],
  ['after a byte order mark and a shebang', `\uFEFF#!/usr/bin/env node\n/// @TS-NoCheck\n${BRAND}`],
  ['as the last word', `// @ts-check\n// @ts-nocheck\n${BRAND}`],
])('a file with ts-nocheck shows no error: %s', (_, text) => {
  expect(detail('src/seat.ts', text), 'a file with ts-nocheck shows no error').toContain('@ts-nocheck')
})

test.each([
  ['not there', BRAND],
  ['below the code', `${BRAND}// @ts-nocheck\n`],
  ['taken back', `// @ts-nocheck\n// @ts-check\n${BRAND}`],
  ['in a block', `/* @ts-nocheck */\n${BRAND}`],
  ['part of a word', `// @ts-nochecks\n${BRAND}`],
])('a TypeScript file is checked where ts-nocheck is %s', (_, text) => {
  expect(silence('src/seat.ts', text)).toBeUndefined()
})

test.each(['js', 'mjs', 'cjs', 'jsx'])('JavaScript shows errors where it says so: .%s', (ending) => {
  const file = `src/seat.${ending}`
  expect(detail(file, BRAND), 'JavaScript shows errors where it says so').toContain('JavaScript without')
  expect(silence(file, `// @ts-check\n${BRAND}`)).toBeUndefined()
  expect(detail(file, `// @ts-nocheck\n${BRAND}`)).toContain('has `@ts-nocheck`')
})

test.each(['d.ts', 'd.mts', 'd.css.ts'])('errors in a declaration file may be skipped: .%s', (ending) => {
  expect(detail(`src/seat.${ending}`, BRAND), 'errors in a declaration file may be skipped').toContain('skipLibCheck')
})

/** With an edit of `string`. */
function ofEdit(before: string, text = '') {
  const start = before.lastIndexOf('string')
  return silenceOf({
    file: 'src/seat.ts',
    before,
    after: before,
    edits: [{ span: { start, end: start + 6 }, text }],
  })
}

test.each([
  ['right above', `// @ts-ignore\n${BRAND}`],
  ['above an annotation', `// @ts-expect-error: later\r\n\r\n// a seat has a name\r\n//   was: number\r\n${BRAND}`],
  ['in a block', `export const rows = 3\n/* @ts-ignore */\n${BRAND}`],
  ['at the end of a block', `/*\n * @ts-ignore */\n${BRAND}`],
])('a revert in a line with ts-ignore shows no error: %s', (_, before) => {
  expect(ofEdit(before)?.detail, 'a revert in a line with ts-ignore shows no error').toContain('`@ts-ignore`')
})

test.each([
  ['another line', `// @ts-ignore\nexport const rows = 3\n${BRAND}`],
  ['a line behind it', `export type Row = number\n${BRAND}// @ts-ignore\nexport const rows = 3\n`],
])('a revert beside a ts-ignore of %s is checked', (_, before) => {
  expect(ofEdit(before)).toBeUndefined()
})

test.each(['ignore', 'expect-error'])('a revert that brings a ts-ignore of its own shows no error: %s', (word) => {
  const silence = ofEdit(BRAND, `\n// @ts-${word}\nRow`)
  expect(silence?.detail, 'a revert that brings a ts-ignore of its own shows no error').toContain('brings a comment')
})
