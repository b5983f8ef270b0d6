import { describe, expect, test } from 'vitest'
import { keepLines } from '../../../src/revert/keep-lines.ts'
import { splice } from '../../../src/revert/splice.ts'

const CASES: readonly (readonly [name: string, goes: string, comes: string, left: string])[] = [
  ['nothing comes for three lines', 'a(\n  1,\n)', '', '\n\n'],
  ['one line comes for two', 'a(\n)', 'b()', 'b()\n'],
  ['returns stay returns', 'a(\r\n  1,\r\n)', 'b()', 'b()\r\n\r\n'],
  ['only what is missing is added', 'a(\n  1,\r\n)', 'b(\n)', 'b(\n)\r\n'],
  ['as many come as go', 'a(\n)', 'b(\n)', 'b(\n)'],
  ['more may come than go', 'a()', 'b(\n)', 'b(\n)'],
]

describe('no line is lost', () => {
  test.each(CASES)('where %s', (_, goes, comes, left) => {
    const text = `before()\n${goes}\nafter()\n`
    const edit = keepLines(text, { start: 9, end: 9 + goes.length }, comes)
    expect(splice(text, [edit])).toBe(`before()\n${left}\nafter()\n`)
  })
})
