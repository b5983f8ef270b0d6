/** The user's StrykerJS: found from the project, checked, run in a process of its own; its report read. */

import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TeethError } from '../errors/teeth-error.ts'
import type { Stryker, StrykerReport, StrykerWish } from '../model/sweep.ts'
import { findsCompilerApi } from './compiler-api.ts'
import { disk } from './disk.ts'
import { type InstalledPackage, installedPackage, isOlder } from './installed-package.ts'
import { makeStateFolder, STATE_FOLDER } from './state-folder.ts'
import { runStryker, type StrykerOptions } from './stryker-process.ts'

const CORE = '@stryker-mutator/core'
const RUNNER = '@stryker-mutator/vitest-runner'
/** The oldest that tells the tests of Vitest 5 apart. */
const OLDEST = '10.1.0'

/** In the state folder. */
const OWN_FOLDER = 'sweep'

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
  return { version: core.version, run: (wish) => run({ ...terms, core, runner }, wish) }
}

function refuseOld(folder: string, version: string, adds: string): void {
  if (!isOlder(version, OLDEST)) return
  throw new TeethError(
    'stryker-too-old',
    `\`${folder}\` is StrykerJS \`${version}\`, and \`${OLDEST}\` or later is needed: run \`${adds} ${CORE}@latest ${RUNNER}@latest\``,
  )
}

type Found = StrykerTerms & { readonly core: InstalledPackage; readonly runner: InstalledPackage }

async function run(found: Found, wish: StrykerWish): Promise<StrykerReport> {
  const { root, interruption } = found
  const folder = makeStateFolder(disk, root, OWN_FOLDER)
  const report = join(folder, 'stryker.json')
  rmSync(report, { force: true })
  await runStryker(
    {
      root,
      core: entryOf(found.core, CORE),
      plugins: [entryOf(found.runner, RUNNER)],
      options: optionsFor(found, wish, report),
    },
    { onProgress: wish.onProgress, ...(interruption && { interruption }) },
  )
  // The only writer of this file is the Stryker just run, in the format that its schema says.
  return JSON.parse(readFileSync(report, 'utf8')) as StrykerReport
}

/** What truth needs, over whatever the configuration says: a report, what was found before, and not a file of the user's. */
function optionsFor({ core, vitestConfig }: Found, wish: StrykerWish, report: string): StrykerOptions {
  const { mutate } = wish
  return {
    forced: {
      testRunner: 'vitest',
      reporters: ['json', 'teeth'],
      jsonReporter: { fileName: report },
      incremental: true,
      tempDirName: STATE_FOLDER,
      cleanTempDir: 'always',
      inPlace: false,
      dryRunOnly: false,
      allowEmpty: true,
      allowConsoleColors: false,
      fileLogLevel: 'off',
      ...(mutate === undefined ? {} : { mutate }),
      ...(vitestConfig === undefined ? {} : { vitest: { configFile: vitestConfig } }),
      // Stryker asks the compiler to read a tsconfig.
      ...(findsCompilerApi(core.folder) ? {} : { tsconfigFile: join(STATE_FOLDER, OWN_FOLDER, 'no-tsconfig.json') }),
    },
    defaults: { concurrency: wish.concurrency, incrementalFile: join(STATE_FOLDER, OWN_FOLDER, 'incremental.json') },
  }
}

/** Its entry as a URL, whatever the working folder and the layout of `node_modules`. */
function entryOf({ folder }: InstalledPackage, name: string): string {
  return pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href
}
