import { expect, onTestFinished, test } from 'vitest'
import { laneOf } from '../../support/lane-of.ts'

test.each([5, 4] as const)('a worker is started ahead just as Vitest %i would start it', async (major) => {
  const lane = await laneOf('lane/ends', major, { keepsWorkers: true })
  onTestFinished(() => lane.close())
  const { workerId } = await lane.run({ file: 'test/holds.test.ts', worker: 'kept' })
  // Numbered as they are started.
  expect(workerId?.split('.').at(-1), 'a worker is started ahead just as Vitest would start it').toBe('1')
})
