/** With what Vitest is going to start a worker of a project, as far as that is known before its first run. */

import { join } from 'node:path'
import { isatty } from 'node:tty'
import type { PoolOptions } from './kept-shape.ts'
import type { Vitest, VitestProject } from './vitest-shape.ts'

/**
 * As the pool of Vitest 4.1 and 5 puts it together. A wrong guess costs the start of a process, as the options of the
 * run itself decide whether it is used.
 */
export function guessedOptions(vitest: Vitest, project: VitestProject, vitestFolder: string): PoolOptions {
  const { config } = project
  return {
    distPath: join(vitestFolder, 'dist'),
    project,
    environment: { name: config.environment, options: null },
    env: {
      ...process.env,
      TEST: 'true',
      VITEST: 'true',
      NODE_ENV: process.env['NODE_ENV'] || 'test',
      // @teeth guessed-as-vitest-says: a worker is started ahead just as Vitest would start it
      //   test: test/contract/kept/warm-on-vitest-5.test.ts
      //   was: VITEST_MODE: 'WATCH',
      VITEST_MODE: 'RUN',
      FORCE_TTY: isatty(1) ? 'true' : '',
      ...vitest.config.env,
      ...config.env,
    },
    execArgv: [
      '--experimental-import-meta-resolve',
      ...(process.versions['pnp'] === undefined ? ['--require', join(vitestFolder, 'suppress-warnings.cjs')] : []),
      ...conditions(project),
      ...(config.execArgv ?? []),
    ],
  }
}

function conditions({ vite: { config } }: VitestProject): readonly string[] {
  const mode = config.isProduction === true ? 'production' : 'development'
  const wanted = (config.ssr?.resolve?.conditions ?? [])
    .filter((condition) => !MODES.includes(condition) || condition === mode)
    .map((condition) => (condition === 'development|production' ? mode : condition))
  return [...new Set(wanted)].flatMap((condition) => ['--conditions', condition])
}

const MODES: readonly string[] = ['production', 'development']
