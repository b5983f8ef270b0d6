import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { WorkerWish } from '../../../src/model/run.ts'
import { laneOf, type TestLane } from '../../support/lane-of.ts'
import { fourRuns } from './four-runs.ts'
import { shown } from './shown.ts'

describe.each([5, 4] as const)('in an environment with a page on Vitest %i', (major) => {
  let lane: TestLane

  beforeAll(async () => {
    lane = await laneOf('kept/environments', major)
  })
  afterAll(() => lane.close())

  test.each(['jsdom', 'happy-dom'])('no worker is kept, and the page is new in each run: %s', async (name) => {
    const runs = await fourRuns(lane, `test/${name}.test.ts`, 'kept')
    const why = `the environment is \`${name}\``
    expect(runs.map(({ worker, workerEnded }) => [worker, workerEnded])).toEqual(runs.map(() => ['fresh', why]))
    expect(runs.map(({ tests }) => tests.map(({ state }) => state))).toEqual([
      ['passed', 'passed'],
      ['passed', 'failed'],
      ['passed', 'failed'],
      ['passed', 'passed'],
    ])
  })

  test('a file without a page has a kept worker, in which none is left', async () => {
    const fresh = await fourRuns(lane, 'test/node.test.ts', 'fresh')
    expect((await fourRuns(lane, 'test/node.test.ts', 'kept')).map(shown)).toEqual(fresh.map(shown))
  })
})

describe.each([5, 4] as const)('in the pool `threads` on Vitest %i', (major) => {
  let lane: TestLane

  beforeAll(async () => {
    lane = await laneOf('kept/threads', major)
  })
  afterAll(() => lane.close())

  test('a kept thread runs a file again and again as a new one does', async () => {
    const fresh = await fourRuns(lane, 'test/thread.test.ts', 'fresh')
    const kept = await fourRuns(lane, 'test/thread.test.ts', 'kept')
    expect(kept.map(shown)).toEqual(fresh.map(shown))
    expect(kept.map(({ worker }) => worker)).toEqual(['fresh', 'kept', 'kept', 'kept'])
  })
})

describe.each([5, 4] as const)('what each run is asked on Vitest %i', (major) => {
  let lane: TestLane

  beforeEach(async () => {
    lane = await laneOf('kept/per-run', major)
    return () => lane.close()
  })

  test('reaches a kept worker: the order of the tests', async () => {
    const orders = async (worker: WorkerWish): Promise<readonly string[]> => {
      const asked = { file: 'test/order.test.ts', worker }
      const runs = [await lane.run({ ...asked, shuffleSeed: 1 }), await lane.run({ ...asked, shuffleSeed: 2 })]
      return runs.flatMap(({ suiteErrors }) => suiteErrors.map(({ error }) => error.message))
    }
    const kept = await orders('kept')
    expect(new Set(kept).size).toBe(2)
    expect(kept).toEqual(await orders('fresh'))
  })

  test('reaches a kept worker: to stay on the machine', async () => {
    const asked = { file: 'test/leaves-the-machine.test.ts', worker: 'kept', isOffline: true } as const
    const runs = [await lane.run(asked), await lane.run(asked)]
    expect(runs.map(({ worker, strayConnections }) => [worker, strayConnections])).toEqual([
      ['fresh', ['192.0.2.1:80']],
      ['kept', ['192.0.2.1:80']],
    ])
  })
})

describe.each([5, 4] as const)('in the pools of virtual machines on Vitest %i', (major) => {
  test.each(['vmThreads', 'vmForks'])('no worker is kept: %s', async (layer) => {
    const { run, close } = await laneOf('lane/loading', major)
    onTestFinished(close)
    const { worker, workerEnded } = await run({ file: 'test/static.test.ts', layer, worker: 'kept' })
    expect([worker, workerEnded]).toEqual(['fresh', `the pool is \`${layer}\``])
  })
})

describe('on Vitest 3', () => {
  test('no worker is kept, and the lane says why', async () => {
    const { lane, run, close } = await laneOf('kept/per-run', 3)
    const asked = { file: 'test/order.test.ts', worker: 'kept' } as const
    const workers = [await run(asked), await run(asked)].map(({ worker, workerEnded }) => [worker, workerEnded])
    await close()
    const why = 'Vitest 3.2.7 has no custom pools'
    expect([lane.canKeepWorkers, lane.keepRefusal, ...workers]).toEqual([false, why, ['fresh', why], ['fresh', why]])
  })
})
