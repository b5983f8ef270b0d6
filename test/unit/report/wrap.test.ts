import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { displayWidth } from '../../../src/report/display-width.ts'
import { neutralise } from '../../../src/report/neutralise.ts'
import { wrap } from '../../../src/report/wrap.ts'
import { hostileText } from './hostile.ts'

describe('wrap', () => {
  test('breaks at spaces', () => {
    expect(wrap('reads the row from the requested plane', 16)).toEqual(['reads the row', 'from the', 'requested plane'])
  })

  test('breaks a word that is wider than the page', () => {
    expect(wrap('see src/catalog/lookup.ts', 10)).toEqual(['see', 'src/catalo', 'g/lookup.t', 's'])
  })

  test('keeps line ends and indentation', () => {
    expect(wrap('if (a)\n  return b', 20)).toEqual(['if (a)', '  return b'])
  })

  test('leaves every line alone on an endless page', () => {
    expect(wrap('a '.repeat(500), Infinity)).toEqual(['a '.repeat(500)])
  })

  test('counts two columns for a wide character', () => {
    expect(wrap('漢字漢字', 4)).toEqual(['漢字', '漢字'])
  })

  const text = hostileText.map((hostile) => neutralise(hostile.slice(0, 2_000)).replaceAll('\t', ' '))
  property.prop([text, fc.integer({ min: 2, max: 100 })])('never exceeds the width', (shown, width) => {
    expect(Math.max(...wrap(shown, width).map(displayWidth))).toBeLessThanOrEqual(width)
  })

  property.prop([text, fc.integer({ min: 2, max: 100 })])('loses nothing but spaces', (shown, width) => {
    expect(solid(wrap(shown, width).join(''))).toBe(solid(shown))
  })
})

describe('displayWidth', () => {
  test.each([
    ['plane', 5],
    ['漢字', 4],
    ['한글', 4],
    ['😀', 2],
    ['e\u0301', 1],
    ['ｗ', 2],
    ['✗ ü', 3],
  ])('%j takes %d columns', (text, columns) => {
    expect(displayWidth(text)).toBe(columns)
  })
})

function solid(text: string): string {
  return text.replaceAll(/\s/g, '')
}
