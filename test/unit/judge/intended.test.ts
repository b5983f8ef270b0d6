/** Which tests of a file an annotation means. */

import { describe, expect, test } from 'vitest'
import { intendedIn, nearestTitle } from '../../../src/judge/intended.ts'
import type { TestFact } from '../../../src/model/run.ts'
import { passed } from '../../support/runs.ts'

const FILE = 'test/stock.test.ts'

const STOCK: readonly TestFact[] = [
  passed('lookup > finds the item'),
  passed('lookup > keeps shelves apart'),
  passed('lookup > by name > finds the item'),
  passed('count'),
]

function meant(title: string, tests: readonly TestFact[] = STOCK): readonly string[] {
  return intendedIn({ file: FILE, title }, tests).map(({ titlePath }) => titlePath.join(' > '))
}

describe('the tests that are meant', () => {
  test('without a title are all tests of the file', () => {
    expect(intendedIn({ file: FILE }, STOCK)).toEqual(STOCK)
  })

  test('are the one test of those titles', () => {
    expect(meant('lookup > finds the item')).toEqual(['lookup > finds the item'])
  })

  test('are every test of a suite, however deep', () => {
    expect(meant('lookup')).toEqual([
      'lookup > finds the item',
      'lookup > keeps shelves apart',
      'lookup > by name > finds the item',
    ])
  })

  test('are all tests of the same titles, told apart by their ids', () => {
    const twins = [passed('count', { id: '1' }), passed('count', { id: '2' })]
    expect(intendedIn({ file: FILE, title: 'count' }, twins)).toEqual(twins)
  })

  test('are none when only a part of a title fits', () => {
    expect(meant('look')).toEqual([])
  })

  test('are none when the title is an inner one', () => {
    expect(meant('finds the item')).toEqual([])
  })

  test('are found when a title holds the separator itself', () => {
    const tests = [passed('', { titlePath: ['east > west', 'moves the item'] })]
    expect(meant('east > west > moves the item', tests)).toHaveLength(1)
  })

  test('are found whatever the white space of the title', () => {
    expect(meant('counts every item', [passed('', { titlePath: ['counts\n  every item '] })])).toHaveLength(1)
  })
})

describe('a title written as its template', () => {
  test.each([
    ['adds %i and %i', 'adds 1 and 2'],
    ['adds %s', 'adds one'],
    ['adds %d', 'adds 1.5'],
    ['adds %j', 'adds {"a":1}'],
    ['adds %o', "adds { a: 'x' }"],
    ['row %#', 'row 0'],
    ['row %$', 'row 1'],
    ['100%% of %s', '100% of east'],
    ['$name is kept', "'east' is kept"],
    ['$item.shelf.name is kept', 'east is kept'],
    ['$name', ''],
  ])('means what it was formatted to: %j', (template, formatted) => {
    expect(meant(template, [passed('', { titlePath: [formatted] })])).toHaveLength(1)
  })

  test('means all of its tests', () => {
    expect(meant('adds %i', [passed('adds 1'), passed('adds 2'), passed('drops 1')])).toEqual(['adds 1', 'adds 2'])
  })

  test('means the tests of a suite written as a template', () => {
    expect(meant('shelf $name > lookup', [passed('shelf east > lookup > finds it')])).toHaveLength(1)
  })

  test('is not tried when a test has exactly that title', () => {
    expect(meant('costs $price', [passed('costs $price'), passed('costs 5')])).toEqual(['costs $price'])
  })

  test('puts no value over the border of two titles', () => {
    expect(meant('shelf %s', [passed('shelf east > lookup'), passed('shelf east')])).toEqual([
      'shelf east > lookup',
      'shelf east',
    ])
    expect(meant('shelf %s lookup', [passed('shelf east > the lookup')])).toEqual([])
  })

  test('fits a value that holds the separator', () => {
    expect(meant('moves %s', [passed('', { titlePath: ['moves east > west'] })])).toHaveLength(1)
  })

  test.each([
    ['adds %s to %s', 'adds 1'],
    ['%s%s', ''],
    ['ab%sba', 'aba'],
    ['%%s', '%x'],
  ])('does not overlap what it fits: %j and %j', (template, formatted) => {
    const fits = template === '%s%s'
    expect(meant(template, [passed('', { titlePath: [formatted] })])).toHaveLength(fits ? 1 : 0)
  })
})

describe('the nearest title', () => {
  test('is the one that was most likely meant', () => {
    expect(nearestTitle('lookup > find the item', STOCK)).toBe('lookup > finds the item')
  })

  test('may be that of a suite', () => {
    expect(nearestTitle('lokup', STOCK)).toBe('lookup')
  })

  test('is none when nothing is near', () => {
    expect(nearestTitle('ships the parcel', STOCK)).toBeUndefined()
  })
})
