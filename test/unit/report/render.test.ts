import { describe, expect, test } from 'vitest'
import { renderGithubActions } from '../../../src/report/github-actions.ts'
import { renderGitlab } from '../../../src/report/gitlab.ts'
import { renderHtml } from '../../../src/report/html-page.ts'
import { renderJson } from '../../../src/report/json.ts'
import { renderJunit } from '../../../src/report/junit.ts'
import { renderMarkdown } from '../../../src/report/markdown-report.ts'
import { PLAIN } from '../../../src/report/paint.ts'
import { render, type RenderOptions } from '../../../src/report/render.ts'
import { REPORTER_NAMES } from '../../../src/report/reporter-names.ts'
import { renderSarif } from '../../../src/report/sarif.ts'
import { renderStryker } from '../../../src/report/stryker.ts'
import { renderTerminal } from '../../../src/report/terminal.ts'
import { everyVerdict, ledgerOf, toothless } from '../../support/ledgers.ts'

describe('render', () => {
  test.each([
    ['default', renderTerminal(everyVerdict(), { colour: PLAIN, width: 80, isVerbose: false })],
    ['json', renderJson(everyVerdict())],
    ['junit', renderJunit(everyVerdict())],
    ['html', renderHtml(everyVerdict())],
    ['markdown', renderMarkdown(everyVerdict(), { room: 'comment' })],
    ['sarif', renderSarif(everyVerdict())],
    ['github-actions', renderGithubActions(everyVerdict())],
    ['gitlab', renderGitlab(everyVerdict())],
    ['stryker', renderStryker(everyVerdict())],
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

  test.each(['sarif', 'gitlab'] as const)('begins the paths that a forge is to find as it is told: `%s`', (name) => {
    expect(render(everyVerdict(), name, { pathPrefix: 'shop' })).toContain('"shop/src/catalog/lookup.ts"')
  })

  test.each(['html', 'markdown'] as const)('leads to the forge at the commit of the ledger: `%s`', (name) => {
    const options = { forge: { kind: 'github', url: 'https://github.com/ada/catalog' }, pathPrefix: 'shop' } as const
    const address = `https://github.com/ada/catalog/blob/${everyVerdict().commit}/shop/src/catalog/lookup.ts#L31`
    expect(render(everyVerdict(), name, options)).toContain(address)
    const { commit: _, ...withoutCommit } = everyVerdict()
    expect(render(withoutCommit, name, options)).not.toContain('https://github.com')
  })

  test('gives a summary the room it has', () => {
    const crowd = ledgerOf(Array.from({ length: 500 }, toothless))
    expect(render(crowd, 'markdown', { room: 'summary' }).length).toBeGreaterThan(render(crowd, 'markdown').length)
  })

  test.each(REPORTER_NAMES)('gives the same text for the same ledger: `%s`', (name) => {
    expect(render(everyVerdict(), name)).toBe(render(structuredClone(everyVerdict()), name))
  })
})
