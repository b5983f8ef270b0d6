import { describe, expect, test } from 'vitest'
import { editsDiff, unifiedDiff } from '../../../src/revert/diff.ts'
import { keepLines } from '../../../src/revert/keep-lines.ts'

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

describe('the diff that edits make', () => {
  const without = (text: string, old: string, come: string): string => {
    const start = text.indexOf(old)
    return editsDiff(text, [keepLines(text, { start, end: start + old.length }, come)])
  }

  test.each([
    ['one line for several', 'a\n  b(\n    c,\n  )\nd\n', 'b(\n    c,\n  )', 'b(c)', '-  b(\n-    c,\n-  )\n+  b(c)'],
    ['nothing for a statement of several lines', 'a\n  b(\n  )\nd\n', 'b(\n  )', '', '-  b(\n-  )'],
    ['nothing at the beginning', 'b(\r\n)\r\nd\r\n', 'b(\r\n)', '', '-b(\n-)'],
    ['nothing beside other code', 'a\nb(\n); c()\nd\n', 'b(\n); ', '', '-b(\n-); c()\n+c()'],
    ['a line of more than one', 'a\nb\nd\n', 'b', 'b\n\nc', '+\n+c'],
  ])('shows no lines of the old code that only keep those below true: %s', (_, text, old, come, shown) => {
    const lines = without(text, old, come)
      .split('\n')
      .filter((line) => /^[-+]/.test(line))
    expect(lines.join('\n'), 'the lines that keep those below true are not shown as lines of the old code').toBe(shown)
  })
})
