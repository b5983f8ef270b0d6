import { describe, expect, test } from 'vitest'
import { renderHtml } from '../../../src/report/html-page.ts'
import { allBite, bitingGuard, everyVerdict, ledgerOf, toothless } from '../../support/ledgers.ts'
import { COMMIT, LINKS, textOf } from './page-reader.ts'

describe('the audit page', () => {
  test('begins with the answer', () => {
    expect(textOf(everyVerdict())).toMatch(
      /2 problems, 4 of 11 guards have no teeth, 1 is stale, 5 could not be measured/,
    )
  })

  test('has every guard, those that do not bite first', () => {
    const order = [...renderHtml(everyVerdict()).matchAll(/data-verdict="([\w-]+)"/g)].map(([, verdict]) => verdict)
    expect(order).toEqual([
      'toothless',
      'unreached',
      'unnamed',
      'incidental',
      'stale',
      'red-already',
      'unobserved',
      'timed-out',
      'flaky',
      'unmeasured',
      'bites',
    ])
  })

  test.each([
    ['its behaviour', 'warns with the token of the row, not of its plane'],
    ['why it is there', 'Because incident 2026-03-02: operators searched for a token that no row had'],
    ['what had to happen', 'The test fails and says warns-with-own-token'],
    ['what happened', 'The old behaviour ran, and the test stayed green.'],
    ['what to do', 'Assert on something that differs between the two'],
    ['where', 'src/catalog/lookup.ts:31'],
    ['the present code', 'warn(`no price for ${row.token}`)'],
    ['the old code', 'warn(`no price for ${plane.token}`)'],
    ['the rule of the revert', 'revert: swap row.token => plane.token'],
    ['the intended test', 'warnings > warns about a row without a price'],
    ['who noticed besides', 'warnings › prints one line a row'],
    ['the control', '182 ms: 4 passed'],
    ['the trial', '121 ms: 4 passed'],
    ['the strategy', 'overlay'],
    ['how to prove it again', 'pnpm teeth src/catalog/lookup.ts -t warns-with-own-token'],
    ['where it is declared', 'Declared at src/catalog/lookup.ts:28'],
  ])('tells of a guard %s', (_, told) => {
    expect(textOf(ledgerOf([toothless()]))).toContain(told)
  })

  test('tells of what bites how it failed, word for word, and when and at which commit', () => {
    const message = "AssertionError: reads the row: expected undefined to deeply equal { id: 'r1', plane: 'draft' }"
    const text = textOf(ledgerOf([bitingGuard('plane-aware-lookup', 'reads the row', 14)]))
    expect(text).toContain(message)
    expect(text).toContain('Proven 2026-11-30 09:12 UTC at 3f2a91c7d5.')
  })

  test('tells when a guard that does not bite last did', () => {
    const lastProven = new Map([
      ['warns-with-own-token', { startedAt: '2026-10-01T08:00:00.000Z', commit: 'aaaabbbbcccc' }],
    ])
    expect(textOf(ledgerOf([toothless()]), { lastProven })).toContain('Last proven 2026-10-01 08:00 UTC at aaaabbbbcc.')
  })

  test('says of no guard that it was proven when it was not', () => {
    expect(textOf(ledgerOf([toothless()]))).not.toMatch(/proven \d/i)
  })

  test('leads to the forge, at the commit', () => {
    expect(renderHtml(ledgerOf([toothless()]), { links: LINKS })).toContain(
      `href="https://github.com/ada/catalog/blob/${COMMIT}/src/catalog/lookup.ts#L31"`,
    )
  })

  test('shows more of the code when it is handed in', () => {
    const sources = new Map([
      ['src/catalog/lookup.ts', `${'\n'.repeat(26)}// far above\n\n\n\n    warn(\`no price for \${row.token}\`)\n`],
    ])
    expect(textOf(ledgerOf([toothless()]), { sources })).toContain('// far above')
  })

  test('has a table of layers, described or not', () => {
    const layers = { contract: { proves: 'the parts work together', network: true } }
    const text = textOf(everyVerdict(), { layers })
    expect(text).toMatch(/contract\s+the parts work together\s+may leave the machine\s+0\s+0\s+0/)
    expect(text).toMatch(/unit\s+not described\s+not described\s+2\s+9\s+1/)
  })

  test('lists files without a guard by their decisions', () => {
    const unguarded = new Map([
      ['src/few.ts', 'if (a) b()'],
      ['src/some.ts', 'if (a) b()\n'.repeat(6)],
      ['src/many.ts', 'if (a) b()\n'.repeat(12)],
    ])
    expect(textOf(allBite(), { unguarded })).toMatch(/src\/many\.ts:1\s+12\s+13\s+src\/some\.ts:1\s+6\s+7/)
    expect(textOf(allBite(), { unguarded })).not.toContain('src/few.ts')
  })

  test('has no sweep when there was none', () => {
    expect(renderHtml(everyVerdict())).not.toMatch(/data-view="sweep"|id="sweep"/)
  })

  test('keeps a mutation report as data', () => {
    const report = JSON.stringify({ files: { 'a.ts': { source: '</script><script>alert(1)</script><!--' } } })
    const page = renderHtml(allBite(), { sweep: { report, viewer: 'view()' } })
    const [, data = ''] = /<script type="application\/json" id="sweep-report">([^<]*)<\/script>/.exec(page) ?? []
    expect(data.replaceAll(String.raw`\u003c`, '<')).toBe(report)
  })

  test('opens what does not bite, as far as the list can still be found among it', () => {
    const page = renderHtml(ledgerOf([...Array.from({ length: 40 }, toothless), ...allBite().guards]))
    expect(page.match(/<details open><summary>/g)).toHaveLength(25)
  })
})
