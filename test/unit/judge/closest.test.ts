/** Which of several failures a report quotes. */

import { expect, test } from 'vitest'
import { closest } from '../../../src/judge/closest.ts'
import type { FailedTest } from '../../../src/model/verdict.ts'
import { assertion, guard } from '../../support/runs.ts'

function failure(title: string, message = 'expected 1 to be 2', line?: number): FailedTest {
  return { titlePath: title.split(' > '), error: assertion(message), kind: 'assertion', ...(line && { line }) }
}

function quoted(failures: readonly FailedTest[]): string | undefined {
  return closest(failures, guard())?.titlePath.join(' > ')
}

test('the one that names the behaviour comes before all', () => {
  const own = guard({ names: { kind: 'pattern', source: '^west$', flags: '' } })
  const found = closest([failure('reads the requested item from the shelf'), failure('west')], own)
  expect(found?.titlePath, 'one that names the behaviour comes before all').toEqual(['west'])
})

test('of several that name it the one that holds the most words of the promise', () => {
  const own = guard({ names: { kind: 'pattern', source: '', flags: '' } })
  const failures = [failure('counts', 'x', 2), failure('reads from the shelf', 'x', 9)]
  expect(closest(failures, own)?.titlePath).toEqual(['reads from the shelf'])
})

test('else the one that holds the most words of the promise', () => {
  expect(quoted([failure('counts'), failure('reads from the shelf'), failure('reads')])).toBe('reads from the shelf')
})

test('words of the message count as well', () => {
  expect(quoted([failure('one', 'no shelf'), failure('two', 'requested shelf')])).toBe('two')
})

test('of equals the first in the file', () => {
  expect(quoted([failure('b', 'x', 9), failure('a', 'x', 12)])).toBe('b')
})

test('the order in which they were reported does not matter', () => {
  const failures = [failure('c'), failure('a'), failure('b')]
  expect([quoted(failures), quoted(failures.toReversed())]).toEqual(['a', 'a'])
})

test('none when nothing failed', () => {
  expect(quoted([])).toBeUndefined()
})

test('with `names:` the words of the phrase are what counts', () => {
  const own = guard({ names: { kind: 'phrase', text: 'east and west' } })
  const failures = [failure('reads the item from the shelf'), failure('west')]
  expect(closest(failures, own)?.titlePath).toEqual(['west'])
})
