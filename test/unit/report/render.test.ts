import { describe, expect, test } from 'vitest'
import { renderGithubActions } from '../../../src/report/github-actions.ts'
import { renderJson } from '../../../src/report/json.ts'
import { renderJunit } from '../../../src/report/junit.ts'
import { PLAIN } from '../../../src/report/paint.ts'
import { render, REPORTER_NAMES, type RenderOptions } from '../../../src/report/render.ts'
import { renderTerminal } from '../../../src/report/terminal.ts'
import { everyVerdict } from '../../support/ledgers.ts'

describe('render', () => {
  test.each([
    ['default', renderTerminal(everyVerdict(), { colour: PLAIN, width: 80, isVerbose: false })],
    ['json', renderJson(everyVerdict())],
    ['junit', renderJunit(everyVerdict())],
    ['github-actions', renderGithubActions(everyVerdict())],
  ] as const)('gives the report `%s`', (name, text) => {
    expect(render(everyVerdict(), name)).toBe(text)
  })

  test.each<readonly [string, RenderOptions]>([
    ['width', { width: 60 }],
    ['colour', { colour: { ...PLAIN, red: (text) => text.toUpperCase() } }],
    ['list of what bites', { isVerbose: true }],
    ['root', { root: '/home/ada/catalog' }],
  ])('hands the %s on to the terminal', (_, options) => {
    const page = { colour: PLAIN, width: 80, isVerbose: false, ...options }
    expect(render(everyVerdict(), 'default', options)).toBe(renderTerminal(everyVerdict(), page))
  })

  test('begins the paths of annotations as it is told', () => {
    expect(render(everyVerdict(), 'github-actions', { pathPrefix: 'shop' })).toContain(
      'file=shop/src/catalog/lookup.ts',
    )
  })

  test.each(REPORTER_NAMES)('gives the same text for the same ledger: `%s`', (name) => {
    expect(render(everyVerdict(), name)).toBe(render(structuredClone(everyVerdict()), name))
  })
})
