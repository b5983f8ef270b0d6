/** One worker for all test files, which share their modules: the report is right there too. */

import { expect, test, vi } from 'vitest'
import { at, statusIn, sweptProject, type Wanted } from './swept-project.ts'

// StrykerJS starts Vitest several times, and a busy machine takes its time over that.
vi.setConfig({ testTimeout: 300_000 })

const { swept } = sweptProject('sweep/narrow')

test.each<[string, Wanted, wrong: string, right: string]>([
  ['a mutant that breaks the import', at('src/oven.ts', 2, 'true'), 'RuntimeError', 'Killed'],
  ['a static mutant that a test notices', at('src/oven.ts', 4, 'trays.length / 12'), 'Killed', 'Killed'],
  ['a static mutant that breaks nothing', at('src/oven.ts', 2, 'false'), 'Survived', 'Survived'],
])('%s', async (_, wanted, wrong, right) => {
  const { stryker, report } = await swept()
  expect([statusIn(stryker, wanted), statusIn(report, wanted)]).toEqual([wrong, right])
})
