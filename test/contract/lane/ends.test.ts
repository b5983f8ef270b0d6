import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Overlay, Run } from '../../../src/model/run.ts'
import { isAlive } from '../../support/is-alive.ts'
import { laneOf, overlayOf, type TestLane } from '../../support/lane-of.ts'
import { VITEST_MAJORS } from '../../support/vitest-project.ts'

const DEADLINE_MS = 1_000

describe.concurrent.each(VITEST_MAJORS)('a lane on Vitest %i', (major) => {
  let lane: TestLane
  let overlays: readonly Overlay[]

  beforeAll(async () => {
    lane = await laneOf('lane/ends', major)
    const probed = '__teeth_hit__(0); return true'
    overlays = [overlayOf(lane.root, { file: 'src/brake.ts', now: 'return false', was: 'return true', probed })]
  })
  afterAll(() => lane.close())

  const trialOf = (name: string, deadlineMs = 20_000): Promise<Run> =>
    lane.run({ file: `test/${name}.test.ts`, overlays, deadlineMs })

  test.each(['spins', 'waits'])(
    'ends a test that %s at the deadline, and knows that the old code was reached',
    async (name) => {
      const run = await trialOf(name, DEADLINE_MS)
      expect([run.end, run.overlays[0]?.reached]).toEqual([{ kind: 'timed-out', deadlineMs: DEADLINE_MS }, [0]])
    },
  )

  test('ends what a hung test had started', async () => {
    await trialOf('leaves-a-child', DEADLINE_MS)
    await trialOf('holds')
    expect(isAlive(Number(readFileSync(join(lane.root, 'child.pid'), 'utf8')))).toBe(false)
  })

  test.each(['killed', 'hoards'])('tells that the worker of %s died', async (name) => {
    const run = await trialOf(name)
    expect([run.end.kind, run.overlays[0]?.reached]).toEqual(['crashed', [0]])
  })

  test('is not troubled by a flood of output', async () => {
    const run = await trialOf('floods')
    expect([run.end.kind, run.tests.map(({ state }) => state)]).toEqual(['finished', ['failed']])
  })

  test.each(['spins', 'killed'])('takes the next scenario after %s', async (name) => {
    await trialOf(name, DEADLINE_MS)
    const run = await lane.run({ file: 'test/holds.test.ts' })
    expect([run.end.kind, run.tests.map(({ state }) => state)]).toEqual(['finished', ['passed']])
  })
})
