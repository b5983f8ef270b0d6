/** `teeth diff` on little projects in git, with a real Vitest: what a person is told, and with which exit code. */

import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DiffLedger } from '../../../src/model/diff-ledger.ts'
import { rowsProject, teeth } from '../../support/binary.ts'
import { commit, git, type Texts, write } from '../../support/scratch.ts'

const ROWS = `export type Row = { id: string; plane: string }

const FIRST = 'main'

export function findRow(rows: Row[], id: string, plane: string) {
  return rows.find((row) => row.id === id)
}

export function planes(rows: Row[]) {
  return rows.map((row) => row.plane).concat(FIRST)
}
`

const IMPORTS = `import { expect, test } from 'vitest'
import { findRow, planes } from '../src/rows.ts'
`

const OLD_TEST = `${IMPORTS}
test('names the planes', () => {
  expect(planes([{ id: 'a', plane: 'draft' }])).toEqual(['draft', 'main'])
})
`

const NEW_TEST = `
test('reads the row from the requested plane', () => {
  const rows = [{ id: 'a', plane: 'main' }, { id: 'a', plane: 'draft' }]
  expect(findRow(rows, 'a', 'draft')?.plane).toBe('draft')
})
`

const FIXED = ROWS.replace('row.id === id)', 'row.id === id && row.plane === plane)')

/** A project with one commit of old code, and these files on top, committed. */
function changed(texts: Texts, before: Texts = {}): string {
  const root = rowsProject({ 'src/rows.ts': ROWS, 'test/rows.test.ts': OLD_TEST, ...before })
  write(root, texts)
  commit(root, 'fix: read the row from the requested plane')
  return root
}

async function ledgerOf(root: string, ...words: readonly string[]): Promise<DiffLedger> {
  const { out, err } = await teeth(root, ['diff', ...words, '--json'])
  try {
    return JSON.parse(out)
  } catch {
    throw new Error(err)
  }
}

const verdicts = ({ units }: DiffLedger) => units.map(({ title, verdict }) => `${verdict}: ${title}`)

