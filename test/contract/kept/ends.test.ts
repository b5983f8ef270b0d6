import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { WorkerWish } from '../../../src/model/run.ts'
import { isAlive } from '../../support/is-alive.ts'
import { laneOf, type TestLane } from '../../support/lane-of.ts'
import { priceOf } from './four-runs.ts'

describe.each([5, 4] as const)('the end of a kept worker on Vitest %i', (major) => {
  let lane: TestLane

  beforeEach(async () => {
    lane = await laneOf('kept/ends', major)
    return () => lane.close()
  })

  const run = (name: string, worker: WorkerWish, deadlineMs = 20_000) =>
    lane.run({ file: `test/${name}.test.ts`, worker, deadlineMs, overlays: name === 'holds' ? [] : priceOf(lane) })
  const pids = (): readonly number[] => readFileSync(join(lane.root, 'pids'), 'utf8').trim().split('\n').map(Number)

  test('comes with its death: the run says so, and the next one has a new worker', async () => {
    const before = await run('holds', 'kept')
    const died = await run('dies', 'kept')
    const after = await run('holds', 'kept')
    expect([died.end.kind, after.end.kind, after.worker]).toEqual(['crashed', 'finished', 'fresh'])
    expect(after.workerId).not.toBe(before.workerId)
  })

  test('comes with the deadline when it hangs, and takes the process along', async () => {
    await run('holds', 'kept')
    const hung = await run('spins', 'kept', 1_500)
    const after = await run('holds', 'kept')
    expect([hung.end.kind, after.end.kind, after.worker]).toEqual(['timed-out', 'finished', 'fresh'])
    expect(pids().slice(0, 2).map(isAlive)).toEqual([false, false])
  })

  test('does not come with a run that wants a fresh worker', async () => {
    for (const worker of ['kept', 'kept', 'fresh', 'kept'] as const) await run('holds', worker)
    const [first, second, other, third] = pids()
    expect([second, third]).toEqual([first, first])
    expect(other).not.toBe(first)
  })

  test('comes with the end of the lane', async () => {
    await run('holds', 'kept')
    const [pid = 0] = pids()
    const wasAlive = isAlive(pid)
    await lane.close()
    expect([wasAlive, isAlive(pid)]).toEqual([true, false])
  })
})
