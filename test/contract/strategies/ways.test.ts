/** Every way by which a test meets code outside of Vite: each guard is proven on disk, and an overlay says it cannot. */

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ledger } from '../../../src/model/ledger.ts'
import { type DiskProject, diskProject } from '../../support/disk-project.ts'
import { git } from '../../support/scratch.ts'

/** Each trial on disk starts a Vitest of its own, and there are some fifty runs in all. */
const LONGEST_MS = 300_000

const WAYS = [
  ['a process that the test starts from source', 'greets-by-name'],
  ['a worker thread', 'adds-every-price'],
  ['a file that the test reads', 'labels-say-organic'],
  ['a CommonJS file that is required', 'low-from-three-on'],
  ['a global set-up', 'opens-at-nine'],
  ['a build', 'sundays-are-dearer'],
  ['a package of the workspace, built', 'dozens-are-cheaper'],
  ['a package of the workspace, by its name from another process', 'books-are-taxed-less'],
] as const

/** What an overlay meets as well, and takes for toothless. */
const BESIDES = ['a test that imports it and starts it too', 'receipts-say-thanks'] as const

let project: DiskProject

beforeAll(() => {
  project = diskProject('ways')
  execFileSync(process.execPath, ['build.mjs'], { cwd: project.root, stdio: 'ignore' })
})

afterAll(() => project.remove())

describe.each([
  ['auto', 'copy', 'runs it from disk as well', [...WAYS, BESIDES]],
  // A few of them: a way leads to the same files as in a copy.
  ['in-place', 'in-place', '`--strategy in-place` was asked for', [...WAYS.filter((_, at) => at % 3 === 0), BESIDES]],
] as const)('--strategy %s', (wish, strategy, reason, ways) => {
  let ledger: Ledger
  let built: string
  beforeAll(async () => {
    built = readFileSync(join(project.root, 'dist/rate.js'), 'utf8')
    ledger = await project.prove('--strategy', wish, '-t', `/^(?:${ways.map(([, id]) => id).join('|')})$/`)
  }, LONGEST_MS)

  test.each(ways)(`proves code that is met by %s (%s)`, (_, id) => {
    const entry = ledger.guards.find((guard) => guard.id === id)
    expect(entry).toMatchObject({ verdict: 'bites', proofs: [{ strategy }] })
  })

  test('says why it was not the overlay', () => {
    const entry = ledger.guards.find(({ id }) => id === BESIDES[1])
    expect(entry?.proofs[0]?.strategyReason).toContain(reason)
  })

  test('leaves the tree, and what is built in it, as it was', () => {
    expect(ledger.strays).toEqual([])
    expect(git(project.root, 'status', '--porcelain', '--untracked-files=all')).toBe('')
    expect(readFileSync(join(project.root, 'dist/rate.js'), 'utf8')).toBe(built)
  })
})

describe('--strategy overlay', () => {
  let ledger: Ledger
  beforeAll(async () => {
    ledger = await project.prove('--strategy', 'overlay')
  }, LONGEST_MS)

  test.each(WAYS)('does not meet code that is met by %s (%s), and names what would', (_, id) => {
    const entry = ledger.guards.find((guard) => guard.id === id)
    expect(entry).toMatchObject({ verdict: 'unreached', reason: { kind: 'never-served' } })
    expect(entry?.nextStep).toContain('`--strategy copy`')
  })

  test('takes a test for toothless that looks only at what another process says', () => {
    const entry = ledger.guards.find(({ id }) => id === BESIDES[1])
    expect(entry).toMatchObject({ verdict: 'toothless', proofs: [{ strategy: 'overlay' }] })
  })
})
