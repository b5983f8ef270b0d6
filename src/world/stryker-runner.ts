/** A test runner of StrykerJS, loaded by it: its own for Vitest, which does not run what can tell nothing new. */

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { looks, namesake, type Sights, testFileOf } from './stryker-looks.ts'

/** Of Stryker's own runner this is what is used. */
export type VitestRunner = {
  /** The Vitest that it has started. Not promised: without it, or in another shape, test files run one after the other. */
  readonly ctx?: {
    readonly config?: Workers
    readonly projects?: readonly { readonly config?: Workers }[]
    /** Their paths are absolute. */
    globTestSpecifications?(): Promise<readonly { readonly moduleId?: string }[]>
  }
  capabilities(): unknown
  init(): Promise<void>
  dryRun(wish: DryRun): Promise<DryRunEnd>
  mutantRun(wish: MutantRun): Promise<MutantEnd>
  dispose(): Promise<void>
}

export type NarrowRunner = Omit<VitestRunner, 'ctx'>

type Workers = { maxWorkers?: unknown; readonly fileParallelism?: unknown }

/** `files`: absolute paths of what is mutated, in the copy of the project. */
export type DryRun = { readonly files?: readonly string[] }

export type DryRunEnd = { readonly status: string; readonly tests?: readonly { readonly status: number }[] }

export type MutantRun = {
  readonly activeMutant: { readonly fileName: string }
  readonly testFilter?: readonly string[]
}

export type MutantEnd = {
  readonly status: string
  readonly nrOfTests?: number
  readonly killedBy?: readonly string[]
}

/** Stryker's number for a test that failed. */
const FAILED = 1

type Injector = { injectFunction(factory: unknown): VitestRunner }
type Options = { readonly concurrency?: unknown }
type Plugin = { readonly kind: string; readonly name: string; readonly factory?: unknown }

export const strykerPlugins = [{ kind: 'TestRunner', name: 'teeth', factory: runnerFactory() }]

/** With what Stryker is to hand in, by its own names. */
function runnerFactory() {
  return Object.assign(createRunner, { inject: ['$injector', 'options'] as const })
}

function createRunner(injector: Injector, { concurrency }: Options): NarrowRunner {
  return narrowRunner(async () => injector.injectFunction(await vitestFactory()), {
    workers: typeof concurrency === 'number' ? concurrency : 1,
    isMutated,
  })
}

/** The address of Stryker's own runner stands behind the one that this module is loaded by. */
async function vitestFactory(): Promise<unknown> {
  const runner = new URL(import.meta.url).searchParams.get('runner') ?? ''
  // What a plugin of Stryker exports.
  const { strykerPlugins: plugins } = (await import(runner)) as { readonly strykerPlugins: readonly Plugin[] }
  return plugins.find(({ kind }) => kind === 'TestRunner')?.factory
}

/** Stryker's code for a mutant asks this; a file without a mutant is copied as it is. */
function isMutated(path: string): boolean {
  return readFileSync(path, 'utf8').includes('stryMutAct_')
}

export type Narrowing = {
  /** How many test files may run side by side: as many as Stryker has runners, which do so all the time. */
  readonly workers: number
  readonly isMutated: (path: string) => boolean
}

export function narrowRunner(open: () => Promise<VitestRunner>, narrowing: Narrowing): NarrowRunner {
  let opened: VitestRunner | undefined
  const own = (): VitestRunner => {
    if (opened === undefined) throw new Error('the test runner is asked before its start')
    return opened
  }
  const sights = new Map<string, Sights>()
  return {
    // As Stryker's own for Vitest.
    capabilities: () => ({ reloadEnvironment: true }),
    async init() {
      opened = await open()
      await opened.init()
    },
    dryRun: (wish) => dryRun(own(), wish, narrowing),
    mutantRun: (wish) => mutantRun(own(), wish, sights),
    dispose: async () => opened?.dispose(),
  }
}

