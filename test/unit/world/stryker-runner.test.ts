/** What StrykerJS's own runner is asked to run: what can tell something, likeliest first. */

import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type MutantEnd, type MutantRun, narrowRunner, type VitestRunner } from '../../../src/world/stryker-runner.ts'

const ROWS = ['test/rows.test.ts#finds', 'test/rows.test.ts#counts']
const OTHERS = ['test/page.test.ts#shows', 'test/find.test.ts#asks']
const ALL = [...OTHERS, ...ROWS]
const SURVIVED: MutantEnd = { status: 'survived', nrOfTests: 2 }

type Asked = { readonly tests: readonly string[] | undefined; readonly workers: unknown }

type Circumstances = {
  readonly testFiles?: readonly string[]
  /** How a test ends while other test files run: 1 is a failure. */
  readonly beside?: number
  readonly fileParallelism?: boolean
}

/** A runner of which every run ends as `end` says; it notes what it is asked, and how many workers it had. */
function runnerOf(
  end: (tests: readonly string[] | undefined) => MutantEnd = () => SURVIVED,
  { testFiles = [], beside = 0, ...rest }: Circumstances = {},
) {
  const asked: Asked[] = []
  const config = { maxWorkers: 1, ...rest }
  const note = (tests: readonly string[] | undefined) => asked.push({ tests, workers: config.maxWorkers })
  const inner: VitestRunner = {
    ctx: {
      config,
      projects: [{ config }],
      globTestSpecifications: async () => testFiles.map((file) => ({ moduleId: resolve(file) })),
    },
    capabilities: () => ({ reloadEnvironment: true }),
    init: async () => undefined,
    dryRun: async ({ files }) => {
      note(files)
      return { status: 'complete', tests: [{ status: config.maxWorkers > 1 ? beside : 0 }] }
    },
    mutantRun: async ({ testFilter }) => {
      note(testFilter)
      return end(testFilter)
    },
    dispose: async () => undefined,
  }
  const isMutated = (path: string) => path !== 'src/model.ts'
  return { asked, runner: narrowRunner(async () => inner, { workers: 2, isMutated }) }
}

const mutant = (testFilter?: readonly string[]): MutantRun => ({
  activeMutant: { fileName: 'src/rows.ts' },
  ...(testFilter === undefined ? {} : { testFilter }),
})

test('tests of nothing but files without a mutant are not run', async () => {
  const { asked, runner } = runnerOf()
  await runner.init()
  await runner.dryRun({ files: ['src/model.ts', 'src/rows.ts'] })
  await runner.dryRun({ files: ['src/model.ts'] })
  expect(
    asked.map(({ tests }) => tests),
    'tests of nothing but files without a mutant are not run',
  ).toEqual([['src/rows.ts'], ['src/model.ts']])
})

test('without a mutant test files run side by side, and with a mutant test files run one after the other', async () => {
  const { asked, runner } = runnerOf()
  await runner.init()
  await runner.dryRun({})
  await runner.mutantRun(mutant(ROWS))
  expect(
    asked.map(({ workers }) => workers),
    'with a mutant test files run one after the other, as the first failure is the last',
  ).toEqual([2, 1])
})

test.each<[string, Circumstances, readonly number[]]>([
  ['that fail beside others are run once more, one after the other', { beside: 1 }, [2, 1]],
  ['that are never to run side by side do not', { fileParallelism: false }, [1]],
])('test files %s', async (_, circumstances, workers) => {
  const { asked, runner } = runnerOf(() => SURVIVED, circumstances)
  await runner.init()
  const end = await runner.dryRun({})
  const claim = 'test files that fail beside others are run once more, one after the other'
  expect([end, asked.map((one) => one.workers)], claim).toEqual([
    { status: 'complete', tests: [{ status: 0 }] },
    workers,
  ])
})

test('a runner whose Vitest is not to be seen is asked all the same', async () => {
  const { asked, runner } = runnerOf()
  const blind = narrowRunner(async () => ({ ...runner }), { workers: 2, isMutated: () => true })
  await blind.init()
  await blind.dryRun({ files: ['src/rows.ts'] })
  expect(asked.map(({ tests }) => tests)).toEqual([['src/rows.ts']])
})

test('what the likeliest test file notices is shown to no other', async () => {
  const killed = { status: 'killed', killedBy: ['test/rows.test.ts#finds'], nrOfTests: 1 }
  const { asked, runner } = runnerOf(() => killed)
  await runner.init()
  expect(await runner.mutantRun(mutant(ALL))).toEqual(killed)
  expect(asked.map(({ tests }) => tests)).toEqual([ROWS])
})

test('what one test file does not notice is shown to all the others', async () => {
  const { asked, runner } = runnerOf()
  await runner.init()
  const end = await runner.mutantRun(mutant(ALL))
  expect(
    [end, asked.map(({ tests }) => tests)],
    'what one test file does not notice is shown to all the others',
  ).toEqual([{ status: 'survived', nrOfTests: 4 }, [ROWS, OTHERS]])
})

test('what breaks the likeliest test file is shown to all at once, as any other may still tell what is wrong', async () => {
  const { asked, runner } = runnerOf(() => ({ status: 'error' }))
  await runner.init()
  await runner.mutantRun(mutant(ALL))
  expect(asked.map(({ tests }) => tests)).toEqual([ROWS, ALL])
})

test('a mutant that is evaluated as its module loads is shown where the last one was noticed, then to all', async () => {
  const ends = [{ status: 'killed', killedBy: ['test/page.test.ts#shows'] }]
  const { asked, runner } = runnerOf(() => ends.shift() ?? SURVIVED)
  await runner.init()
  await runner.mutantRun(mutant(ALL))
  await runner.mutantRun(mutant())
  expect(asked.map(({ tests }) => tests)).toEqual([ROWS, [OTHERS[0]], undefined])
})

test('one that nothing is known of is shown to the test file that is called like its own, then to all', async () => {
  const { asked, runner } = runnerOf(() => SURVIVED, { testFiles: ['test/page.test.ts', 'test/rows.test.ts'] })
  await runner.init()
  await runner.mutantRun(mutant())
  expect(asked.map(({ tests }) => tests)).toEqual([['test/rows.test.ts#'], undefined])
})
