import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { neutralise, neutraliseLine } from '../../../src/report/neutralise.ts'
import { hostileText } from './hostile.ts'

describe('neutralise shows what is unsafe as an escape', () => {
  test.each([
    ['a colour', '\u001b[31mred', String.raw`\u001b[31mred`],
    ['a one-byte control sequence', '\u009b2J', String.raw`\u009b2J`],
    ['an override of direction', 'abc\u202ecba', String.raw`abc\u202ecba`],
    ['a zero-width space', 'a\u200bb', String.raw`a\u200bb`],
    ['a hidden tag', 'a\u{e0041}', String.raw`a\u{e0041}`],
    ['half a pair', 'a\ud800b', String.raw`a\ud800b`],
    ['what XML forbids', 'a\uffffb', String.raw`a\uffffb`],
    ['a return alone', 'gone\rback', String.raw`gone\u000dback`],
    ['an old workflow command', 'see ##[error]x', String.raw`see \u0023#[error]x`],
  ])('shows %s as an escape', (_, text, shown) => {
    expect(neutralise(text)).toBe(shown)
  })

  test.each([['line one\nline two'], ['a\tb'], ['漢字 और é ñ 😀'], ['👩‍👩‍👧'], ['\\u001b as written']])(
    'leaves %j as it is',
    (text) => {
      expect(neutralise(text)).toBe(text)
    },
  )

  test('reads CR LF as a line end', () => {
    expect(neutralise('one\r\ntwo')).toBe('one\ntwo')
  })

  property.prop([hostileText])('lets no control character but line ends and tabs through', (text) => {
    expect(neutralise(text)).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}]/u)
  })

  property.prop([hostileText])('changes nothing when it is done twice', (text) => {
    expect(neutralise(neutralise(text))).toBe(neutralise(text))
  })
})

describe('neutraliseLine', () => {
  test('shows line ends and tabs too', () => {
    expect(neutraliseLine('one\r\n\ttwo')).toBe(String.raw`one\u000d\u000a\u0009two`)
  })

  property.prop([hostileText])('gives one line', (text) => {
    expect(neutraliseLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  })
})
