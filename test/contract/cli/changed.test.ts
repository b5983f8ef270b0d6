/** What a real git and a real Vitest say together: guards with a changed module between, and old code from a ref. */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROWS, rowsProject, teeth } from '../../support/binary.ts'
import { commit, git, type Texts, write } from '../../support/scratch.ts'

const THROUGH: Texts = {
  'src/index.ts': `export { findRow } from './rows.ts'\nexport { planes } from './planes.ts'\n`,
  'test/rows.test.ts': String(ROWS['test/rows.test.ts']).replace('../src/rows.ts', '../src/index.ts'),
}

describe('teeth --changed', () => {
  test('proves a guard when a module between its test and its site changed', async () => {
    const root = rowsProject(THROUGH)
    write(root, { 'src/index.ts': `// All of it.\n${String(THROUGH['src/index.ts'])}` })
    const { code, out } = await teeth(root, ['--changed', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ guards: [{ id: 'plane-aware-lookup', verdict: 'bites' }] })
  })

  test('leaves a guard alone when what changed only stands beside the way, and passes', async () => {
    const root = rowsProject(THROUGH)
    write(root, { 'src/planes.ts': `export const planes = []\n` })
    const { code, err } = await teeth(root, ['--changed'])
    expect(code).toBe(0)
    expect(err).toContain('no guard has a site or test, or a module between them, that differs from `HEAD`')
  })
})

const REST = Array.from({ length: 9 }, (_, index) => `export const plane${index} = 'plane ${index} of all'\n`).join('')

const FROM = (ref: string) => `${REST}export function findRow(rows: any[], id: string, plane: string) {
  // @teeth plane-aware-lookup: reads the row from the requested plane
  //   test: test/rows.test.ts
  //   revert: from ${ref}
  return rows.find((row) => row.id === id && row.plane === plane)
}
`
const OLD = `${REST}export function findRow(rows: any[], id: string, plane: string) {
  return rows.find((row) => row.id === id)
}
`

describe('revert: from a git ref', () => {
  test('bites with the true old code, also when the file has moved since', async () => {
    const root = rowsProject({ 'lib/rows.ts': OLD })
    git(root, 'rm', '-q', 'src/rows.ts')
    commit(root, 'old')
    mkdirSync(join(root, 'src'), { recursive: true })
    git(root, 'mv', 'lib/rows.ts', 'src/rows.ts')
    write(root, { 'src/rows.ts': FROM('main') })
    const { code, out } = await teeth(root, ['--json'])
    expect(JSON.parse(out)).toMatchObject({ guards: [{ verdict: 'bites', sites: [{ revert: { kind: 'from' } }] }] })
    expect(code).toBe(0)
  })

  test('is stale for a ref that is not there, and says what to do', async () => {
    const { code, err } = await teeth(rowsProject({ 'src/rows.ts': FROM('v0.9') }), [])
    expect(code).toBe(3)
    expect(err).toContain('git knows no commit `v0.9`')
  })
})
