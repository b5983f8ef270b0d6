import { describe, expect, test } from 'vitest'
import { unifiedDiff } from '../../../src/revert/diff.ts'

const numbered = (count: number): string => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('')

describe('the diff of a revert', () => {
  test('shows three lines around a change and no file header', () => {
    expect(unifiedDiff(numbered(9), numbered(9).replace('line 5', 'open()'))).toBe(
      '@@ -2,7 +2,7 @@\n line 2\n line 3\n line 4\n-line 5\n+open()\n line 6\n line 7\n line 8\n',
    )
  })

  test('has one hunk for each change that stands alone', () => {
    const after = numbered(30).replace('line 5\n', 'a\n').replace('line 25\n', 'b\n')
    expect(unifiedDiff(numbered(30), after).match(/^@@/gm)).toHaveLength(2)
  })

  test('is empty when nothing changed', () => {
    expect(unifiedDiff('a\n', 'a\n')).toBe('')
  })

  test('says where a file ends without a line end', () => {
    expect(unifiedDiff('a\nb', 'a\nc')).toBe(
      '@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n',
    )
  })

  test('has `\\n` line ends also for a file that has others', () => {
    expect(unifiedDiff('a\r\nb\r\n', 'a\r\nc\r\n')).toBe('@@ -1,2 +1,2 @@\n a\n-b\n+c\n')
  })

  test('leaves out the count of a single line', () => {
    expect(unifiedDiff('a\n', 'b\n')).toBe('@@ -1 +1 @@\n-a\n+b\n')
  })
})
