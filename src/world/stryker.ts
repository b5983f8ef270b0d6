/** The user's StrykerJS: found from the project, checked, run in a process of its own; its report read. */

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TeethError } from '../errors/teeth-error.ts'
import type { Stryker, StrykerEnd, StrykerProgress, StrykerReport, StrykerWish } from '../model/sweep.ts'
import { findsCompilerApi } from './compiler-api.ts'
import { type InstalledPackage, installedPackage } from './installed-package.ts'
import { siblingOf } from './sibling.ts'
import { STATE_FOLDER } from './state-folder.ts'
import { notedAt, strykerCut } from './stryker-cut.ts'
import { isTexts, mutatedBy, type StrykerConfig, strykerConfig } from './stryker-config.ts'
import { strykerPatterns } from './stryker-patterns.ts'
import { runStryker } from './stryker-process.ts'
import { SWEEP_FOLDER } from './sweep-folder.ts'
import { isOlder } from './version.ts'

const CORE = '@stryker-mutator/core'
const RUNNER = '@stryker-mutator/vitest-runner'
/** The oldest that tells the tests of Vitest 5 apart. */
const OLDEST = '10.1.0'

/** What Stryker gives a mutant beyond the time of its tests, where nothing else is said. */
const TIMEOUT_MS = 5000
/** Stryker measures the start of its runner in the dry run, and finds none where test files ran side by side. */
const START_MS = 10_000

export type StrykerTerms = {
  /** Absolute, real path of the project. */
  readonly root: string
  /** Path of the Vitest configuration, from the root, when Vitest does not find it by itself. */
  readonly vitestConfig?: string
  /** How a person adds packages here, for example `pnpm add -D`. */
  readonly adds: string
  readonly interruption?: AbortSignal
}

/** Throws TeethError `stryker-missing` or `stryker-too-old`. Starts nothing yet. */
export function openStryker(terms: StrykerTerms): Stryker {
  const { root, adds } = terms
  const [core, runner] = [CORE, RUNNER].map((name) => installedPackage(root, name))
  if (core === undefined || runner === undefined) {
    const missing = [...(core === undefined ? [CORE] : []), ...(runner === undefined ? [RUNNER] : [])]
    throw new TeethError(
      'stryker-missing',
      `a sweep needs \`${missing.join('` and `')}\`, which ${root} does not have: run \`${adds} ${missing.join(' ')}\``,
    )
  }
  for (const { folder, version } of [core, runner]) refuseOld(folder, version, adds)
  return {
    version: core.version,
    mutates: async () => mutatedBy(await strykerConfig(root)),
    run: (wish) => run({ ...terms, core, runner }, wish),
  }
}

function refuseOld(folder: string, version: string, adds: string): void {
  if (!isOlder(version, OLDEST)) return
  throw new TeethError(
    'stryker-too-old',
    `\`${folder}\` is StrykerJS \`${version}\`, and \`${OLDEST}\` or later is needed: run \`${adds} ${CORE}@latest ${RUNNER}@latest\``,
  )
}

type Found = StrykerTerms & { readonly core: InstalledPackage; readonly runner: InstalledPackage }

async function run(found: Found, wish: StrykerWish): Promise<StrykerEnd> {
  const { root, core, interruption } = found
  const report = join(root, SWEEP_FOLDER, 'stryker.json')
  rmSync(report, { force: true })
  const own = await strykerConfig(root)
  const file = resolve(root, incrementalFileOf(own))
  const before = notedAt(file)
  let progress: StrykerProgress | undefined
  const onProgress = (heard: StrykerProgress) => {
    progress = heard
    wish.onProgress(heard)
  }
  const options = { ...optionsFor(found, wish, own), jsonReporter: { fileName: report } }
  const company = {
    onProgress,
    ...(wish.timeIsUp && { timeIsUp: wish.timeIsUp }),
    ...(interruption && { interruption }),
  }
  const end = await runStryker({ root, core: entryOf(core, CORE), options }, company)
  if (end === 'cut') return strykerCut({ file, before, progress })
  // It writes none where there was nothing to mutate.
  if (!existsSync(report)) return { kind: 'finished', report: { schemaVersion: '2', files: {} } }
  // The only writer of this file is the Stryker just run, in the format that its schema says.
  return { kind: 'finished', report: JSON.parse(readFileSync(report, 'utf8')) as StrykerReport }
}

/** From the root, or absolute. */
function incrementalFileOf({ incrementalFile }: StrykerConfig): string {
  return typeof incrementalFile === 'string' ? incrementalFile : inOwnFolder('incremental.json')
}

/** What truth needs, over whatever the configuration says: a report, what was found before, and not a file of the user's. */
function optionsFor({ core, runner, vitestConfig }: Found, { mutate, concurrency }: StrykerWish, own: StrykerConfig) {
  const plugins = isTexts(own['plugins']) ? own['plugins'] : ['@stryker-mutator/*']
  const runnerEntry = entryOf(runner, RUNNER)
  return {
    ...(own['concurrency'] === undefined ? { concurrency } : {}),
    incrementalFile: incrementalFileOf(own),
    mutate: mutate === undefined ? mutatedBy(own) : mutate.flatMap(strykerPatterns),
    // It is about checkers only, and moves the lines of tests.
    ...(own['checkers'] === undefined ? { disableTypeChecks: false } : {}),
    ...(vitestConfig === undefined ? {} : { vitest: { configFile: vitestConfig } }),
    // Stryker asks the compiler to read a tsconfig.
    ...(findsCompilerApi(core.folder) ? {} : { tsconfigFile: inOwnFolder('no-tsconfig.json') }),
    // The glob finds nothing where packages lie apart, as pnpm has them.
    plugins: [...plugins, runnerEntry, ...ownPlugins(runnerEntry)],
    reporters: ['json', 'teeth'],
    testRunner: 'teeth',
    timeoutMS: (typeof own['timeoutMS'] === 'number' ? own['timeoutMS'] : TIMEOUT_MS) + START_MS,
    incremental: true,
    tempDirName: STATE_FOLDER,
    cleanTempDir: 'always',
    inPlace: false,
    dryRunOnly: false,
    allowEmpty: true,
    allowConsoleColors: false,
    fileLogLevel: 'off',
    thresholds: { break: null },
  }
}

function inOwnFolder(name: string): string {
  return `${SWEEP_FOLDER}/${name}`
}

function ownPlugins(runner: string): readonly string[] {
  const ownRunner = siblingOf(import.meta.url, 'stryker-runner')
  ownRunner.searchParams.set('runner', runner)
  return [siblingOf(import.meta.url, 'stryker-reporter').href, ownRunner.href]
}

/** Its entry as a URL, whatever the working folder and the layout of `node_modules`. */
function entryOf({ folder }: InstalledPackage, name: string): string {
  return pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href
}
