/** Guards about types, proven with the real binary: the project's own checker looks at a copy of the tree. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ledger, LedgerEntry } from '../../../src/model/ledger.ts'
import { type DiskProject, diskProject } from '../../support/disk-project.ts'
import { git } from '../../support/scratch.ts'

/** Each trial starts a Vitest and a type checker of its own. */
const LONGEST_MS = 300_000
const BY_TYPES = { strategy: 'copy', strategyReason: 'a type checker reads what is on disk' }

let project: DiskProject

beforeAll(() => {
  project = diskProject('types')
})

afterAll(() => project.remove())

describe('guards about types', () => {
  let ledger: Ledger
  const entry = (id: string): LedgerEntry | undefined => ledger.guards.find((guard) => guard.id === id)

  beforeAll(async () => {
    ledger = await project.prove()
  }, LONGEST_MS)

  test.each([
    ['a member of a type', 'a-price-may-be-missing'],
    ['an overload', 'picks-a-bunch'],
    ['a type that a usual test uses', 'a-bill-takes-one-name'],
  ])('%s bites by its types (%s)', (_, id) => {
    expect(entry(id)).toMatchObject({ verdict: 'bites', proofs: [BY_TYPES] })
  })

  test('a guard that types or a run may prove bites by the run', () => {
    expect(entry('a-bill-names-what-it-lacks')).toMatchObject({ verdict: 'bites', proofs: [{ strategy: 'overlay' }] })
  })

  test('a type test that does not look is toothless', () => {
    expect(entry('colours-are-readonly')).toMatchObject({ verdict: 'toothless', proofs: [BY_TYPES] })
  })

  test('a revert that does not pass the check itself is incidental, and is quoted', () => {
    const { verdict, reason, observed } = entry('wraps-in-paper') ?? {}
    expect([verdict, reason]).toEqual(['incidental', { kind: 'types-fail-elsewhere', file: 'src/flowers.ts' }])
    expect(observed).toContain("`src/flowers.ts:31:34 Cannot find name 'Foil'. (TS2304)`")
  })

  test('what is gone in the lines of the test is incidental, and is quoted', () => {
    const { verdict, reason, observed } = entry('a-ribbon-is-no-number') ?? {}
    expect([verdict, reason]).toEqual(['incidental', { kind: 'types-fail-elsewhere', file: 'test/vase.test-d.ts' }])
    expect(observed).toContain("has no exported member 'Ribbon'. (TS2694)")
  })

  test('a revert in a file that the checker keeps silent about is unmeasured, with the way out', () => {
    expect(entry('a-vase-is-glass')).toMatchObject({
      verdict: 'unmeasured',
      reason: { kind: 'cannot-run-here', detail: expect.stringContaining('`@ts-nocheck`') },
      nextStep: expect.stringContaining('Take `@ts-nocheck` out of `src/vase.ts`'),
    })
  })

  test('a type test that no `tsconfig` includes is unmeasured', () => {
    const { verdict, observed } = entry('a-tip-is-a-number') ?? {}
    expect([verdict, observed]).toEqual(['unmeasured', expect.stringContaining("does not read 'lost/tip.test-d.ts'")])
  })

  test('nothing of it is left', () => {
    expect(ledger.strays).toEqual([])
    expect(git(project.root, 'status', '--porcelain', '--untracked-files=all')).toBe('')
  })
})

test('without a copy they are unmeasured, with the way out', async () => {
  const { guards } = await project.prove('--strategy', 'in-place', '-t', 'picks-a-bunch')
  expect(guards).toMatchObject([
    { verdict: 'unmeasured', nextStep: 'Leave `--strategy` out, or say `--strategy copy`.' },
  ])
})
