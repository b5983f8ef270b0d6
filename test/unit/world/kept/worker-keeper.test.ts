import { beforeEach, describe, expect, test } from 'vitest'
import { WorkerKeeper } from '../../../../src/world/lane/kept-pool.ts'
import type { KeptReport } from '../../../../src/world/lane/kept-protocol.ts'
import type { PoolOptions } from '../../../../src/world/lane/kept-shape.ts'
import { FakeWorker, optionsOf, projectOf, type FakeProject } from './fakes.ts'

const NODE = { ForksPoolWorker: FakeWorker, ThreadsPoolWorker: FakeWorker }
const TILL = '/test/till.test.ts'
const DOOR = '/test/door.test.ts'

let keeper: WorkerKeeper
let project: FakeProject

beforeEach(() => {
  FakeWorker.started = []
  keeper = new WorkerKeeper(NODE, '5.1.2', { runs: 4, heapGrowth: 1_000 })
  project = projectOf({})
})

type Asked = { readonly file?: string; readonly report?: Partial<KeptReport>; readonly options?: Partial<PoolOptions> }

/** What Vitest does with a custom pool for one run. */
async function run({ file = TILL, report = {}, options = {} }: Asked = {}) {
  keeper.specification(project, file, 'kept')
  const worker = project.config.poolRunner?.createPoolWorker(optionsOf(options.project ?? project, options))
  await worker?.start()
  latest().finish()
  latest().rest(report)
  await worker?.stop()
  return keeper.settled()
}

function latest(): FakeWorker {
  const worker = FakeWorker.started.at(-1)
  if (worker === undefined) throw new Error('no worker was started')
  return worker
}

const workers = async (...asked: readonly Asked[]): Promise<readonly string[]> => {
  const facts: string[] = []
  for (const one of asked) facts.push((await run(one)).worker)
  return facts
}

test('the second run of a file is in the worker of the first', async () => {
  const [first, second] = [await run(), await run()]
  expect([first.worker, second.worker, second.workerId]).toEqual(['fresh', 'kept', first.workerId])
})

test('a wish for a fresh worker is answered by the pool of the project itself', () => {
  expect([keeper.specification(project, TILL, 'fresh').pool, keeper.specification(project, TILL, 'kept').pool]).toEqual(
    [undefined, 'teeth-kept'],
  )
})

test('what tests left behind is told with the run', async () => {
  expect((await run({ report: { leftOver: ['process.env.TZ'] } })).leftOver).toEqual(['process.env.TZ'])
})

describe('fitting-worker: a run gets the kept worker only in a process just like the one it would start', () => {
  test.each<[string, Partial<PoolOptions>]>([
    ['environment variables', { env: { TZ: 'UTC' } }],
    ['flags of Node', { execArgv: ['--expose-gc'] }],
    ['options of the environment', { environment: { name: 'node', options: { strict: true } } }],
    ['project', { project: projectOf({}) }],
  ])('other %s', async (_, options) => {
    expect(await workers({}, { options }, { options })).toEqual(['fresh', 'fresh', 'kept'])
  })

  test('another file, unless a package left something that others would see', async () => {
    expect(await workers({}, { file: DOOR, report: { isBound: true } }, { file: DOOR }, {})).toEqual([
      'fresh',
      'kept',
      'kept',
      'fresh',
    ])
  })
})

describe('a worker that is started ahead', () => {
  test('is the one of the first run', async () => {
    keeper.warmUp(optionsOf(project))
    expect([(await run()).worker, FakeWorker.started.length]).toEqual(['fresh', 1])
  })

  test('is ended when the run would start another', async () => {
    keeper.warmUp(optionsOf(project))
    await run({ options: { env: { TZ: 'UTC' } } })
    expect(FakeWorker.started.map(({ isStopped }) => isStopped)).toEqual([true, false])
  })

  test('is ended with the lane', async () => {
    keeper.warmUp(optionsOf(project))
    await keeper.close()
    expect(latest().isStopped).toBe(true)
  })

  test('is not started where no worker is kept', () => {
    keeper.warmUp(optionsOf(project, { environment: { name: 'jsdom', options: null } }))
    expect(FakeWorker.started).toEqual([])
  })
})

describe('the worker is ended', () => {
  test('unfit-worker: when it says that it cannot be tidied', async () => {
    const fact = await run({ report: { unfit: 'left running: Timeout' } })
    expect([fact.workerEnded, latest().isStopped]).toEqual(['left running: Timeout', true])
  })

  test('after so many runs', async () => {
    expect(await workers({}, {}, {}, {}, {})).toEqual(['fresh', 'kept', 'kept', 'kept', 'fresh'])
  })

  test('when its heap has grown since its first run', async () => {
    const heaps = [5_000, 6_000, 6_001, 5_000]
    expect(await workers(...heaps.map((heapUsed) => ({ report: { heapUsed } })))).toEqual([
      'fresh',
      'kept',
      'kept',
      'fresh',
    ])
  })

  test('when it dies under the tests', async () => {
    keeper.specification(project, TILL, 'kept')
    const worker = project.config.poolRunner?.createPoolWorker(optionsOf(project))
    await worker?.start()
    latest().emit('exit', null, 'SIGKILL')
    const fact = await keeper.settled()
    expect([fact.workerEnded, (await run()).worker]).toEqual(['the worker did not come to rest by itself', 'fresh'])
  })

  test('when the lane closes', async () => {
    await run()
    await keeper.close()
    expect(latest().isStopped).toBe(true)
  })
})

describe('no worker is kept', () => {
  test('where Vitest has no custom pools', () => {
    const old = new WorkerKeeper({}, '3.2.7')
    expect([old.specification(project, TILL, 'kept').pool, old.refusal]).toEqual([
      undefined,
      'Vitest 3.2.7 has no custom pools',
    ])
  })

  test('in a project that runs in contexts', async () => {
    const contexts = projectOf({ pool: 'vmThreads' })
    expect([keeper.specification(contexts, TILL, 'kept').pool, await keeper.settled()]).toEqual([
      undefined,
      { worker: 'fresh', workerEnded: 'the pool is `vmThreads`' },
    ])
  })

  test('with a page, which packages would hold on to', async () => {
    keeper.specification(project, TILL, 'kept')
    const options = optionsOf(project, { environment: { name: 'jsdom', options: null } })
    expect(project.config.poolRunner?.createPoolWorker(options)).toBeInstanceOf(FakeWorker)
    expect((await keeper.settled()).workerEnded).toBe('the environment is `jsdom`')
  })
})

test('a worker is not told to keep a text that was taken back when its tests had finished', async () => {
  const served = { transformResult: {} }
  project = projectOf({ texts: new Map([['/src/till.ts', served]]) })
  keeper.specification(project, TILL, 'kept')
  const worker = project.config.poolRunner?.createPoolWorker(optionsOf(project))
  await worker?.start()
  latest().finish()
  // The lane lifts its overlay before the worker has come to rest.
  Object.assign(served, { transformResult: null })
  latest().rest()
  await worker?.stop()
  await run()
  expect(latest().sent).toContainEqual({ teethKept: 'renew', same: [] })
})
