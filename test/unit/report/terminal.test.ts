import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { LedgerEntry } from '../../../src/model/ledger.ts'
import { answer } from '../../../src/report/answer.ts'
import { displayWidth } from '../../../src/report/display-width.ts'
import { type Paint, PLAIN } from '../../../src/report/paint.ts'
import { renderTerminal } from '../../../src/report/terminal.ts'
import { allBite, everyVerdict, ledgerOf, stale, toothless, unnamed } from '../../support/ledgers.ts'
import { expectedText } from './expected.ts'
import { attack, ledgerUnder } from './hostile.ts'

const PAGE = { colour: PLAIN, width: 80, isVerbose: false }

describe('the report for a terminal', () => {
  test('reads as it should with one guard of each verdict', () => {
    expect(renderTerminal(everyVerdict(), { ...PAGE, root: '/home/ada/catalog' })).toBe(
      expectedText('terminal-every-verdict'),
    )
  })

  test('is the answer and one line when all bite', () => {
    expect(renderTerminal(allBite(), PAGE)).toMatchInlineSnapshot(`
      "3 guards bite
      3 bite · 2.4 s · vitest 5.1.2
      "
    `)
  })

  test('lists what bites, and the circumstances, when it is verbose', () => {
    expect(renderTerminal(allBite(), { ...PAGE, isVerbose: true })).toMatchInlineSnapshot(`
      "3 guards bite

      ✓ bites  plane-aware-lookup     src/catalog/lookup.ts:14
      ✓ bites  warns-with-own-token   src/catalog/lookup.ts:31
      ✓ bites  refusal-stays-refusal  src/catalog/lookup.ts:58

      3 bite · 2.4 s · vitest 5.1.2 · node 24.21.0 · teeth 0.1.0 ·
      3f2a91c7d5 with changes
      "
    `)
  })

  test('puts the old behaviour under the present code, with the lines of the file', () => {
    expect(linesOf(toothless()).slice(5, 12)).toEqual([
      '  src/catalog/lookup.ts:31',
      '    31 -     warn(`no price for ${row.token}`)',
      '       +     warn(`no price for ${plane.token}`)',
      '    32     }',
      '    33     return rows.length',
      '    34   }',
      '',
    ])
  })

  test('shows the lines above the code when they are not its annotation', () => {
    const place = { file: 'mutants/catalog.ts', line: 1, column: 1 }
    expect(linesOf({ ...toothless(), place })).toContain('    30       //   revert: swap row.token => plane.token')
  })

  test.each([
    ['green', allBite()],
    ['red', ledgerOf([toothless(), stale()], { exitCode: 4 })],
    ['red', { ...allBite(), exitCode: 2 as const, problems: everyVerdict().problems }],
    ['yellow', ledgerOf([stale()], { exitCode: 3 })],
  ])('answers in %s', (colour, ledger) => {
    const named = { ...PLAIN, green: say('green'), yellow: say('yellow'), red: say('red') }
    expect(renderTerminal(ledger, { ...PAGE, colour: named }).split('\n')[0]).toBe(`${colour}: ${answer(ledger)}`)
  })

  test('shows the annotation beside the code where there is no diff', () => {
    expect(linesOf(stale())).toEqual(
      expect.arrayContaining(['    const planes = request.planes ?? []', '    revert: condition false']),
    )
  })

  test('quotes the closest failing test with its place', () => {
    expect(linesOf(unnamed())).toContain('  closest   planes > works with two planes  test/catalog/lookup.test.ts:41')
  })

  test('does not quote a message twice', () => {
    const entry = withMessage('the row is gone')
    const text = linesOf({ ...entry, observed: 'It failed: `the row is gone`.' }).join('\n')
    expect(text.match(/the row is gone/g)).toHaveLength(1)
  })

  test('shows no empty line in the place of what is removed', () => {
    const diff = '@@ -47,3 +47,3 @@\n a()\n-if (isEmpty) return\n+\n b()\n'
    const sites = toothless().sites.map((site) => ({ ...site, diff }))
    expect(linesOf({ ...toothless(), sites }).slice(6, 9)).toEqual([
      '    47   a()',
      '    48 - if (isEmpty) return',
      '    49   b()',
    ])
  })

  test('tells the tests of a guard apart by their verdicts when it has several', () => {
    expect(linesOf(unnamed()).filter((line) => line.startsWith('  test '))).toEqual([
      '  test      test/catalog/lookup.test.ts > planes (unnamed)',
      '  test      test/catalog/lookup.test.ts > snapshot of a request (bites)',
    ])
  })

  test('cuts a message that nobody would read to its end, and says by how much', () => {
    const text = linesOf(withMessage('x'.repeat(50_000)), Infinity).join('\n')
    expect(text).toMatch(/x{1900,2000}… 48 kB more/)
  })

  test('counts the lines of a message that it does not show', () => {
    expect(linesOf(withMessage('row\n'.repeat(100)))).toContain('            … 84 more lines')
  })

  test('never breaks a command that is to be copied', () => {
    const reproduce = `pnpm teeth ${'deeply/nested/'.repeat(12)}lookup.ts -t plane-aware-lookup`
    expect(linesOf({ ...toothless(), reproduce }, 40)).toContain(`  again     ${reproduce}`)
  })

  test('shows files from the root in messages', () => {
    const entry = withMessage("Cannot find '/home/ada/catalog/src/a.ts' from file:///home/ada/catalog/b.ts")
    const text = renderTerminal(ledgerOf([entry]), { ...PAGE, width: Infinity, root: '/home/ada/catalog' })
    expect(text).toContain("Cannot find 'src/a.ts' from b.ts")
  })

  test('keeps the caret of a frame under its place where the line has tabs', () => {
    const [problem] = everyVerdict().problems
    const frame = '> 9 | \t// tests: a\n    | \t   ^'
    const ledger = { ...ledgerOf([]), problems: problem === undefined ? [] : [{ ...problem, frame }] }
    expect(renderTerminal(ledger, PAGE)).toContain('  > 9 |  // tests: a\n      |     ^\n')
  })

  test('lists interrupted guards in one line each', () => {
    const interrupted = everyVerdict().guards.filter(({ reason }) => reason.kind === 'interrupted')
    expect(
      renderTerminal(ledgerOf([...interrupted, ...interrupted], { exitCode: 130 }), PAGE).split('\n'),
    ).toHaveLength(7)
  })

  test('leaves no line wider than the page but paths and commands', () => {
    const wide = renderTerminal(everyVerdict(), { ...PAGE, width: 60 })
      .split('\n')
      .filter((line) => displayWidth(line) > 60)
    expect(wide.filter((line) => !/^ {2}again |^2 problems, |^ +- +\S+$/.test(line))).toEqual([])
  })

  test('stays readable on a page that claims to have no width', () => {
    expect(renderTerminal(everyVerdict(), { ...PAGE, width: 0 })).toBe(
      renderTerminal(everyVerdict(), { ...PAGE, width: 40 }),
    )
  })

  test('paints each line by itself', () => {
    const painted = renderTerminal(everyVerdict(), { ...PAGE, colour: MARKED })
    expect(painted.split('\n').filter((line) => count(line, OPEN) !== count(line, CLOSE))).toEqual([])
  })

  test('says the same with colour and without', () => {
    expect(unmarked(renderTerminal(everyVerdict(), { ...PAGE, colour: MARKED }))).toBe(
      renderTerminal(everyVerdict(), PAGE),
    )
  })

  property.prop([attack], { numRuns: 40 })('lets no text steer the terminal', (hostile) => {
    const text = unmarked(renderTerminal(ledgerUnder(hostile), { ...PAGE, colour: MARKED, isVerbose: true }))
    expect(text.match(/(?!\n)\p{Cc}|\p{Cs}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u)).toBeNull()
  })

  test.each(['::error::gone', '  ::stop-commands::x', 'one\n::add-mask::two'])(
    'gives GitHub no command: %j',
    (message) => {
      const lines = linesOf(withMessage(message))
      expect(lines.filter((line) => line.trim().startsWith('::'))).toEqual([])
    },
  )

  property.prop([attack], { numRuns: 40 })('gives GitHub no command whatever the texts are', (hostile) => {
    const text = renderTerminal(ledgerUnder(hostile), PAGE)
    expect(text.split('\n').filter((line) => line.trim().startsWith('::') || line.includes('##['))).toEqual([])
  })

  property.prop([attack], { numRuns: 40 })('begins with the answer and stays short', (hostile) => {
    const ledger = ledgerUnder(hostile)
    const text = renderTerminal(ledger, PAGE)
    expect([text.split('\n')[0], text.length < 300_000]).toEqual([answer(ledger), true])
  })
})

/** What no hostile text holds, so that our own colours can be told from theirs. */
const OPEN = '\u001b[1001m'
const CLOSE = '\u001b[1002m'
const mark = (text: string): string => `${OPEN}${text}${CLOSE}`
const MARKED: Paint = { bold: mark, dim: mark, red: mark, green: mark, yellow: mark, cyan: mark }

function say(colour: string): (text: string) => string {
  return (text) => `${colour}: ${text}`
}

function unmarked(text: string): string {
  return text.replaceAll(OPEN, '').replaceAll(CLOSE, '')
}

function count(line: string, part: string): number {
  return line.split(part).length - 1
}

function linesOf(entry: LedgerEntry, width = 80): readonly string[] {
  return renderTerminal(ledgerOf([entry]), { ...PAGE, width }).split('\n')
}

function withMessage(message: string): LedgerEntry {
  const entry = unnamed()
  const closest = { titlePath: ['planes'], kind: 'throw', message } as const
  return { ...entry, proofs: entry.proofs.slice(0, 1).map((proof) => ({ ...proof, closest })) }
}
