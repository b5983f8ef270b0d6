import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Ledger } from '../../../src/model/ledger.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** The toothless example waits for deadlines and dead workers: it takes longer than a test may by default. */
const LONGEST_MS = 180_000

function prove(example: string): { readonly status: number | null; readonly ledger: Ledger } {
  const args = [join(ROOT, 'src/main.ts'), '--root', join(ROOT, 'examples', example), '--json']
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return { status, ledger: JSON.parse(stdout) }
}

describe('examples/catalog', () => {
  test('has only guards that bite', { timeout: LONGEST_MS }, () => {
    const { status, ledger } = prove('catalog')
    const others = ledger.guards.filter(({ verdict }) => verdict !== 'bites')
    expect(others.map(({ id, verdict, observed }) => ({ id, verdict, observed }))).toEqual([])
    expect(ledger.problems).toEqual([])
    expect(ledger.guards.length).toBeGreaterThan(8)
    expect(status).toBe(0)
  })
})

describe('examples/toothless', () => {
  const expected: Readonly<Record<string, { readonly verdict: string; readonly reason: string }>> = JSON.parse(
    readFileSync(join(ROOT, 'examples/toothless/expected.json'), 'utf8'),
  )
  let proven: ReturnType<typeof prove>
  beforeAll(() => {
    proven = prove('toothless')
  }, LONGEST_MS)

  test.each(Object.entries(expected))('%s gets the report it must give', (id, report) => {
    const entry = proven.ledger.guards.find((guard) => guard.id === id)
    expect({ verdict: entry?.verdict, reason: entry?.reason.kind }).toEqual(report)
  })

  test('has no guard without an expected report', () => {
    const ids = proven.ledger.guards.map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set(Object.keys(expected)))
  })

  test('shows every verdict that is not `bites`', () => {
    const verdicts = new Set(proven.ledger.guards.map(({ verdict }) => verdict))
    const { bites: _, ...others } = proven.ledger.counts
    expect(verdicts).toEqual(new Set(Object.keys(others)))
  })

  test('ends with the exit code of what could not be measured', () => {
    expect(proven.status).toBe(4)
  })

  test('leaves nothing behind', () => {
    expect(proven.ledger.strays).toEqual([])
  })
})
