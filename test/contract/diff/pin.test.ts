/** `teeth pin` on little projects in git, with a real Vitest: what it proposes, what it writes, when it refuses. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowsProject, teeth } from '../../support/binary.ts'
import { commit, git, write } from '../../support/scratch.ts'

const ROWS = `export type Row = { id: string; plane: string }

export function findRow(rows: Row[], id: string, plane: string) {
  return rows.find((row) => row.id === id)
}
`
const FIXED = ROWS.replace('row.id === id)', 'row.id === id && row.plane === plane)')

const TEST = `import { expect, test } from 'vitest'
import { findRow } from '../src/rows.ts'

test('reads the row from the requested plane', () => {
  const rows = [{ id: 'a', plane: 'main' }, { id: 'a', plane: 'draft' }]
  expect(findRow(rows, 'a', 'draft')?.plane).toBe('draft')
})
`
const IDLE = TEST.replace(".toBe('draft')", '.toBeDefined()')

/** A project whose last commit is a fix. */
function fixed(now: string, { old = ROWS, tests = TEST } = {}): string {
  const root = rowsProject({ 'src/rows.ts': old, 'test/rows.test.ts': IDLE })
  write(root, { 'src/rows.ts': now, 'test/rows.test.ts': tests })
  commit(root, 'fix(rows): keep planes apart (#12)')
  return root
}

const rowsOf = (root: string) => readFileSync(join(root, 'src/rows.ts'), 'utf8')

describe('teeth pin', () => {
  test('proposes a guard with the old code and writes nothing', async () => {
    const root = fixed(FIXED)
    const { code, out } = await teeth(root, ['pin'])
    expect(out).toBe(`src/rows.ts:4
  // @teeth keep-planes-apart: reads the row from the requested plane
  //   test: test/rows.test.ts
  //   was: return rows.find((row) => row.id === id)

bites: test/rows.test.ts fails without it: reads the row from the requested plane
not written; \`--write\` puts it there, and \`npx teeth src/rows.ts -t keep-planes-apart\` proves it again
`)
    expect(code).toBe(0)
    expect(git(root, 'status', '--porcelain')).toBe('')
  })

  test('writes it like the lines around, so that it bites at once', async () => {
    const crlf = (text: string) => `\uFEFF${text.replaceAll('  return', '\treturn').replaceAll('\n', '\r\n')}`
    const root = fixed(crlf(FIXED), { old: crlf(ROWS) })
    expect((await teeth(root, ['pin', 'HEAD', '--write'])).code).toBe(0)
    const annotation = [
      '\t// @teeth keep-planes-apart: reads the row from the requested plane',
      '\t//   test: test/rows.test.ts',
      '\t//   was: return rows.find((row) => row.id === id)',
      '',
    ].join('\r\n')
    expect(rowsOf(root)).toBe(crlf(FIXED).replace('\treturn', `${annotation}\treturn`))
    expect((await teeth(root, [])).code).toBe(0)
  })

  test('says `remove` for code that the fix added, of what is staged', async () => {
    const root = rowsProject({ 'src/rows.ts': ROWS, 'test/rows.test.ts': IDLE })
    const guarded = ROWS.replace('  return', '  rows = rows.filter((row) => row.plane === plane)\n  return')
    write(root, { 'src/rows.ts': guarded, 'test/rows.test.ts': TEST })
    git(root, 'add', '-A')
    const { code, out } = await teeth(root, ['pin', '--staged', '--json'])
    expect(JSON.parse(out)).toMatchObject({
      id: 'reads-the-row-from-the-requested',
      sites: [{ line: 4, lines: [expect.any(String), '  test: test/rows.test.ts', '  revert: remove'] }],
      verdict: 'bites',
      isWritten: false,
    })
    expect(code).toBe(0)
  })

  test('asks git for old code that is long', async () => {
    const long = `  const found = rows.filter((row) => row.id === id)
  if (found.length === 0) {
    return undefined
  }
  return found[0]
`
    const old = ROWS.replace(/ {2}return .*\n/, long)
    const root = fixed(FIXED, { old })
    const parent = git(root, 'rev-parse', 'HEAD~1').trim().slice(0, 12)
    const { code } = await teeth(root, ['pin', '--write'])
    expect(rowsOf(root)).toContain(`//   revert: from ${parent}\n`)
    expect(code).toBe(0)
    expect((await teeth(root, [])).code).toBe(0)
  })

  test('refuses when nothing notices, and writes nothing', async () => {
    const root = fixed(FIXED, { tests: `${IDLE}\n` })
    const { code, err } = await teeth(root, ['pin', '--write'])
    expect(err).toContain('no test notices when what changed between parent of HEAD and HEAD is undone')
    expect(code).toBe(1)
    expect(rowsOf(root)).toBe(FIXED)
  })
})
