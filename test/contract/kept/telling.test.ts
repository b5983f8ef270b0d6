import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { laneOf, type TestLane } from '../../support/lane-of.ts'
import { fourRuns } from './four-runs.ts'
import { shown } from './shown.ts'

describe.each([5, 4] as const)('what a kept worker cannot tidy away on Vitest %i', (major) => {
  let lane: TestLane

  beforeAll(async () => {
    lane = await laneOf('kept/telling', major)
  })
  afterAll(() => lane.close())

  test.each(['call-order', 'package-with-state', 'rejection-that-arrives-late'])(
    'shows in a control of the same worker: %s',
    async (name) => {
      const file = `test/${name}.test.ts`
      const green = await lane.run({ file })
      const [before, trial, again, after] = await fourRuns(lane, file, 'kept')
      const ids = [before, trial, again, after].map((run) => run?.workerId)
      const isShown = [before, after].some((run) => run && JSON.stringify(shown(run)) !== JSON.stringify(shown(green)))
      expect([green.tests.map(({ state }) => state), isShown || new Set(ids).size > 1]).toEqual([
        ['passed', 'passed'],
        true,
      ])
    },
  )
})
