/** Keeps one worker of the lane alive between runs, and knows what each run really ran in. */

import { setTimeout } from 'node:timers/promises'
import type { Run, WorkerWish } from '../../model/run.ts'
import { distRefusal, environmentRefusal, keepRefusal, projectRefusal } from './kept-check.ts'
import { KeptProcess } from './kept-process.ts'
import type { KeptReport } from './kept-protocol.ts'
import { KeptSession } from './kept-session.ts'
import type {
  CustomPool,
  OwnPoolWorker,
  OwnPoolWorkerClass,
  PoolOptions,
  PoolProject,
  PoolWorker,
} from './kept-shape.ts'

/** What a run ran in. */
export type WorkerFact = Pick<Run, 'worker' | 'workerId' | 'leftOver' | 'workerEnded'>

/** Name of our pool beside the ones Vitest has. */
const POOL = 'teeth-kept'

/** When a worker is renewed although it could go on. */
export type KeptLimits = {
  readonly runs: number
  /** How much more the heap may hold than after the first run. Bytes. */
  readonly heapGrowth: number
}

/** After 250 runs a worker holds about as much as after 1,000; a new one in so many costs each run a millisecond. */
const LIMITS: KeptLimits = { runs: 250, heapGrowth: 256 * 1024 * 1024 }

/** How long a worker may take to tear down. Milliseconds. */
const REST_MS = 5_000

const FRESH: WorkerFact = { worker: 'fresh' }

type Keepable<Specification> = PoolProject & {
  createSpecification(moduleId: string, locations?: undefined, pool?: string): Specification
}

export class WorkerKeeper {
  /** Why `kept` is never honoured here; undefined when it is. */
  readonly refusal: string | undefined
  readonly #node: object
  readonly #limits: KeptLimits
  readonly #pool: CustomPool = { name: POOL, createPoolWorker: (options) => this.#createPoolWorker(options) }
  readonly #endings = new Set<Promise<void>>()
  #process: KeptProcess | undefined
  #started = 0
  #moduleId = ''
  #fact: WorkerFact = FRESH
  #atRest: Promise<void> = Promise.resolve()
  #comeToRest: () => void = () => {}

  /** `node` is the user's `vitest/node`. */
  constructor(node: object, version: string, limits = LIMITS) {
    this.#node = node
    this.#limits = limits
    this.refusal = keepRefusal(node, version)
  }

  /** Starts a process ahead of the first run, which finds it ready if it would start one just like it. */
  warmUp(options: PoolOptions): void {
    const { config } = options.project
    const refusal =
      this.refusal ?? projectRefusal(config) ?? environmentRefusal(options) ?? distRefusal(options.distPath)
    if (refusal !== undefined) return
    const own = new (ownClass(this.#node, config.pool))(options)
    // One that does not start is started by the run, which tells.
    this.#atRest = this.#start(own, options).then(
      () => undefined,
      () => undefined,
    )
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
    await this.#rest()
    return this.#fact
  }

  async close(): Promise<void> {
    await this.#rest()
    this.#end()
    await Promise.all(this.#endings)
  }

  /** A worker that does not tear down in time is ended, and is at rest then. */
  async #rest(): Promise<void> {
    const wake = new AbortController()
    const late = setTimeout(REST_MS, true, { signal: wake.signal }).catch(() => false)
    const isLate = await Promise.race([this.#atRest.then(() => false), late])
    wake.abort()
    if (!isLate) return
    this.#end()
    await this.#atRest
  }

  #createPoolWorker(options: PoolOptions): PoolWorker {
    const own = new (ownClass(this.#node, options.project.config.pool))(options)
    const refusal = environmentRefusal(options) ?? distRefusal(options.distPath)
    if (refusal !== undefined) return this.#refuse(refusal, own)
    const before = this.#atRest
    this.#atRest = new Promise((resolve) => (this.#comeToRest = resolve))
    return new KeptSession(own, {
      borrow: () => before.then(() => this.#borrow(own, options)),
      giveBack: (process, report) => this.#takeBack(process, report),
    })
  }

  async #borrow(own: OwnPoolWorker, options: PoolOptions): Promise<KeptProcess> {
    // @teeth fitting-worker: a run gets the kept worker only in a process just like the one it would start
    //   test: test/unit/world/kept/worker-keeper.test.ts
    //   was: if (this.#process) return this.#process
    if (this.#process?.fits(options, this.#moduleId)) return this.#process
    this.#end()
    return this.#start(own, options)
  }

  async #start(own: OwnPoolWorker, options: PoolOptions): Promise<KeptProcess> {
    this.#started += 1
    const kept = new KeptProcess(own, { options, id: `${process.pid}.${this.#started}` })
    await kept.start()
    this.#process = kept
    return kept
  }

  #takeBack(process: KeptProcess | undefined, report: KeptReport | undefined): void {
    if (process !== undefined) this.#note(process, report)
    const why = this.#unfitness(process, report)
    if (why !== undefined) {
      this.#fact = { ...this.#fact, workerEnded: why }
      this.#end()
    }
    this.#comeToRest()
  }

  #note(process: KeptProcess, report: KeptReport | undefined): void {
    if (report?.isBound) process.boundTo = this.#moduleId
    process.firstHeap ??= report?.heapUsed
    const worker = process.runs > 1 ? 'kept' : 'fresh'
    this.#fact = { worker, workerId: process.id, leftOver: report?.leftOver ?? [] }
  }

  #unfitness(process?: KeptProcess, report?: KeptReport): string | undefined {
    if (process === undefined || report === undefined) return 'the worker did not come to rest by itself'
    // @teeth unfit-worker: a worker is ended when it says that it cannot be tidied
    //   test: test/unit/world/kept/worker-keeper.test.ts
    //   revert: remove
    if (report.unfit !== undefined) return report.unfit
    const { runs, heapGrowth } = this.#limits
    if (process.runs >= runs) return `it has run ${runs} times`
    return report.heapUsed - (process.firstHeap ?? 0) > heapGrowth ? 'its heap has grown' : undefined
  }

  #end(): void {
    const ending = this.#process?.end()
    this.#process = undefined
    if (ending === undefined) return
    this.#endings.add(ending)
    void ending.finally(() => this.#endings.delete(ending))
  }

  #refuse<T>(why: string, instead: T): T {
    this.#fact = { ...FRESH, workerEnded: why }
    return instead
  }
}

function ownClass(node: object, pool: string): OwnPoolWorkerClass {
  // `keepRefusal` has seen that both are there.
  return Reflect.get(node, pool === 'threads' ? 'ThreadsPoolWorker' : 'ForksPoolWorker') as OwnPoolWorkerClass
}
