/** Keeps Vitest from writing anything anywhere while the old behaviour is back. */

import { join } from 'node:path'
import type { LaneOptions } from './protocol.ts'
import type { Vitest, VitestConfig } from './vitest-shape.ts'

/** Options of `createVitest` under which nothing is recorded and nothing is watched. */
export function quietOptions(options: LaneOptions, major: number): object {
  return {
    root: options.root,
    ...(options.vitestConfig === undefined ? {} : { config: options.vitestConfig }),
    ...(options.projects.length === 0 ? {} : { project: [...options.projects] }),
    watch: false,
    // One empty object drops the reporters of the user.
    reporters: [{}],
    coverage: { enabled: false },
    // `false` would mean `new` off CI, and write snapshots. 3.2 does not know `none`: see `quiet`.
    update: major >= 4 ? 'none' : false,
    ui: false,
    open: false,
    api: false,
    cache: false,
    silent: true,
    passWithNoTests: true,
    includeTaskLocation: true,
    // Kept by the disk's content, it would store the reverted module as the original.
    ...(major >= 5 ? { fsModuleCache: false } : major === 4 ? { experimental: { fsModuleCache: false } } : {}),
  }
}

/** What projects do not take from the options of the root, or a version does not know there. */
export function quiet(vitest: Vitest, options: LaneOptions): void {
  vitest.snapshot.options.updateSnapshot = 'none'
  for (const config of [vitest.config, ...vitest.projects.map((project) => project.config)]) {
    // @teeth nothing-recorded-while-reverted: nothing is recorded while reverted
    //   test: test/unit/lane/before-the-first-run.test.ts
    //   revert: remove
    config.snapshotOptions.updateSnapshot = 'none'
    config.coverage.enabled = false
    config.typecheck.enabled = false
    config.passWithNoTests = true
    config.includeTaskLocation = true
    if (config.fsModuleCache !== undefined) config.fsModuleCache = false
    if (config.experimental?.fsModuleCache !== undefined) config.experimental.fsModuleCache = false
    config.attachmentsDir = join(options.scratch, 'attachments')
    // Every test has to speak, also after another one failed.
    // @teeth no-failure-silences-others: no failure silences the tests after it
    //   test: test/unit/lane/before-the-first-run.test.ts
    //   revert: remove
    config.bail = 0
    takeOneWorker(config)
  }
}

function takeOneWorker(config: VitestConfig): void {
  config.maxWorkers = 1
  config.minWorkers = 1
  for (const pool of ['forks', 'threads', 'vmThreads', 'vmForks']) {
    const options = config.poolOptions?.[pool]
    if (options === undefined) continue
    for (const key of ['minForks', 'maxForks', 'minThreads', 'maxThreads']) if (key in options) options[key] = 1
  }
}
