/** What is said of guards on disk that do not bite. */

import { join } from 'node:path'
import { chmodSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ledger, LedgerEntry } from '../../../src/model/ledger.ts'
import { rowsProject, teeth } from '../../support/binary.ts'
import { type DiskProject, diskProject } from '../../support/disk-project.ts'
import { git, write } from '../../support/scratch.ts'

/** Each trial on disk starts a Vitest of its own. */
const LONGEST_MS = 180_000

describe('on disk', () => {
  let project: DiskProject
  let ledger: Ledger
  const entry = (id: string): LedgerEntry | undefined => ledger.guards.find((guard) => guard.id === id)

  beforeAll(async () => {
    project = diskProject('verdicts')
    write(project.root, { '.env': 'KEY=1' })
    ledger = await project.prove()
  }, LONGEST_MS)

  afterAll(() => project.remove())

  test('a test that does not look at what its process says is toothless', () => {
    expect(entry('greets-by-name')).toMatchObject({ verdict: 'toothless', proofs: [{ strategy: 'copy', trials: 2 }] })
  })

  test('a process that never comes by the site leaves it unreached, and the copy tells why', () => {
    expect(entry('sends-nobody-away')).toMatchObject({
      verdict: 'unreached',
      reason: { kind: 'never-executed', site: 0 },
      proofs: [{ strategy: 'copy' }],
    })
  })

  test('a file that nobody loads is unreached, and it is said that a copy was tried', () => {
    expect(entry('waves-goodbye')).toMatchObject({
      verdict: 'unreached',
      reason: { kind: 'never-served' },
      proofs: [{ strategy: 'overlay', strategyReason: 'in a copy of the tree nothing met the file on disk either' }],
    })
  })

  test('a test that needs what git ignores is not called red for that', () => {
    const { verdict, observed, nextStep } = entry('signs-with-the-key') ?? {}
    expect(verdict).toBe('unreached')
    expect(observed).toContain(' told nothing: without any revert `signs with the key` failed: ')
    expect(nextStep).toContain('let `prepare:` make what the copy lacks')
  })

  test('a command that does not take the old behaviour makes the trial incidental, and is quoted', () => {
    expect(entry('menu-has-soup')).toMatchObject({
      verdict: 'incidental',
      reason: { kind: 'prepare-failed', how: 'exit code 4', when: 'trial' },
      observed: expect.stringContaining('`error: no soup in src/menu.mjs`'),
    })
  })

  test('a command that does not pass without any revert leaves the guard unmeasured', () => {
    const reason = { kind: 'prepare-failed', when: 'control' }
    expect(entry('till-adds-up')).toMatchObject({ verdict: 'unmeasured', reason })
  })

  test('nothing of it is left', () => {
    expect(ledger.strays).toEqual([])
    expect(git(project.root, 'status', '--porcelain')).toBe('')
  })
})

describe('in place', () => {
  const EDITING = `import { appendFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRow } from '../src/rows.ts'

test('reads the row from the requested plane', () => {
  const found = findRow([{ id: 'a', plane: 'main' }, { id: 'a', plane: 'draft' }], 'a', 'draft')
  if (found?.plane === 'main') appendFileSync('src/rows.ts', '// by hand\\n')
  expect(found?.plane).toBe('draft')
})
`

  test('a read-only file is left alone, and the way out is named', async () => {
    const root = rowsProject()
    chmodSync(join(root, 'src/rows.ts'), 0o444)
    const { code, out } = await teeth(root, ['--json', '--strategy', 'in-place'])
    const nextStep = expect.stringContaining('`chmod u+w src/rows.ts`')
    expect(JSON.parse(out)).toMatchObject({
      guards: [{ verdict: 'unmeasured', reason: { kind: 'not-written' }, nextStep }],
    })
    expect(code).toBe(4)
    expect(git(root, 'status', '--porcelain')).toBe('')
  })

  test('whoever edits the file meanwhile stops this command and the next, and each version is there', async () => {
    const root = rowsProject({ 'test/rows.test.ts': EDITING })
    const { code, err } = await teeth(root, ['--strategy', 'in-place'])
    expect(code).toBe(70)
    expect(err).toMatch(/as it was changed: src\/rows\.ts\n +as it was before: +\.teeth\/journal\/\S+\/original\n/)
    expect(git(root, 'diff')).toContain('+// by hand')
    expect((await teeth(root, ['list'])).code).toBe(70)
  })
})
