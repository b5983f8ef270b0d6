/** The tables and pages that commands print on stdout. */

import { describe, expect, test } from 'vitest'
import { explanationText, topicsText } from '../../../src/cli/explain-text.ts'
import { layersText } from '../../../src/cli/layers-text.ts'
import { lintText } from '../../../src/cli/lint-text.ts'
import { listText } from '../../../src/cli/list-text.ts'
import { table } from '../../../src/cli/table.ts'
import { explain, topics } from '../../../src/errors/catalogue.ts'
import { PLAIN } from '../../../src/report/paint.ts'
import { guard } from '../../support/guards.ts'

const page = { colour: PLAIN, width: Infinity, isVerbose: false }

const red = (text: string) => `\u001B[31m${text}\u001B[39m`

describe('a table', () => {
  test('is as wide as what is shown, whatever the colours', () => {
    const rows = [
      [{ text: 'a', brush: red }, { text: 'x' }],
      [{ text: 'long' }, { text: 'y' }],
    ]
    expect(table(rows)).toEqual(['\u001B[31ma\u001B[39m     x', 'long  y'])
  })

  test('counts wide characters as two columns', () => {
    expect(
      table([
        [{ text: '行' }, { text: 'x' }],
        [{ text: 'ab' }, { text: 'y' }],
      ]),
    ).toEqual(['行  x', 'ab  y'])
  })

  test('keeps every cell on its line', () => {
    expect(table([[{ text: 'a\nb' }, { text: 'x' }]])).toEqual([String.raw`a\u000ab  x`])
  })
})

describe('the list', () => {
  test('has a line for each guard, and says what it cannot tell', () => {
    const place = { file: 'src/rows.ts', line: 5, column: 3 }
    const listing = {
      guards: [
        {
          id: 'plane-aware-lookup',
          behaviour: 'reads the row from the requested plane',
          place,
          also: ['src/cache.ts'],
          tests: [{ file: 'test/rows.test.ts', title: 'rows > planes' }],
        },
      ],
      unreadable: [{ file: 'src/warn.ts', line: 2, column: 1 }],
      modules: ['mutants/tokens.ts'],
    }
    expect(listText(listing, PLAIN)).toMatchInlineSnapshot(`
      "plane-aware-lookup  src/rows.ts:5 +1  test/rows.test.ts > rows > planes  reads the row from the requested plane
      src/warn.ts:2 is no guard as it is written; \`teeth lint\` says why
      mutants/tokens.ts defines guards in code; \`teeth lint\` loads them
      1 guard
      "
    `)
  })
})

describe('the layers', () => {
  test('are a table of what each proves, and of what is not said or said in vain', () => {
    const facts = { environment: 'node', pool: 'forks', testFiles: 12 }
    const rows = [
      {
        ...facts,
        name: 'unit',
        proves: 'pure rules',
        network: false,
        guards: 30,
        command: 'vitest run --project unit',
      },
      { ...facts, name: 'page', guards: 0, refusal: 'browser mode', command: 'vitest run --project page' },
    ]
    expect(layersText({ rows, unknown: ['nightly'] }, PLAIN)).toMatchInlineSnapshot(`
      "layer  proves      network   test files  guards  command
      unit   pure rules  no        12          30      vitest run --project unit
      page   not said    not said  12          0       vitest run --project page
      page: browser mode
      the configuration describes \`nightly\`, and Vitest has no such project
      "
    `)
  })
})

describe('what lint found', () => {
  test('is one line when everything fits', () => {
    expect(lintText({ guards: 3, left: 0, stale: [], problems: [] }, page)).toBe(
      '3 guards fit the code and the tests\n',
    )
  })

  test('says how far an interruption let it come, and not that all fit', () => {
    const text = lintText({ guards: 3, left: 1, stale: [], problems: [] }, page)
    expect(text).toBe('interrupted: 3 of 4 guards looked at\n')
  })

  test('names a stale guard, why, and what to do', () => {
    const why = { kind: 'title', test: { file: 'test/rows.test.ts', title: 'plane' }, nearest: 'planes' } as const
    const text = lintText({ guards: 3, left: 0, stale: [{ guard: guard(), why }], problems: [] }, page)
    expect(text).toContain('1 of 3 guards is stale')
    expect(text).toContain('plane-aware-lookup  src/rows.ts:2')
    expect(text).toContain('planes')
  })

  test('counts a guard once that is stale in two ways', () => {
    const why = { kind: 'title', test: { file: 'test/rows.test.ts', title: 'plane' } } as const
    const stale = [
      { guard: guard(), why },
      { guard: guard(), why },
    ]
    expect(lintText({ guards: 3, left: 0, stale, problems: [] }, page)).toContain('1 of 3 guards is stale')
  })

  test('shows problems with their way out', () => {
    const problems = [{ code: 'no-test', message: 'there is no `test:`', wayOut: 'Name a test.' }] as const
    const text = lintText({ guards: 3, left: 0, stale: [], problems }, page)
    expect(text).toContain('1 problem')
    expect(text).toContain('Name a test.')
  })
})

describe('an explanation', () => {
  test('of a verdict says its text, its way out and its exit code', () => {
    const found = explain('toothless')
    expect(found && explanationText(found, PLAIN)).toMatch(/^toothless {2}verdict\n[\s\S]+\nexit code 1\n$/)
  })

  test('is offered for every topic, by kind', () => {
    const text = topicsText(topics(), PLAIN)
    for (const word of ['Verdicts', 'toothless', 'stayed-green', 'config-invalid', 'duplicate-id']) {
      expect(text).toContain(word)
    }
  })
})
