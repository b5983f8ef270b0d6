import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Run } from '../../../src/model/run.ts'
import { isAlive } from '../../support/is-alive.ts'
import { laneOf, overlayOf, type TestLane } from '../../support/lane-of.ts'
import { VITEST_MAJORS } from '../../support/vitest-project.ts'

const RELEASED = {
  file: 'src/brake.ts',
  now: 'return false',
  was: 'return true',
  probed: '__teeth_hit__(0); return true',
}

/** Long enough for a worker to start on a busy machine; what does not hang may take its time to end by itself. */
const DEADLINE_MS = { hangs: 3_000, ends: 30_000 }
const HANGING: readonly string[] = ['spins', 'leaves-a-child']

describe.concurrent.each(VITEST_MAJORS)('a lane on Vitest %i', (major) => {
  let lane: TestLane
  const pairs = new Map<string, Promise<{ trial: Run; control: Run }>>()

  beforeAll(async () => {
    lane = await laneOf('lane/ends', major)
  })
  afterAll(() => lane.close())

  /** Once for each name: what became of the trial, and of the control after it. */
  const pairOf = (name: string): Promise<{ trial: Run; control: Run }> => {
    const pair = pairs.get(name) ?? runPair(name)
    pairs.set(name, pair)
    return pair
  }

  const runPair = async (name: string): Promise<{ trial: Run; control: Run }> => {
    const overlays = [overlayOf(lane.root, RELEASED)]
    const deadlineMs = DEADLINE_MS[HANGING.includes(name) ? 'hangs' : 'ends']
    const trial = lane.run({ file: `test/${name}.test.ts`, overlays, deadlineMs })
    const control = lane.run({ file: 'test/holds.test.ts' })
    return { trial: await trial, control: await control }
  }

  test.each([
    ['spins', 'timed-out'],
    ['leaves-a-child', 'timed-out'],
    ['killed', 'crashed'],
    ['hoards', 'crashed'],
    ['floods', 'finished'],
  ])('ends what %s as %s, and knows that the old code was reached', async (name, end) => {
    const { trial } = await pairOf(name)
    expect([trial.end.kind, trial.overlays[0]?.reached]).toEqual([end, [0]])
  })

  test('tells which test hung', async () => {
    const { trial } = await pairOf('spins')
    expect(trial.running).toHaveLength(1)
  })

  test.each(['spins', 'leaves-a-child', 'killed', 'hoards', 'floods'])(
    'takes the scenario that follows what %s',
    async (name) => {
      const { control } = await pairOf(name)
      expect([control.end.kind, control.tests.map(({ state }) => state)]).toEqual(['finished', ['passed']])
    },
  )

  test('ends everything a hung test had started, in whichever process group', async () => {
    await pairOf('leaves-a-child')
    const pids: object = JSON.parse(readFileSync(join(lane.root, 'pids.json'), 'utf8'))
    expect(Object.entries(pids).filter(([, pid]) => isAlive(pid))).toEqual([])
  })
})
