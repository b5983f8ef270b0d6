/** The hidden line by which comments are known again. */

import { expect, test } from 'vitest'
import { commentMarker, noteMarker, readMarker, readNoteMarker } from '../../../src/forge/marker.ts'

const identity = { workflow: 'Prove guards', key: 'teeth' }
const stamp = { head: '3f2a91c', at: '2026-11-30T09:12:44.120Z' }

test('a marker reads back', () => {
  expect(readMarker(`${commentMarker(identity, stamp)}\nthe rest`, identity)).toEqual(stamp)
})

test('a marker reads back when the forge has changed the line ends', () => {
  expect(readMarker(`${commentMarker(identity, stamp)}\r\nthe rest\r\n`, identity)).toEqual(stamp)
})

test.each([
  ['of another key', { ...identity, key: 'other' }],
  ['of another workflow', { ...identity, workflow: 'Nightly' }],
])('a marker %s is not ours', (_, other) => {
  expect(readMarker(commentMarker(other, stamp), identity)).toBeUndefined()
})

test('a quoted marker below the first line makes no comment ours', () => {
  expect(readMarker(`Look at this:\n${commentMarker(identity, stamp)}`, identity)).toBeUndefined()
})

test('a name cannot end the hidden comment', () => {
  const marker = commentMarker({ workflow: '--> @everyone <!--', key: '-->' }, stamp)
  expect(marker.indexOf('-->')).toBe(marker.length - 3)
})

test('a note is told again by its fingerprint', () => {
  expect(readNoteMarker(`${noteMarker(identity, 'c0ffee')}\ntext`, identity)).toBe('c0ffee')
})

test('a comment is no note', () => {
  expect(readNoteMarker(commentMarker(identity, stamp), identity)).toBeUndefined()
})
