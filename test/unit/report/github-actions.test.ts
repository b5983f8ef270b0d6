import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { cut } from '../../../src/report/cut.ts'
import { renderGithubActions } from '../../../src/report/github-actions.ts'
import { neutralise } from '../../../src/report/neutralise.ts'
import { allBite, everyVerdict, ledgerOf, stale, toothless } from '../../support/ledgers.ts'
import { expectedText } from './expected.ts'
import { attack, ledgerUnder } from './hostile.ts'
import { commandsOf, oddLines } from './workflow-reader.ts'

describe('the workflow commands', () => {
  test('read as they should with one guard of each verdict', () => {
    expect(renderGithubActions(everyVerdict())).toBe(expectedText('github-actions-every-verdict'))
  })

  test('are none when all bite', () => {
    expect(renderGithubActions(allBite())).toBe('')
  })

  test('point at the site', () => {
    expect(commandsOf(renderGithubActions(ledgerOf([toothless()])))).toMatchObject([
      { name: 'error', properties: { file: 'src/catalog/lookup.ts', line: '31' } },
    ])
  })

  test('point at the annotation when the guard is stale', () => {
    expect(commandsOf(renderGithubActions(ledgerOf([stale()])))).toMatchObject([
      { properties: { file: 'src/catalog/lookup.ts', line: '100', col: '3' } },
    ])
  })

  test('count paths from the repository where the project is a part of it', () => {
    const text = renderGithubActions(ledgerOf([toothless()]), 'packages/shop')
    expect(commandsOf(text)).toMatchObject([{ properties: { file: 'packages/shop/src/catalog/lookup.ts' } }])
  })

  test('call what could not be measured a warning', () => {
    const flaky = everyVerdict().guards.filter(({ verdict }) => verdict === 'flaky')
    expect(commandsOf(renderGithubActions(ledgerOf(flaky))).map(({ name }) => name)).toEqual(['warning'])
  })

  test('are ten of a level at most, and the rest is counted', () => {
    const flaky = everyVerdict().guards.filter(({ verdict }) => verdict === 'flaky')
    const commands = commandsOf(renderGithubActions(ledgerOf([...many(toothless(), 12), ...many(flaky[0], 13)])))
    expect([commands.map(({ name }) => name), commands.at(-1)?.message]).toEqual([
      [...many('error', 10), ...many('warning', 10), 'notice'],
      '5 more findings in the report',
    ])
  })

  test('escape what ends a property', () => {
    const entry = { ...toothless(), id: 'a,b::c%d' }
    expect(renderGithubActions(ledgerOf([entry]))).toContain('title=toothless%3A a%2Cb%3A%3Ac%25d::')
  })

  property.prop([attack], { numRuns: 40 })('are one command a line, and nothing else', (hostile) => {
    const text = renderGithubActions(ledgerUnder(hostile))
    expect([oddLines(text), text.endsWith('\n')]).toEqual([[], true])
  })

  property.prop([attack], { numRuns: 40 })('come back as the texts they were made of', (hostile) => {
    const ledger = ledgerUnder(hostile)
    const [first] = ledger.guards.filter(({ verdict }) => verdict === 'toothless')
    const titles = commandsOf(renderGithubActions(ledger)).map(({ properties }) => properties['title'])
    expect(titles).toContain(neutralise(cut(`toothless: ${first?.id}`, 300)))
  })
})

function many<T>(value: T | undefined, times: number): readonly T[] {
  return value === undefined ? [] : Array.from({ length: times }, () => value)
}
