/** A project in which StrykerJS is wrong, swept with the real one: the report is right. */

import { describe, expect, test, vi } from 'vitest'
import { at, statusIn, sweptProject, type Wanted } from './swept-project.ts'

// StrykerJS starts Vitest several times, and a busy machine takes its time over that.
vi.setConfig({ testTimeout: 300_000 })

const { swept, outside } = sweptProject('sweep/wrong')
const before = outside()

describe('what StrykerJS says wrongly is put right', () => {
  test.each<[string, Wanted, wrong: string, right: string]>([
    ['a static mutant under `testFiles`', at('src/prices.ts', 1, '""'), 'Survived', 'Killed'],
    ['a static mutant that breaks the import', at('src/prices.ts', 2, 'true'), 'Survived', 'Killed'],
    ['a static mutant that breaks nothing', at('src/prices.ts', 2, 'false'), 'Survived', 'Survived'],
    ['a mutant with which `beforeAll` fails', at('src/till.ts', 2, 'false'), 'RuntimeError', 'Killed'],
    ['a mutant with which `beforeAll` goes on', at('src/till.ts', 2, 'true'), 'Survived', 'Survived'],
    ['a mutant that a nested suite notices', at('src/shelf.ts', 2, 'places + taken'), 'Killed', 'Killed'],
    ['a mutant that no test minds', at('src/shelf.ts', 6, 'item'), 'Survived', 'Survived'],
    ['a mutant that no test runs', at('src/till.ts', 3, '""'), 'NoCoverage', 'NoCoverage'],
  ])('%s', async (_, wanted, wrong, right) => {
    const { stryker, report } = await swept()
    expect([statusIn(stryker, wanted), statusIn(report, wanted)]).toEqual([wrong, right])
  })
})

test('the answer comes first, and a survivor is no failure', async () => {
  const { ended } = await swept()
  expect(ended.err).toMatch(/^\d+ of \d+ mutants are noticed by no test; StrykerJS was wrong about \d+$/m)
  expect(ended.code).toBe(0)
})

test('nothing of the project is written', async () => {
  await swept()
  expect(outside()).toEqual(before)
})
