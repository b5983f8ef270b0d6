/** A worker that is started before the first run, as the same Vitest would start it then. */

import { expect, onTestFinished, test } from 'vitest'
import { laneOf } from '../../support/lane-of.ts'
import type { VitestMajor } from '../../support/vitest-project.ts'

export function warmOn(major: VitestMajor): void {
  test(`a worker is started ahead just as Vitest ${major} would start it`, async () => {
    const lane = await laneOf('lane/ends', major, { keepsWorkers: true })
    onTestFinished(() => lane.close())
    const { workerId } = await lane.run({ file: 'test/holds.test.ts', worker: 'kept' })
    // Numbered as they are started.
    expect(workerId?.split('.').at(-1), 'a worker is started ahead just as Vitest would start it').toBe('1')
  })
}
