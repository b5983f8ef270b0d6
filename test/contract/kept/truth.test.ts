import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Overlay, Run } from '../../../src/model/run.ts'
import { laneOf, overlayOf, type TestLane } from '../../support/lane-of.ts'
import { shown } from './shown.ts'

const FIXTURE = 'kept/leaky'
const TESTS = fileURLToPath(new URL(`../../fixtures/${FIXTURE}/test`, import.meta.url))

/** Files whose left-over only a new process takes away, and whose controls show it. */
const TELLING = ['call-order', 'package-with-state', 'rejection-that-arrives-late']

const PRICE = { file: 'src/till.ts', now: "if (price < 0) throw new Error('a price is never negative')", was: '' }
const GREETING = { file: 'src/door.ts', now: "if (name === '') return 'hello'", was: '' }

const names = readdirSync(TESTS)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.test.ts'.length))

describe.each([5, 4] as const)('a kept worker on Vitest %i', (major) => {
  let lane: TestLane
  let overlays: readonly Overlay[]

  beforeAll(async () => {
    lane = await laneOf(FIXTURE, major)
    overlays = [overlayOf(lane.root, PRICE), overlayOf(lane.root, GREETING)]
  })
  afterAll(() => lane.close())

  const control = (name: string, worker: 'fresh' | 'kept'): Promise<Run> =>
    lane.run({ file: `test/${name}.test.ts`, worker })
  const trial = (name: string, worker: 'fresh' | 'kept'): Promise<Run> =>
    lane.run({ file: `test/${name}.test.ts`, worker, overlays })

  test.each(names.filter((name) => !TELLING.includes(name)))(
    'runs %s again and again as a new one does',
    async (name) => {
      const [green, red] = [shown(await control(name, 'fresh')), shown(await trial(name, 'fresh'))]
      const runs = [
        await control(name, 'kept'),
        await trial(name, 'kept'),
        await trial(name, 'kept'),
        await control(name, 'kept'),
      ]
      expect(runs.map(shown)).toEqual([green, red, red, green])
      expect(red).not.toEqual(green)
    },
  )

  test.each(TELLING)('shows in a control what %s left behind', async (name) => {
    const green = shown(await control(name, 'fresh'))
    const runs = [
      await control(name, 'kept'),
      await trial(name, 'kept'),
      await trial(name, 'kept'),
      await control(name, 'kept'),
    ]
    const controls = runs.filter((_, index) => index === 0 || index === 3)
    expect(controls.map(shown)).not.toEqual([green, green])
  })
})
