/** What memory never met is tried again in a copy of the tree, where the test may meet it. */

import { expect, test } from 'vitest'
import type { ChangedFile } from '../../../src/model/change.ts'
import type { Scenario } from '../../../src/model/run.ts'
import { failedFact, testFact } from '../../support/fake-lane.ts'
import { layer, request } from '../../support/guards.ts'
import { modified } from './cut.ts'
import { type Story, TEST, told } from './told.ts'

const titlePath = ['prints rows']
const green = { tests: [testFact({ titlePath, line: 1 })] }
const red = { tests: [failedFact({ titlePath, line: 1 })] }

const changedTest: ChangedFile = {
  path: TEST,
  status: 'modified',
  before: '',
  now: `test('prints rows', () => { expect(1) })\n`,
}

/** Green, and nobody asked for the old code. */
const unmet = ({ overlays }: Scenario) => ({
  ...green,
  overlays: overlays.map(({ file }) => ({ file, served: 0, wasLoaded: false, reached: [] })),
})

const unmetIn = (story: Partial<Story>) =>
  told({
    files: [modified('f(1)\n', 'f(2)\n'), changedTest],
    script: unmet,
    texts: { [TEST]: "import { execFileSync } from 'node:child_process'\n" },
    ...story,
  })

const trials = ({ ledger }: Awaited<ReturnType<typeof unmetIn>>) =>
  ledger.units[0]?.tried.map(({ verdict, strategy }) => `${verdict} ${strategy ?? 'in memory'}`)

test('a test that starts a process notices in a copy', async () => {
  const found = await unmetIn({ onDisk: ({ overlays }) => (overlays.length > 0 ? red : green) })
  expect(trials(found)).toEqual(['unreached in memory', 'noticed copy'])
  expect(found.ledger.units[0]).toMatchObject({ verdict: 'noticed', noticedBy: [{ titlePath }] })
  expect(found.ledger.tests).toMatchObject([{ verdict: 'fails-with-old-code' }])
  expect(found.copy.isClosed()).toBe(true)
})

test('what it does not notice there either is unnoticed', async () => {
  const found = await unmetIn({ onDisk: () => green })
  expect(trials(found)).toEqual(['unreached in memory', 'unnoticed copy'])
})

test('a copy that is red without any revert says nothing', async () => {
  const found = await unmetIn({ onDisk: () => red })
  expect(trials(found)).toEqual(['unreached in memory'])
  expect(found.ledger.units[0]?.verdict).toBe('unreached')
})

test('a test that stays green and starts a process notices in a copy', async () => {
  const noticing = await unmetIn({ script: () => green, onDisk: ({ overlays }) => (overlays.length > 0 ? red : green) })
  expect(trials(noticing)).toEqual(['unnoticed in memory', 'noticed copy'])
  const quiet = await unmetIn({ script: () => green, onDisk: () => green })
  expect(trials(quiet)).toEqual(['unnoticed in memory'])
})

test('asks older tests in memory before a copy of what stayed green', async () => {
  const older = 'test/older.test.ts'
  const part = ({ overlays }: Scenario) =>
    overlays.some(({ plain }) => plain.includes('g(1)') && plain.includes('f(2)'))
  const found = await unmetIn({
    files: [modified('f(1)\nx()\ng(1)\n', 'f(2)\nx()\ng(2)\n'), changedTest],
    layers: [layer({ files: [TEST, older] })],
    imports: [{ file: older, layer: 'unit', modules: [{ file: 'src/rows.ts', distance: 1 }] }],
    script: (scenario) => (scenario.file === older && scenario.overlays.length > 0 ? red : green),
    onDisk: () => green,
  })
  expect(found.ledger.units.map(({ verdict }) => verdict)).toEqual(['noticed', 'noticed', 'noticed'])
  expect(found.copy.asked.some(part), 'an older test has noticed the part').toBe(false)
})

test('where something is built any test may load it', async () => {
  const found = await unmetIn({
    texts: { [TEST]: "import { rows } from 'rows'\n" },
    wish: { runs: request({ lanes: 1, prepare: 'npm run build' }) },
    onDisk: ({ overlays }) => (overlays.length > 0 ? red : green),
  })
  expect(trials(found)).toEqual(['unreached in memory', 'noticed copy'])
})

test('builds again in a copy what the tests load', async () => {
  const found = await unmetIn({ wish: { runs: request({ lanes: 1, prepare: 'npm run build' }) } })
  expect(found.copy.asked.map(({ prepare }) => prepare)).toContain('npm run build')
})

test('tries all in a copy where that is asked for', async () => {
  const found = await unmetIn({
    wish: { runs: request({ lanes: 1, strategy: 'copy' }) },
    onDisk: ({ overlays }) => (overlays.length > 0 ? red : green),
  })
  expect(trials(found)).toEqual(['noticed copy'])
  expect(found.lane.asked).toEqual([])
  expect(found.copy.isClosed()).toBe(true)
})

test('what no test imports is tried against tests that start processes', async () => {
  const starts = 'test/command.test.ts'
  const found = await unmetIn({
    files: [modified('f(1)\n', 'f(2)\n')],
    layers: [layer({ files: ['test/other.test.ts', starts] })],
    texts: { [starts]: "import { execFileSync } from 'node:child_process'\n" },
    onDisk: ({ overlays }) => (overlays.length > 0 ? red : green),
  })
  expect(found.ledger.units[0]).toMatchObject({ verdict: 'noticed', noticedBy: [{ file: starts }] })
})

test('says that no copy could be made', async () => {
  const found = await unmetIn({ noCopy: 'the disk is full' })
  expect(found.ledger.units[0]).toMatchObject({ verdict: 'unreached', copyFailed: 'the disk is full' })
})

test('says that the tests are red in a copy', async () => {
  const found = await unmetIn({ onDisk: () => red })
  expect(found.ledger.units[0]?.copyFailed).toContain('without any revert')
})

test.each<[when: string, story: Partial<Story>]>([
  ['the test stays in its worker', { texts: { [TEST]: "import { rows } from '../src/rows.ts'\n" } }],
  ['memory is asked for alone', { wish: { runs: request({ lanes: 1, strategy: 'overlay' }) } }],
  ['memory met it', { script: () => green, texts: { [TEST]: "import { readFileSync } from 'node:fs'\n" } }],
])('no copy is made when %s', async (_, story) => {
  const found = await unmetIn(story)
  expect(found.copy.asked).toEqual([])
  expect(found.opened).toBe(1)
})
