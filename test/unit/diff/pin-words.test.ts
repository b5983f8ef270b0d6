/** The id of a pinned guard from the commit, its behaviour from the test. */

import { expect, test } from 'vitest'
import { pinWords } from '../../../src/diff/pin-words.ts'

const words = (title: string, subject?: string, taken: readonly string[] = []) =>
  pinWords({ title, taken: new Set(taken), ...(subject === undefined ? {} : { subject }) })

test.each([
  ['fix(rows): keep planes apart (#12)', 'keep-planes-apart'],
  ['Fix: don’t crash on naïve Ünits', 'dont-crash-on-naive-units'],
  ['feat!: one two three four five six seven eight', 'one-two-three-four-five-six'],
  ['GH-12 read it', 'read-it'],
  ['world: leave a text that a plugin makes', 'leave-a-text-that-a-plugin'],
  ['find a child that stands on a line', 'find-a-child-that-stands'],
  ['修复', 'reads-the-row'],
])('the subject `%s` gives the id `%s`', (subject, id) => {
  expect(words('reads the row', subject).id).toBe(id)
})

test('without a commit the title gives the id, and where it has no letters there is still one', () => {
  expect(words('Reads the row').id).toBe('reads-the-row')
  expect(words('读').id).toBe('fix')
})

test('an id that the project has is counted on', () => {
  expect(words('a', 'fix: b', ['b', 'b-2']).id).toBe('b-3')
})

test('the behaviour is the title on one line', () => {
  expect(words('reads\n  the row').behaviour).toBe('reads the row')
})
