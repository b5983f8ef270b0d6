/** How flags, configuration and defaults become one request: a flag wins over the file, the file over the default. */

import type { Config } from '../model/config.ts'
import type { ProveRequest } from '../model/request.ts'
import type { Flags } from './flags.ts'

/** What settling cannot know by itself. */
export type Circumstances = {
  /** POSIX from the root. */
  readonly paths: readonly string[]
  readonly cores: number
  /** How a person starts this tool here, for example `pnpm teeth`. */
  readonly invocation: string
  /** The seed when a shuffle is wanted and none was named. */
  readonly randomSeed: number
}

const SOURCES = ['**/*.{ts,mts,cts,tsx,js,mjs,cjs,jsx,vue,svelte}']
const LEFT_OUT = ['**/node_modules/**', '**/*.d.ts', '**/*.min.js']

/** Settles what is to be proven. Pure. */
export function settle(flags: Flags, config: Config, circumstances: Circumstances): ProveRequest {
  const deadlineMs = flags.deadline ?? config.deadline
  const strategy = flags.strategy ?? config.strategy
  const shuffleSeed = flags.shuffle === 'random' ? circumstances.randomSeed : flags.shuffle
  return {
    selection: {
      paths: circumstances.paths,
      ...(flags.testNamePattern !== undefined && { pattern: flags.testNamePattern }),
      ...(flags.changed !== undefined && { changedSince: flags.changed }),
    },
    include: config.include ?? SOURCES,
    exclude: [...LEFT_OUT, ...(config.exclude ?? [])],
    // @teeth flags-win: takes lanes from the flag, whatever the configuration says
    //   test: test/unit/cli/settle.test.ts
    //   was: lanes: config.lanes ?? flags.lanes ?? Math.max(2, circumstances.cores),
    lanes: flags.lanes ?? config.lanes ?? Math.max(2, circumstances.cores),
    ...(deadlineMs !== undefined && { deadlineMs }),
    repeat: flags.repeat ?? config.repeat ?? 1,
    isIsolated: flags.isolate ?? config.isolate ?? false,
    isOffline: flags.offline ?? config.offline ?? false,
    ...(shuffleSeed !== undefined && { shuffleSeed }),
    ...(strategy !== undefined && { strategy }),
    ...(config.prepare !== undefined && { prepare: config.prepare }),
    naming: config.naming ?? 'usual',
    projects: flags.projects.length > 0 ? flags.projects : (config.project ?? []),
    ...(flags.bail !== undefined && { bail: flags.bail }),
    mayBeEmpty: flags.passWithNoGuards,
    invocation: circumstances.invocation,
  }
}
