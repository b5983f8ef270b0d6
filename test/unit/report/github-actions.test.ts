import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { cut } from '../../../src/report/cut.ts'
import { renderGithubActions } from '../../../src/report/github-actions.ts'
import { neutralise } from '../../../src/report/neutralise.ts'
import { allBite, everyVerdict, ledgerOf, stale, toothless } from '../../support/ledgers.ts'
import { expectedText } from './expected.ts'
import { attack, ledgerUnder } from './hostile.ts'

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
    const lines = renderGithubActions(ledgerUnder(hostile)).split('\n')
    const odd = lines.slice(0, -1).filter((line) => !/^::(error|warning|notice) [\w=]+[^\n\r]*$/u.test(line))
    expect([odd, lines.at(-1)]).toEqual([[], ''])
  })

  property.prop([attack], { numRuns: 40 })('come back as the texts they were made of', (hostile) => {
    const ledger = ledgerUnder(hostile)
    const [first] = ledger.guards.filter(({ verdict }) => verdict === 'toothless')
    const titles = commandsOf(renderGithubActions(ledger)).map(({ properties }) => properties['title'])
    expect(titles).toContain(neutralise(cut(`toothless: ${first?.id}`, 300)))
  })
})

type Command = {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

/** As GitHub's runner reads them: up to the second `::`, properties parted by commas, escapes undone at last. */
function commandsOf(text: string): readonly Command[] {
  return text
    .split('\n')
    .filter((line) => line.trim().startsWith('::'))
    .map((line) => {
      const end = line.indexOf('::', 2)
      const [name = '', ...rest] = line.slice(2, end).split(' ')
      const pairs = rest
        .join(' ')
        .split(',')
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
      const properties = Object.fromEntries(pairs.map(([key = '', value = '']) => [key, unescaped(value)]))
      return { name, properties, message: unescaped(line.slice(end + 2)) }
    })
}

function unescaped(text: string): string {
  const plain = text.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%3A', ':').replaceAll('%2C', ',')
  return plain.replaceAll('%25', '%')
}

function many<T>(value: T | undefined, times: number): readonly T[] {
  return value === undefined ? [] : Array.from({ length: times }, () => value)
}
