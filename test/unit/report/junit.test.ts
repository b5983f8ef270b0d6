import { describe, expect, test } from 'vitest'
import { renderJunit } from '../../../src/report/junit.ts'
import { allBite, everyVerdict, ledgerOf, stale, toothless, unnamed } from '../../support/ledgers.ts'
import { expectedText } from './expected.ts'
import { rootOf, suitesOf } from './junit-reader.ts'

describe('the JUnit report', () => {
  test('reads as it should with one guard of each verdict', () => {
    expect(renderJunit(everyVerdict())).toBe(expectedText('junit-every-verdict'))
  })

  test('counts a guard that bites as a test that passed', () => {
    expect(rootOf(allBite())).toMatchObject({ tests: '3', failures: '0', errors: '0', time: '2.413' })
  })

  test('calls a test without teeth a failure', () => {
    expect(rootOf(ledgerOf([toothless(), unnamed()]))).toMatchObject({ failures: '2', errors: '0' })
  })

  test('calls a guard that nothing is known about an error', () => {
    expect(rootOf(ledgerOf([stale()]))).toMatchObject({ failures: '0', errors: '1' })
  })

  test('does not pass in silence over an annotation that could not be read', () => {
    expect(rootOf({ ...allBite(), problems: everyVerdict().problems })).toMatchObject({ tests: '5', errors: '2' })
  })

  test('has a suite for each file', () => {
    const other = { ...toothless(), sites: toothless().sites.map((site) => ({ ...site, file: 'src/other.ts' })) }
    expect(suitesOf(ledgerOf([stale(), other, unnamed()])).map(({ name, tests }) => [name, tests])).toEqual([
      ['src/catalog/lookup.ts', '2'],
      ['src/other.ts', '1'],
    ])
  })
})
