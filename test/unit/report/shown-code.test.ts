import { describe, expect, test } from 'vitest'
import { diffLines } from '../../../src/report/diff-lines.ts'
import { knownFile, presentTokens, tokensOfEnd } from '../../../src/report/shown-code.ts'

const SOURCE = '/**\n * why\n */\nreturn `a\n  b` + 1\n'

describe('the tokens of shown code', () => {
  test('are told from the whole file, so that a part of a comment stays one', () => {
    const tokensOf = presentTokens([], knownFile(SOURCE))
    expect(tokensOf(2)).toEqual([{ kind: 'comment', text: ' * why' }])
    expect(tokensOf(5)?.[0]).toEqual({ kind: 'string', text: '  b`' })
  })

  test('are told from the whole diff when the file is not known', () => {
    const tokensOf = presentTokens(diffLines('@@ -1,4 +1,4 @@\n /**\n  * why\n  */\n-return 1\n+return 2\n'), undefined)
    expect(tokensOf(2)?.[0]?.kind).toBe('comment')
    expect(tokensOf(4)?.[0]).toEqual({ kind: 'keyword', text: 'return' })
  })

  test('follow a line that has lost its indentation', () => {
    expect(tokensOfEnd('b` + 1', knownFile(SOURCE).tokens[4])).toEqual([
      { kind: 'string', text: 'b`' },
      { kind: 'plain', text: ' + ' },
      { kind: 'number', text: '1' },
    ])
  })

  test('are told by the line itself when it is another one now', () => {
    expect(tokensOfEnd('return 1', knownFile(SOURCE).tokens[1])[0]).toEqual({ kind: 'keyword', text: 'return' })
  })
})
