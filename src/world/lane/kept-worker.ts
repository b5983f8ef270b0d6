/** The life of a kept worker: Vitest's own worker, started and stopped once for each run, in a process that stays. */

import { freshGraph } from './fresh-graph.ts'
import { innardsRefusal } from './kept-check.ts'
import type { Port } from './kept-port.ts'
import { REPORT, type KeptReport, type RenewKept } from './kept-protocol.ts'
import { KeptRoom } from './kept-room.ts'
import { RunTies } from './kept-run-ties.ts'
import type {
  Listener,
  ModuleGraph,
  ModuleRunner,
  SetupContext,
  VitestIndex,
  VitestWorker,
  WorkerState,
} from './kept-shape.ts'

export type Parts = {
  readonly port: Port
  readonly vitest: VitestWorker
  readonly index: VitestIndex
  /** Folder of the user's Vitest. */
  readonly vitestFolder: string
}

/** Answers Vitest's messages until the process is ended from outside. */
export class KeptWorker {
  readonly #parts: Parts
  readonly #ties = new RunTies()
  #listeners: Listener[] = []
  #same: ReadonlySet<string> = new Set()
  #runner: ModuleRunner | undefined
  #graph: ModuleGraph | undefined
  /** From the first run on. */
  #room: KeptRoom | undefined
  #refusal: string | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    parts.vitest.init({
      on: (listener: Listener) => void this.#listeners.push(listener),
      off: (listener: Listener) => void (this.#listeners = this.#listeners.filter((other) => other !== listener)),
      post: (message: object) => (isStopped(message) ? void this.#rest(message) : parts.port.post(message)),
      setup: (context: SetupContext) => this.#setUp(context),
      runTests: (state: WorkerState, traces: unknown) => this.#run('run', state, traces),
      collectTests: (state: WorkerState, traces: unknown) => this.#run('collect', state, traces),
      onModuleRunner: (runner: ModuleRunner) => void (this.#runner = runner),
    })
  }

  receive(message: unknown): void {
    if (isRenewal(message)) return this.#renew(message)
    for (const listener of [...this.#listeners]) listener(message)
  }

  /** Comes right before Vitest's `start`. */
  #renew({ same }: RenewKept): void {
    this.#same = new Set(same)
    this.#room?.tidy()
    // The first listener is Vitest's own; the others are channels of runs that are over.
    this.#listeners = this.#listeners.slice(0, 1)
  }

  async #setUp(context: SetupContext): Promise<() => Promise<void>> {
    const tearDown = await this.#parts.vitest.setupEnvironment(context)
    this.#room?.enter()
    return async () => {
      await this.#ties.cleanUp()
      this.#room?.tidy()
      await tearDown()
    }
  }

  async #run(method: 'run' | 'collect', state: WorkerState, traces: unknown): Promise<void> {
    const { vitest } = this.#parts
    this.#ties.bind(state)
    if (this.#room === undefined && this.#refusal === undefined) await this.#settleIn(state, traces)
    else this.#forgetModules()
    await vitest.runBaseTests(method, state, traces).finally(() => this.#ties.finish())
  }

  #forgetModules(): void {
    if (this.#graph === undefined) return
    this.#runner?.mocker.reset()
    freshGraph(this.#graph, this.#same)
  }

  /** A run of no file: what Vitest adds to the process by itself is in place after it, and nothing else. */
  async #settleIn(state: WorkerState, traces: unknown): Promise<void> {
    const { vitest, index, vitestFolder } = this.#parts
    const dry = { ...state, ctx: { ...state.ctx, files: [] }, durations: { ...state.durations } }
    await vitest.runBaseTests('run', dry, traces)
    const { evaluatedModules: graph } = dry
    const runner = this.#runner
    this.#refusal = innardsRefusal({ worker: vitest, index, graph, runner, state })
    if (this.#refusal !== undefined || runner === undefined) return
    this.#graph = graph
    this.#room = new KeptRoom(index, (id) => id.includes(vitestFolder))
    this.#room.watch(runner.evaluator)
  }

  /** Vitest has stopped, and is told so together with what became of the process. */
  async #rest(message: object): Promise<void> {
    this.#parts.port.post({ ...message, [REPORT]: await this.#report() })
  }

  async #report(): Promise<KeptReport> {
    const { heapUsed } = process.memoryUsage()
    const unfit = this.#refusal ?? this.#ties.disturbance
    if (this.#room === undefined) return { unfit: unfit ?? 'no test was run', isBound: false, leftOver: [], heapUsed }
    return { ...(await this.#room.report()), ...(unfit === undefined ? {} : { unfit }), heapUsed }
  }
}

function isStopped(message: object): boolean {
  return 'type' in message && message.type === 'stopped'
}

function isRenewal(message: unknown): message is RenewKept {
  return typeof message === 'object' && message !== null && 'teethKept' in message && message.teethKept === 'renew'
}
