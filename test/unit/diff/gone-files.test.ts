/** Deleted files are part of the old code: they come back with what imported them, and with the whole. */

import { describe, expect, test } from 'vitest'
import type { ChangedFile } from '../../../src/model/change.ts'
import type { Scenario } from '../../../src/model/run.ts'
import { failedFact, testFact } from '../../support/fake-lane.ts'
import { request } from '../../support/guards.ts'
import { cut, modified } from './cut.ts'
import { TEST, told } from './told.ts'

const deleted = (path: string, before: string): ChangedFile => ({ path, status: 'deleted', before })

const user = modified("import { slug } from './slug.ts'\ng(slug)\nx()\nf(1)\n", 'g()\nx()\nf(2)\n', 'src/user.ts')
const slug = deleted('src/slug.ts', "import { dash } from './text/dash'\nexport const slug = dash(1)\n")
const dash = deleted('src/text/dash.ts', 'export const dash = h\n')
const dead = deleted('src/dead.ts', 'export const dead = 1\n')

const served = (...files: readonly ChangedFile[]) =>
  Object.fromEntries(
    cut(...files).units.map(({ id, undo }) => [
      id,
      undo.kind === 'runnable' ? undo.files.map(({ file }) => file) : undo.kind,
    ]),
  )

describe('a deleted file', () => {
  test('comes back with what imported it, and with what it imported itself', () => {
    const files = ['src/user.ts', 'src/slug.ts', 'src/text/dash.ts']
    expect(served(user, slug, dash), 'a deleted file comes back with what imported it').toEqual({
      whole: files,
      'part:1': files,
      'part:2': ['src/user.ts'],
    })
  })

  test('comes back with the whole where no part imported it, and is not tried alone', () => {
    const [, , part] = cut(user, slug, dash, dead).units
    expect(part?.id).toBe('part:2')
    expect(served(user, slug, dash, dead)).toMatchObject({
      whole: ['src/user.ts', 'src/slug.ts', 'src/text/dash.ts', 'src/dead.ts'],
      'file:src/dead.ts': 'beyond-memory',
    })
  })

  test('is held by the whole of a change that has one part besides', () => {
    expect(served(modified('f(1)\n', 'f(2)\n'), dead)).toMatchObject({ whole: ['src/rows.ts', 'src/dead.ts'] })
  })

  test('of types alone does not come back by itself', () => {
    expect(served(modified('f(1)\n', 'f(2)\n'), deleted('src/types.ts', 'export type Row = string\n'))).toEqual({
      'part:1': ['src/rows.ts'],
      'idle:src/types.ts': 'no-runtime-change',
    })
  })
})

const titlePath = ['has no slug']
const green = testFact({ titlePath, line: 1 })
const newTest: ChangedFile = { path: TEST, status: 'added', now: "test('has no slug', () => { expect(1) })\n" }

/** Red where the deleted file is served, and there to be served. */
const noticesSlug = ({ overlays }: Scenario) => ({
  tests: [
    overlays.some(({ file, isAbsent }) => file === 'src/slug.ts' && isAbsent)
      ? failedFact({ titlePath, line: 1 })
      : green,
  ],
})

test('what nothing imported is neither noticed nor unnoticed', async () => {
  const { ledger } = await told({ files: [user, slug, dash, dead, newTest], script: noticesSlug })
  expect(ledger.units.find(({ id }) => id === 'file:src/dead.ts')).toMatchObject({
    verdict: 'incidental',
    note: 'not tried: nothing that is left imported `src/dead.ts`',
    tried: [],
  })
})

test('a new test that fails with a deleted file back is told so', async () => {
  const { ledger } = await told({ files: [user, slug, dash, newTest], script: noticesSlug })
  expect(ledger.tests).toMatchObject([{ verdict: 'fails-with-old-code' }])
  expect(ledger.units.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
    'whole noticed',
    'part:1 noticed',
    'part:2 unnoticed',
  ])
})

test('a file that memory does not bring to a test that reads files comes back in a copy', async () => {
  const unmet = ({ overlays }: Scenario) => ({
    tests: [green],
    overlays: overlays.map(({ file }) => {
      const isMet = file === 'src/rows.ts'
      return { file, served: Number(isMet), wasLoaded: isMet, reached: isMet ? [0] : [] }
    }),
  })
  const { ledger } = await told({
    files: [modified('f(1)\n', 'f(2)\n'), dead, newTest],
    script: unmet,
    onDisk: ({ overlays }) => ({
      tests: [overlays.length > 1 ? failedFact({ titlePath, line: 1 }) : green],
    }),
    texts: { [TEST]: "import { existsSync } from 'node:fs'\n" },
    wish: { runs: request({ lanes: 1 }) },
  })
  expect(ledger.units[0]).toMatchObject({ id: 'whole', verdict: 'noticed' })
  expect(ledger.tests).toMatchObject([{ verdict: 'fails-with-old-code' }])
})
