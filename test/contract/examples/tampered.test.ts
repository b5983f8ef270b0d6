import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Ledger, LedgerEntry } from '../../../src/model/ledger.ts'

const ROOT = join(import.meta.dirname, '../../..')

type Case = {
  readonly deed: string
  readonly file: string
  readonly from: string | RegExp
  readonly to: string
  /** When it is not the guard of the lookup. */
  readonly id?: string
  readonly told: { readonly verdict: string; readonly exitCode: number }
}

const RENAMED: Case = {
  deed: 'renames the behaviour',
  file: 'src/find-row.ts',
  from: 'plane-aware-lookup: reads the row from the requested plane',
  to: 'drafts-stay-inside: nobody outside ever sees a draft',
  id: 'drafts-stay-inside',
  told: { verdict: 'unnamed', exitCode: 1 },
}

/** What a person may do to the catalogue, and what they must be told then. */
const CASES: readonly Case[] = [
  {
    deed: 'weakens the assertion',
    file: 'test/find-row.test.ts',
    from: '.toBe(live)',
    to: '.toBeDefined()',
    told: { verdict: 'toothless', exitCode: 1 },
  },
  {
    deed: 'breaks an import in the old code',
    file: 'src/find-row.ts',
    from: /import type .*/,
    to: `// @teeth rows-have-a-shape: rows come from the file that knows them
//   test: test/find-row.test.ts
//   was:  import './gone.ts'
$&`,
    id: 'rows-have-a-shape',
    told: { verdict: 'incidental', exitCode: 1 },
  },
  {
    deed: 'renames the named test',
    file: 'test/enrich.test.ts',
    id: 'a-refusal-stays-a-refusal',
    from: "test('a refusal stays a refusal'",
    to: "test('refusals are passed on'",
    told: { verdict: 'stale', exitCode: 3 },
  },
  {
    deed: 'skips the test',
    file: 'test/find-row.test.ts',
    from: 'describe(',
    to: 'describe.skip(',
    told: { verdict: 'unobserved', exitCode: 4 },
  },
  {
    deed: 'makes the test red',
    file: 'test/find-row.test.ts',
    from: '.toBe(live)',
    to: '.toBe(draft)',
    told: { verdict: 'red-already', exitCode: 4 },
  },
]

let project = ''
beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'teeth-tampered-')))
  cpSync(join(ROOT, 'examples/catalog'), project, { recursive: true, filter: (path) => !path.endsWith('node_modules') })
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'junction')
})
afterEach(() => {
  rmSync(project, { recursive: true, force: true })
})

function change({ file, from, to }: Case): void {
  const before = readFileSync(join(project, file), 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`nothing to change in ${file}`)
  writeFileSync(join(project, file), after)
}

function prove({ id = 'plane-aware-lookup' }: Case): { readonly exitCode: number | null; readonly guard: LedgerEntry } {
  const args = [join(ROOT, 'src/main.ts'), '--root', project, '--json', '-t', id]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const { guards }: Ledger = JSON.parse(stdout)
  const [guard] = guards
  if (guard === undefined) throw new Error(`no guard ${id} in the ledger`)
  return { exitCode: status, guard }
}

describe('a person who', () => {
  test.each(CASES)('$deed is told: $told.verdict', (each) => {
    change(each)
    const { exitCode, guard } = prove(each)
    expect({ verdict: guard.verdict, exitCode }).toEqual(each.told)
  })

  test('renames the behaviour is told: unnamed, with the closest failing test', () => {
    change(RENAMED)
    const { exitCode, guard } = prove(RENAMED)
    expect({ verdict: guard.verdict, exitCode }).toEqual(RENAMED.told)
    expect(guard.proofs[0]?.closest?.titlePath).toEqual([
      'plane-aware lookup',
      'reads the row from the requested plane',
    ])
  })
})
