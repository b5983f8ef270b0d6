import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { codeTokens } from '../../../src/report/code-tokens.ts'
import { hostileText } from './hostile.ts'

describe('codeTokens', () => {
  test('tells keywords, calls, texts, numbers and comments apart', () => {
    const [line = []] = codeTokens("return find(row, 'a', 42) // why")
    expect(line.filter(({ kind }) => kind !== 'plain').map(({ kind, text }) => [kind, text])).toEqual([
      ['keyword', 'return'],
      ['call', 'find'],
      ['string', "'a'"],
      ['number', '42'],
      ['comment', '// why'],
    ])
  })

  test('goes on over the lines of a comment and of a template', () => {
    expect(codeTokens('/* a\nb */ `c\nd`').map((line) => line.map(({ kind }) => kind))).toEqual([
      ['comment'],
      ['comment', 'plain', 'string'],
      ['string'],
    ])
  })

  property.prop([hostileText])('loses nothing of a text, whether it is code or not', (text) => {
    const lines = codeTokens(text).map((line) => line.map((token) => token.text).join(''))
    expect(lines).toEqual(text.split('\n'))
  })
})
