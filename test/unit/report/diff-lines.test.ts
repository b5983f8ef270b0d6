import { describe, expect, test } from 'vitest'
import { diffLines } from '../../../src/report/diff-lines.ts'

describe('diffLines', () => {
  test('numbers the lines of the present file', () => {
    expect(diffLines('@@ -12,3 +12,3 @@\n a\n-b\n+c\n d\n')).toEqual([
      { kind: 'context', text: 'a', line: 12 },
      { kind: 'goes', text: 'b', line: 13 },
      { kind: 'comes', text: 'c' },
      { kind: 'context', text: 'd', line: 14 },
    ])
  })

  test('tells where lines are left out', () => {
    expect(diffLines('@@ -1 +1 @@\n-a\n@@ -9 +9 @@\n-b').map(({ kind, line }) => [kind, line])).toEqual([
      ['goes', 1],
      ['gap', undefined],
      ['goes', 9],
    ])
  })

  test('leaves out the note on a missing line end', () => {
    expect(diffLines('@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b')).toHaveLength(2)
  })

  test('takes no notice of CR LF when every line has it', () => {
    expect(diffLines('@@ -1 +1 @@\n-a\r\n+b\r\n').map(({ text }) => text)).toEqual(['a', 'b'])
  })

  test('keeps a return that is the difference', () => {
    expect(diffLines('@@ -1 +1 @@\n-a\n+a\r\n').map(({ text }) => text)).toEqual(['a', 'a\r'])
  })

  test('reads a text that is no diff as context', () => {
    expect(diffLines('what is this')).toEqual([{ kind: 'context', text: 'what is this' }])
  })
})
