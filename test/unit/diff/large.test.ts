/** A change of many parts in 30 files: what is tried, what is left out, and that this is said. */

import { expect, test } from 'vitest'
import type { ChangedFile } from '../../../src/model/change.ts'
import type { Scenario } from '../../../src/model/run.ts'
import { diffAnswer } from '../../../src/report/diff-answer.ts'
import { failedFact, type Script, testFact } from '../../support/fake-lane.ts'
import { layer } from '../../support/guards.ts'
import { told } from './told.ts'

const FILES = 30
const CALLS = 4
const titlePath = ['counts rows']

const sourceOf = (index: number) => `src/shelf-${index}.ts`
const testOf = (index: number) => `test/shelf-${index}.test.ts`

/** Every second line differs. */
const textOf = (add: number) => Array.from({ length: CALLS }, (_, call) => `count${call}(${add})\nx()\n`).join('')

const sources = Array.from({ length: FILES }, (_, index): ChangedFile => ({
  path: sourceOf(index),
  status: 'modified',
  before: textOf(1),
  now: textOf(2),
}))
const tests = Array.from({ length: FILES }, (_, index): ChangedFile => ({
  path: testOf(index),
  status: 'modified',
  before: '',
  now: `test('counts rows', () => { expect(${index}) })\n`,
}))
const imports = tests.map(({ path }, index) => ({
  file: path,
  layer: 'unit',
  modules: [{ file: sourceOf(index), distance: 1 }],
}))

const notices = ({ overlays }: Scenario) => ({
  tests: [overlays.length > 0 ? failedFact({ titlePath, line: 1 }) : testFact({ titlePath, line: 1 })],
})

const large = (wish: object, tick: number, script: Script = notices) =>
  told({
    files: [...sources, ...tests],
    layers: [layer({ files: tests.map(({ path }) => path) })],
    imports,
    script,
    tick,
    wish,
  })

test('of a large change each part is tried against the tests that import it', async () => {
  // Nobody notices anything of the first file: that is where the other tests would be asked as well.
  const script = (scenario: Scenario) =>
    scenario.overlays.length === 1 && scenario.overlays[0]?.file === sourceOf(0)
      ? { tests: [testFact({ titlePath, line: 1 })] }
      : notices(scenario)
  const { ledger } = await large({}, 0, script)
  const quiet = ledger.units.filter(({ verdict }) => verdict === 'unnoticed')
  expect(quiet).toHaveLength(1 + CALLS)
  expect(quiet.map(({ tried }) => tried.map(({ file }) => file))).toEqual(quiet.map(() => [testOf(0)]))
})

test('each part is run once where it is noticed', async () => {
  const { ledger, lane } = await large({}, 0)
  const parts = ledger.units.filter(({ scope }) => scope === 'part')
  expect(parts).toHaveLength(FILES * CALLS)
  expect(parts.every(({ tried }) => tried.length === 1)).toBe(true)
  const trials = lane.asked.filter(({ overlays }) => overlays.length > 0)
  // The whole change in each test file, the parts and the files once.
  expect(trials).toHaveLength(FILES + FILES * CALLS + FILES)
  expect(diffAnswer(ledger)).toBe('all 120 parts of this change are noticed when they are undone')
})

test('what the budget leaves out is not called noticed', async () => {
  const { ledger } = await large({ budgetMs: 200 }, 2)
  const verdicts = new Set(ledger.units.map(({ verdict }) => verdict))
  expect(verdicts).toEqual(new Set(['noticed', 'not-tried']))
  expect(ledger.limits.unitsLeftOut).toBe(ledger.counts['not-tried'])
  expect(ledger.limits.unitsLeftOut).toBeGreaterThan(0)
  expect(ledger.exitCode).toBe(4)
  expect(diffAnswer(ledger)).toMatch(/^\d+ parts were not tried$/)
})

test('the whole of a large change leaves time for its parts', async () => {
  const { ledger } = await large({ budgetMs: 120 }, 2)
  const [whole, ...others] = ledger.units
  expect(whole?.tried.length).toBeLessThan(FILES)
  expect(others.filter(({ verdict }) => verdict === 'noticed').length).toBeGreaterThan(0)
})
