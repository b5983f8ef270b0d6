/** The user's Vitest projects, as their configuration says before a lane changes it. */

import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { readsWorkerNumber } from '../../model/reads-worker-number.ts'
import type { LayerFact } from '../../model/world.ts'
import type { Vitest, VitestConfig, VitestProject } from './vitest-shape.ts'

/** One fact a project, in Vitest's own order. */
export async function layersOf(vitest: Vitest, root: string): Promise<readonly LayerFact[]> {
  return Promise.all(vitest.projects.map((project) => layerOf(vitest, project, root)))
}

async function layerOf(vitest: Vitest, project: VitestProject, root: string): Promise<LayerFact> {
  const { config, name, vite } = project
  const setUp = [...config.setupFiles, ...[config.globalSetup ?? []].flat()]
  const { testFiles, typecheckTestFiles } = await project.globTestFiles()
  const refusal = refusalOf(config)
  const { enabled, only = false } = config.typecheck
  const fromRoot = (files: readonly string[]) => files.map((file) => relative(root, file).replaceAll('\\', '/')).sort()
  return {
    name,
    files: fromRoot(enabled && only ? typecheckTestFiles : testFiles),
    ...(enabled ? { typeTests: fromRoot(typecheckTestFiles) } : {}),
    environment: config.environment,
    pool: config.pool,
    ...(refusal === undefined ? {} : { refusal: `the Vitest project \`${name}\` ${refusal}` }),
    ...(setUp.length > 0 ? { setUpBy: fromRoot(setUp) } : {}),
    isSerial: isSerial(vitest, project) || countsOnItsWorker([vite.config.configFile, ...setUp]),
  }
}

const POOLS: readonly string[] = ['forks', 'threads', 'vmThreads', 'vmForks']

function refusalOf(config: VitestConfig): string | undefined {
  if (config.browser.enabled) return 'runs in a browser, where an overlay cannot be served'
  if (config.typecheck.enabled && config.typecheck.only)
    return 'checks types only, and runs no test: a guard that is about types says `fails: types`'
  if (config.experimental?.viteModuleRunner === false) {
    return 'has `viteModuleRunner: false`, so Node loads the files itself and an overlay is never asked for'
  }
  if (!POOLS.includes(config.pool)) return `runs in the pool \`${config.pool}\`, whose workers cannot be observed`
  return undefined
}

function isSerial(vitest: Vitest, { config, vite }: VitestProject): boolean {
  // @teeth a-lonely-suite-is-serial: a suite that counts on being alone
  //   test: test/unit/lane/before-the-first-run.test.ts
  //   revert: remove
  if (config.fileParallelism === false) return true
  if (config.maxWorkers === 1) {
    // Vitest 5 fills in its default, which is 1 on two cores: then only the configuration's text tells.
    const isDefault = vitest.config.providedOptions !== undefined && availableParallelism() <= 2
    return (
      !isDefault ||
      textsOf([vite.config.configFile, vitest.vite.config.configFile]).some((text) => /\bmaxWorkers\b/.test(text))
    )
  }
  // Vitest 4 and later do not read these.
  return Number.parseInt(vitest.version, 10) < 4 && hasOneWorkerPool(config)
}

function hasOneWorkerPool({ pool, poolOptions }: VitestConfig): boolean {
  const { singleFork, singleThread, maxForks, maxThreads } = {
    singleFork: false,
    singleThread: false,
    maxForks: 0,
    maxThreads: 0,
    ...poolOptions?.[pool],
  }
  return singleFork || singleThread || maxForks === 1 || maxThreads === 1
}

/** Also by what lies outside of the project, which nobody but Vitest looks into. */
function countsOnItsWorker(files: readonly (string | undefined)[]): boolean {
  return textsOf(files).some(readsWorkerNumber)
}

/** Of those that are there. */
function textsOf(files: readonly (string | undefined)[]): readonly string[] {
  return files.flatMap((file) => (file !== undefined && existsSync(file) ? [readFileSync(file, 'utf8')] : []))
}