async function dryRun(
  runner: VitestRunner,
  wish: DryRun,
  { workers, isMutated: isKept }: Narrowing,
): Promise<DryRunEnd> {
  const kept = wish.files?.filter(isKept) ?? []
  // @teeth unmutated-files-run-no-tests: tests of nothing but files without a mutant are not run
  //   test: test/unit/world/stryker-runner.test.ts
  //   revert: condition false
  const narrowed = kept.length > 0 ? { ...wish, files: kept } : wish
  const configs = [runner.ctx, ...(runner.ctx?.projects ?? [])].flatMap((one) => one?.config ?? [])
  const isSingle =
    configs.length > 0 && configs.every((config) => config.maxWorkers === 1 && config.fileParallelism !== false)
  const together =
    isSingle && workers > 1 ? await withWorkers(configs, workers, () => runner.dryRun(narrowed)) : undefined
  // @teeth a-dry-run-fails-alone: test files that fail beside others are run once more, one after the other
  //   test: test/unit/world/stryker-runner.test.ts
  //   was: return together ?? runner.dryRun(narrowed)
  return together !== undefined && isGreen(together) ? together : runner.dryRun(narrowed)
}

async function withWorkers<T>(configs: readonly Workers[], workers: number, run: () => Promise<T>): Promise<T> {
  for (const config of configs) config.maxWorkers = workers
  try {
    return await run()
  } finally {
    // @teeth mutants-run-one-after-the-other: with a mutant test files run one after the other, as the first failure is the last
    //   test: test/unit/world/stryker-runner.test.ts
    //   revert: remove
    for (const config of configs) config.maxWorkers = 1
  }
}

function isGreen({ status, tests = [] }: DryRunEnd): boolean {
  return status === 'complete' && tests.every((test) => test.status !== FAILED)
}

async function mutantRun(runner: VitestRunner, wish: MutantRun, all: Map<string, Sights>): Promise<MutantEnd> {
  const file = wish.activeMutant.fileName.replaceAll('\\', '/')
  const sights = all.get(file) ?? { tests: new Set() }
  all.set(file, sights)
  const { testFilter: tests } = wish
  const known = looks({ file, ...(tests === undefined ? {} : { tests }) }, sights)
  const first = known.length === 0 && tests === undefined ? await byName(runner, file) : known
  const end = await inLooks(runner, wish, first)
  for (const test of tests ?? []) sights.tests.add(test)
  const killer = end.killedBy?.[0]
  if (killer !== undefined) sights.noticedIn = testFileOf(killer)
  return end
}

/** Where nothing is known of the file. */
async function byName({ ctx }: VitestRunner, file: string): Promise<readonly (readonly string[])[]> {
  const found = (await ctx?.globTestSpecifications?.()) ?? []
  const paths = found.flatMap(({ moduleId }) => moduleId ?? []).map((path) => relative(process.cwd(), path))
  const first = namesake(
    file,
    paths.map((path) => path.replaceAll('\\', '/')),
  )
  return first === undefined ? [] : [first]
}

/** As one run of them all would end, which it is when a look ends in another way than with tests. */
async function inLooks(
  runner: VitestRunner,
  wish: MutantRun,
  first: readonly (readonly string[])[],
): Promise<MutantEnd> {
  const { testFilter } = wish
  let ran = 0
  for (const look of first) {
    const end = counting(await runner.mutantRun({ ...wish, testFilter: look }), ran)
    if (end.status === 'killed' || end.status === 'timeout') return end
    if (end.status !== 'survived') return runner.mutantRun(wish)
    ran = end.nrOfTests ?? ran
  }
  if (testFilter === undefined) return runner.mutantRun(wish)
  const known = new Set(first.flat())
  // @teeth a-first-look-is-not-the-last: what one test file does not notice is shown to all the others
  //   test: test/unit/world/stryker-runner.test.ts
  //   revert: swap !known.has(test) => known.has(test)
  const rest = testFilter.filter((test) => !known.has(test))
  return counting(await runner.mutantRun({ ...wish, testFilter: rest }), ran)
}

function counting(end: MutantEnd, ran: number): MutantEnd {
  return end.nrOfTests === undefined ? end : { ...end, nrOfTests: end.nrOfTests + ran }
}