describe('teeth diff', () => {
  test('says that a fix with its test is noticed, and leaves the tree as it was', async () => {
    const root = changed({ 'src/rows.ts': FIXED, 'test/rows.test.ts': OLD_TEST + NEW_TEST })
    const { code, out, err } = await teeth(root, ['diff', '--commit', 'HEAD'])
    expect({ code, out }).toEqual({ code: 0, out: '' })
    expect(err).toContain('this change is noticed when it is undone\nparent of HEAD (')
    expect(git(root, 'status', '--porcelain')).toBe('')
  })

  test('says which part no test notices, with the code that would come back', async () => {
    const text = FIXED.replace('.concat(FIRST)', '.concat(FIRST).toSorted()')
    const root = changed({ 'src/rows.ts': text, 'test/rows.test.ts': OLD_TEST + NEW_TEST })
    const { code, err } = await teeth(root, ['diff', '-c', 'HEAD'])
    expect(code).toBe(1)
    expect(err).toContain('1 of 2 parts of this change could be undone and no test would notice')
    expect(err).toContain('✗ unnoticed  return statement in `planes`')
    expect(err).toMatch(/10 - {3}return rows\.map\(\(row\) => row\.plane\)\.concat\(FIRST\)\.toSorted\(\)/)
  })

  test('runs nothing for types, comments and formatting', async () => {
    const text = `// All rows.\n${ROWS.replace('id: string, plane: string) {', 'id: string, plane: string): Row | undefined {').replaceAll("'", '"')}`
    const marking = `import { writeFileSync } from 'node:fs'\nwriteFileSync('ran', '')\n${OLD_TEST}`
    const root = changed({ 'src/rows.ts': text }, { 'test/rows.test.ts': marking, '.gitignore': 'node_modules\nran\n' })
    const { code, err } = await teeth(root, ['diff', '-c', 'HEAD'])
    expect(code).toBe(0)
    expect(err).toContain('no runtime change\n')
    expect(existsSync(join(root, 'ran'))).toBe(false)
  })

  test('is quiet about a refactoring beside a fix', async () => {
    const text = FIXED.replaceAll('FIRST', 'MAIN')
    const root = changed({ 'src/rows.ts': text, 'test/rows.test.ts': OLD_TEST + NEW_TEST })
    const { code, err } = await teeth(root, ['diff', '-c', 'HEAD'])
    expect(code).toBe(0)
    expect(err).toContain(
      '1 of 2 parts of this change are noticed when they are undone, 1 looks like no change of behaviour',
    )
    expect(err).toMatch(/would go unnoticed, and look like no change of behaviour\n {2}src\/rows\.ts:3 {2}rename: /)
  })

  test('is not quiet about a moved function that nobody can import from where it was', async () => {
    const half = 'export function half(n: number) {\n  return n / 2\n}\n'
    const other = 'export function other(n: number) {\n  return n + 1\n}\n'
    const before = {
      'src/a.ts': half + other,
      'src/b.ts': 'export const one = 1\n',
      'src/index.ts': "export * from './a.ts'\n",
      'src/run.ts': "import * as api from './index.ts'\nexport const run = (name: 'half') => api[name]\n",
    }
    const root = changed({ 'src/a.ts': other, 'src/b.ts': `export const one = 1\n${half}` }, before)
    const ledger = await ledgerOf(root, '-c', 'HEAD')
    expect(ledger.units.map(({ title, looks }) => [title, looks])).toEqual([
      ['the whole change', undefined],
      ['removed function `half`', undefined],
      ['new function `half`', 'moved'],
    ])
    expect(ledger.exitCode).toBe(1)
  })

  test('finds the older test that notices by what it imports', async () => {
    const root = changed({ 'src/rows.ts': ROWS }, { 'src/rows.ts': ROWS.replace("'main'", "'first'") })
    const ledger = await ledgerOf(root, '-c', 'HEAD')
    expect(ledger.units[0]).toMatchObject({
      verdict: 'noticed',
      noticedBy: [{ file: 'test/rows.test.ts', isOfChange: false }],
    })
    expect(ledger.findings.map(({ kind }) => kind)).toEqual(['no-test-changed'])
  })

  test('tells each new test what it does with the old code', async () => {
    const idle = `\ntest('is there', () => {\n  expect(findRow).toBeTypeOf('function')\n})\n`
    const skipped = `\ntest.skip('later', () => {\n  expect(findRow).toBe(0)\n})\n`
    const root = changed({ 'src/rows.ts': FIXED, 'test/rows.test.ts': OLD_TEST + NEW_TEST + idle + skipped })
    const ledger = await ledgerOf(root, '-c', 'HEAD')
    expect(ledger.tests.map(({ titlePath, verdict, kind }) => [...titlePath, verdict, kind])).toEqual([
      ['reads the row from the requested plane', 'fails-with-old-code', 'assertion'],
      ['is there', 'passes-either-way', undefined],
      ['later', 'skipped', undefined],
    ])
    expect(ledger.exitCode).toBe(1)
  })

  test('looks at what is not committed, new files of the tests included', async () => {
    const root = rowsProject({ 'src/rows.ts': ROWS, 'test/rows.test.ts': OLD_TEST })
    write(root, { 'src/rows.ts': FIXED, 'test/plane.test.ts': IMPORTS + NEW_TEST })
    const ledger = await ledgerOf(root, '--worktree')
    expect(ledger.units[0]?.noticedBy).toMatchObject([{ file: 'test/plane.test.ts', isOfChange: true }])
    expect(ledger.exitCode).toBe(0)
  })

  test('follows a file that was renamed with its importers', async () => {
    const root = rowsProject({
      'src/rows.ts': ROWS,
      'test/rows.test.ts': OLD_TEST,
      'src/index.ts': "export * from './rows.ts'\n",
    })
    git(root, 'mv', 'src/rows.ts', 'src/table.ts')
    const use = (text: string) => text.replace('../src/rows.ts', '../src/index.ts')
    write(root, {
      'src/table.ts': FIXED,
      'src/index.ts': "export * from './table.ts'\n",
      'test/rows.test.ts': use(OLD_TEST) + NEW_TEST,
    })
    commit(root, 'fix: read the plane')
    const ledger = await ledgerOf(root, '-c', 'HEAD')
    expect(verdicts(ledger)).toEqual(['noticed: return statement in `findRow`'])
  })

  test('brings a deleted file back with what imported it', async () => {
    const main = "export const FIRST = 'main'\n"
    const root = rowsProject({
      'src/first.ts': main,
      'src/rows.ts': ROWS.replace(/const FIRST.*/, "import { FIRST } from './first.ts'"),
      'test/rows.test.ts': OLD_TEST,
    })
    rmSync(join(root, 'src/first.ts'))
    write(root, {
      'src/rows.ts': ROWS.replace(/const FIRST.*/, "const FIRST = 'draft'"),
      'test/rows.test.ts': OLD_TEST.replace("'main'", "'draft'"),
    })
    commit(root, 'fix: say draft')
    const ledger = await ledgerOf(root, '-c', 'HEAD')
    expect(ledger.units).toMatchObject([
      { verdict: 'noticed', noticedBy: [{ titlePath: ['names the planes'] }], places: [{}, { file: 'src/first.ts' }] },
    ])
  })

  test('refuses a commit that is not checked out, with what would help', async () => {
    const root = changed({ 'src/rows.ts': FIXED })
    write(root, { 'src/rows.ts': ROWS })
    const { code, err } = await teeth(root, ['diff', '-c', 'HEAD'])
    expect(code).toBe(2)
    expect(err).toContain('`src/rows.ts` is not as in `HEAD`; `git worktree add')
  })

  test('says that nothing differs, and passes', async () => {
    const { code, err } = await teeth(changed({ 'src/rows.ts': FIXED }), ['diff', 'main'])
    expect(code).toBe(0)
    expect(err).toContain('nothing differs\nmerge base with main (')
  })
})

