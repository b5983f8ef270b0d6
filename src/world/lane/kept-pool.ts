/** Keeps one worker of the lane alive between runs, and knows what each run really ran in. */

import type { WorkerWish } from '../../model/run.ts'
import { distRefusal, keepRefusal } from './kept-check.ts'
import { KeptProcess } from './kept-process.ts'
import type { KeptReport } from './kept-protocol.ts'
import { KeptSession } from './kept-session.ts'
import type { CustomPool, OwnPoolWorkerClass, PoolConfig, PoolOptions, PoolProject, PoolWorker } from './kept-shape.ts'

/** What a run ran in. */
export type WorkerFact = {
  readonly worker: WorkerWish
  /** What the tests left behind in a kept worker, and was undone: `globalThis.cache added`, `process.env.TZ` … */
  readonly leftOver: readonly string[]
  /** Why the process was ended after the run, or was never one to be kept. */
  readonly ended?: string
}

/** Name of our pool beside the ones Vitest has. */
const POOL = 'teeth-kept'

/** A run's worker is renewed after so many runs, or when its heap is so many bytes large. */
const RUN_LIMIT = 250
const HEAP_LIMIT = 512 * 1024 * 1024

type Keepable<Specification> = PoolProject & {
  createSpecification(moduleId: string, locations?: undefined, pool?: string): Specification
}

export class WorkerKeeper {
  /** Why `kept` is never honoured here; undefined when it is. */
  readonly refusal: string | undefined
  readonly #node: object
  readonly #pool: CustomPool = { name: POOL, createPoolWorker: (options) => this.#createPoolWorker(options) }
  readonly #endings = new Set<Promise<void>>()
  #process: KeptProcess | undefined
  #moduleId = ''
  #fact: WorkerFact = FRESH
  #atRest: Promise<void> = Promise.resolve()
  #comeToRest: () => void = () => {}

  /** `node` is the user's `vitest/node`. */
  constructor(node: object, version: string) {
    this.#node = node
    this.refusal = keepRefusal(node, version)
  }

  /** What to run `moduleId` with: in the user's own pool, or in ours when that is the wish and can be. */
  specification<S>(project: Keepable<S>, moduleId: string, wish: WorkerWish): S {
    this.#fact = FRESH
    if (wish === 'fresh') return project.createSpecification(moduleId)
    const refusal = this.refusal ?? projectRefusal(project.config)
    if (refusal !== undefined) return this.#refuse(refusal, project.createSpecification(moduleId))
    this.#moduleId = moduleId
    project.config.poolRunner = this.#pool
    return project.createSpecification(moduleId, undefined, POOL)
  }

  /** What the last run ran in, once its worker has come to rest. */
  async settled(): Promise<WorkerFact> {
    await this.#atRest
    return this.#fact
  }

  async close(): Promise<void> {
    await this.#atRest
    this.#end()
    await Promise.all(this.#endings)
  }

  #createPoolWorker(options: PoolOptions): PoolWorker {
    const own = new (ownClass(this.#node, options.project.config.pool))(options)
    const refusal = environmentRefusal(options) ?? distRefusal(options.distPath)
    if (refusal !== undefined) return this.#refuse(refusal, own)
    const before = this.#atRest
    this.#atRest = new Promise((resolve) => (this.#comeToRest = resolve))
    return new KeptSession(own, {
      borrow: () => before.then(() => this.#borrow(new KeptProcess(own, options), options)),
      giveBack: (process, report) => this.#takeBack(process, report),
    })
  }

  async #borrow(fresh: KeptProcess, options: PoolOptions): Promise<KeptProcess> {
    if (this.#process?.fits(options, this.#moduleId)) return this.#process
    this.#end()
    this.#process = fresh
    await fresh.start()
    return fresh
  }

  #takeBack(process: KeptProcess | undefined, report: KeptReport | undefined): void {
    const ended = unfitness(process, report)
    if (report?.isBound && process !== undefined) process.boundTo = this.#moduleId
    if (ended !== undefined) this.#end()
    const worker = (process?.runs ?? 0) > 1 ? 'kept' : 'fresh'
    this.#fact = { worker, leftOver: report?.leftOver ?? [], ...(ended === undefined ? {} : { ended }) }
    this.#comeToRest()
  }

  #end(): void {
    const ending = this.#process?.end()
    this.#process = undefined
    if (ending === undefined) return
    this.#endings.add(ending)
    void ending.finally(() => this.#endings.delete(ending))
  }

  #refuse<T>(why: string, instead: T): T {
    this.#fact = { ...FRESH, ended: why }
    return instead
  }
}

const FRESH: WorkerFact = { worker: 'fresh', leftOver: [] }

function projectRefusal({ pool, browser, experimental, snapshotSerializers }: PoolConfig): string | undefined {
  if (browser.enabled) return 'tests run in a browser'
  if (pool !== 'forks' && pool !== 'threads') return `the pool is \`${pool}\``
  if (experimental?.viteModuleRunner === false) return 'modules are loaded by Node itself'
  return snapshotSerializers?.length ? 'Vitest cannot take a snapshot serializer back' : undefined
}

/** Packages hold on to the page they were first loaded in, so that a second page in one process is not like the first. */
function environmentRefusal({ environment }: PoolOptions): string | undefined {
  return environment.name === 'node' ? undefined : `the environment is \`${environment.name}\``
}

function ownClass(node: object, pool: string): OwnPoolWorkerClass {
  // `keepRefusal` has seen that both are there.
  return Reflect.get(node, pool === 'threads' ? 'ThreadsPoolWorker' : 'ForksPoolWorker') as OwnPoolWorkerClass
}

function unfitness(process: KeptProcess | undefined, report: KeptReport | undefined): string | undefined {
  if (process === undefined || report === undefined) return 'the worker did not come to rest by itself'
  if (report.unfit !== undefined) return report.unfit
  if (process.runs >= RUN_LIMIT) return `it has run ${RUN_LIMIT} times`
  return report.heapUsed > HEAP_LIMIT ? 'its heap has grown' : undefined
}
