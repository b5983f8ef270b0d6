/** A real lane on a copy of a fixture, for contract tests; scenarios wait for each other, so tests may run concurrently. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Overlay, Run, Scenario } from '../../src/model/run.ts'
import type { Lane } from '../../src/model/world.ts'
import { openRunner, type RunnerOptions } from '../../src/world/vitest.ts'
import { type VitestMajor, vitestProject } from './vitest-project.ts'

export type TestLane = {
  readonly root: string
  readonly lane: Lane
  /** Runs one test file; what is left out is a control in the nameless layer, in a fresh worker. */
  run(asked: Partial<Scenario> & { readonly file: string }): Promise<Run>
  /** Ends the lane and removes its project. */
  close(): Promise<void>
}

export async function laneOf(
  fixture: string,
  major: VitestMajor,
  options: Partial<RunnerOptions> = {},
): Promise<TestLane> {
  const { root, remove } = vitestProject(fixture, major)
  const lane = await openRunner({ root, ...options }).open()
  let last: Promise<unknown> = Promise.resolve()
  return {
    root,
    lane,
    run: (asked) => {
      const run = last.then(() => lane.run({ ...CONTROL, ...asked }))
      last = run
      return run
    },
    close: () => lane.close().finally(remove),
  }
}

/** A scenario with nothing reverted, in want of a file. */
export const CONTROL: Omit<Scenario, 'file'> = {
  id: 'scenario',
  layer: '',
  overlays: [],
  worker: 'fresh',
  isOffline: false,
  deadlineMs: 20_000,
}

/** One place of a file with its old text back. */
export type OldText = {
  readonly file: string
  readonly now: string
  readonly was: string
  /** `was` with a probe, where it can hold one. */
  readonly probed?: string
}

export function overlayOf(root: string, { file, now, was, probed = was }: OldText): Overlay {
  const text = readFileSync(join(root, file), 'utf8')
  const served = text.replace(now, probed)
  const script = served.lastIndexOf('</script>')
  return { file, text: served, plain: text.replace(now, was), trailerAt: script < 0 ? served.length : script }
}