describe('a test that starts a process', () => {
  const command = (text: string) => `process.stdout.write('${text}')\n`
  const starts = (text: string) => `import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('prints the plane', () => {
  expect(execFileSync(process.execPath, ['src/print.mjs'], { encoding: 'utf8' })).toBe('${text}')
})
`

  test('notices in a copy of the tree', async () => {
    const root = changed(
      { 'src/print.mjs': command('draft'), 'test/rows.test.ts': starts('draft') },
      { 'src/print.mjs': command('main'), 'test/rows.test.ts': starts('main') },
    )
    const ledger = await ledgerOf(root, '-c', 'HEAD')
    expect(ledger.units).toMatchObject([
      {
        verdict: 'noticed',
        tried: [{ verdict: 'unreached' }, { verdict: 'noticed', strategy: 'copy' }],
      },
    ])
    expect(ledger.tests).toMatchObject([{ verdict: 'fails-with-old-code' }])
    expect(ledger.exitCode).toBe(0)
    expect(git(root, 'status', '--porcelain')).toBe('')
    const { code, out } = await teeth(root, ['pin', '--write'])
    expect(out).toContain('bites: test/rows.test.ts fails without it: prints the plane\nwritten')
    expect(code).toBe(0)
  })

  test('notices what is built, after a build of the old code', async () => {
    const build = 'mkdir -p dist && cp src/rows.mjs dist/rows.mjs'
    const loads = (plane: string) =>
      `import { expect, test } from 'vitest'\nimport { plane } from '#rows'\ntest('says the plane', () => expect(plane).toBe('${plane}'))\n`
    const root = changed(
      { 'src/rows.mjs': "export const plane = 'draft'\n", 'test/rows.test.ts': loads('draft') },
      {
        'src/rows.mjs': "export const plane = 'main'\n",
        'test/rows.test.ts': loads('main'),
        'vitest.config.ts':
          "export default { resolve: { alias: { '#rows': new URL('dist/rows.mjs', import.meta.url).pathname } } }\n",
        '.gitignore': 'node_modules\ndist\n',
        'teeth.config.json': JSON.stringify({ prepare: build }),
      },
    )
    write(root, { 'dist/rows.mjs': "export const plane = 'draft'\n" })
    const ledger = await ledgerOf(root, '-c', 'HEAD')
    expect(ledger.units).toMatchObject([{ verdict: 'noticed', noticedBy: [{ titlePath: ['says the plane'] }] }])
    const asked = await ledgerOf(root, '-c', 'HEAD', '--strategy', 'copy')
    expect(asked.units).toMatchObject([{ tried: [{ verdict: 'noticed', strategy: 'copy' }] }])
  })
})
