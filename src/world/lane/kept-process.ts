/** A worker process, or thread, that outlives the runs it is used for. */

import { extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { sameSince, servedTexts, type ServedTexts } from './fresh-graph-texts.ts'
import type { OpenKept, RenewKept, ToKept } from './kept-protocol.ts'
import type { Listener, OwnPoolWorker, PoolOptions } from './kept-shape.ts'

/** Hears what comes from the process during one run. */
export type Hearer = (event: string, ...args: readonly unknown[]) => void

export class KeptProcess {
  readonly worker: OwnPoolWorker
  /** Unique on this machine. */
  readonly id: string
  readonly #options: PoolOptions
  #hearer: Hearer | undefined
  #served: ServedTexts = new Map()
  #runs = 0
  #isAlive = true
  /** The test file that alone may go on using it. */
  boundTo: string | undefined
  /** Bytes in use on its heap after its first run. */
  firstHeap: number | undefined

  constructor(worker: OwnPoolWorker, { options, id }: { readonly options: PoolOptions; readonly id: string }) {
    this.worker = worker
    this.id = id
    this.#options = options
  }

  get runs(): number {
    return this.#runs
  }

  /** Whether a run with these options would find itself in a process just like the one it would start. */
  fits({ project, environment, env, execArgv, distPath }: PoolOptions, moduleId: string): boolean {
    const own = this.#options
    return (
      this.#isAlive &&
      own.project === project &&
      isDeepStrictEqual([own.environment, own.env, own.execArgv], [environment, env, execArgv]) &&
      own.distPath === distPath &&
      (this.boundTo ?? moduleId) === moduleId
    )
  }

  async start(): Promise<void> {
    this.worker.entrypoint = fileURLToPath(new URL(`./kept-entry${extname(import.meta.filename)}`, import.meta.url))
    await this.worker.start()
    for (const event of ['message', 'error', 'exit']) this.worker.on(event, this.#hear(event))
    this.#say(opening(this.#options.distPath))
  }

  /** Begins a run. */
  lend(hearer: Hearer): void {
    this.#hearer = hearer
    if (this.#runs > 0) this.#say({ teethKept: 'renew', same: sameSince(this.#served, this.#options.project) })
    this.#runs += 1
  }

  /** Ends a run: what the process says from now on, nobody hears. */
  takeBack(): void {
    this.#hearer = undefined
  }

  async end(): Promise<void> {
    const wasAlive = this.#isAlive
    this.#isAlive = false
    // Vitest's `stop` waits for an exit that has already been.
    if (wasAlive) await this.worker.stop()
  }

  #hear(event: string): Listener {
    return (...args) => {
      if (event === 'exit') this.#isAlive = false
      // From here on the lane may lift its overlays, and the server has other texts than the worker got.
      if (isFinished(args[0])) this.#served = servedTexts(this.#options.project)
      this.#hearer?.(event, ...args)
    }
  }

  #say(message: ToKept): void {
    this.worker.send(message satisfies OpenKept | RenewKept)
  }
}

function opening(distPath: string): OpenKept {
  const url = (file: string): string => pathToFileURL(join(distPath, file)).href
  return { teethKept: 'open', workerModule: url('worker.js'), indexModule: url('index.js'), vitestFolder: distPath }
}

function isFinished(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'testfileFinished'
}
