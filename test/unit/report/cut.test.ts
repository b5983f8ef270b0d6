import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { cut, cutLines } from '../../../src/report/cut.ts'
import { hostileText } from './hostile.ts'

describe('cut', () => {
  test('leaves a text that fits', () => {
    expect(cut('plane', 5)).toBe('plane')
  })

  test('counts what it does not show', () => {
    expect(cut('a'.repeat(50_000), 2_000)).toBe(`${'a'.repeat(2_000)}… 48 kB more`)
  })

  test.each([
    ['one byte', 'ab', 'a… 1 byte more'],
    ['bytes', 'a漢字', 'a… 6 bytes more'],
    ['megabytes', `a${'b'.repeat(3_400_000)}`, 'a… 3 MB more'],
  ])('counts %s', (_, text, shown) => {
    expect(cut(text, 1)).toBe(shown)
  })

  test('keeps both halves of a pair together', () => {
    expect(cut('a😀b', 2)).toBe('a… 5 bytes more')
  })

  property.prop([hostileText, fc.nat(300)])('shows the beginning and nothing else', (text, limit) => {
    const shown = cut(text, limit).replace(/… \d+ (?:bytes?|kB|MB) more$/, '')
    expect(text.startsWith(shown) && shown.length <= Math.max(limit, text === shown ? text.length : 0)).toBe(true)
  })
})

describe('cutLines', () => {
  test('shows one line too many rather than count one', () => {
    expect(cutLines(['a', 'b', 'c'], 2)).toEqual(['a', 'b', 'c'])
  })

  test('counts the lines it does not show', () => {
    expect(cutLines(['a', 'b', 'c', 'd'], 2)).toEqual(['a', 'b', '… 2 more lines'])
  })
})
