/** One run's use of a kept process: to Vitest a worker like any other, started before the run and stopped after it. */

import type { Hearer, KeptProcess } from './kept-process.ts'
import { REPORT, type KeptReport } from './kept-protocol.ts'
import type { Listener, OwnPoolWorker, PoolWorker } from './kept-shape.ts'

/** What a session needs of its keeper. */
export type Lender = {
  /** A process for this run: the kept one when it fits, else a new one of `worker`. */
  borrow(): Promise<KeptProcess>
  /** The run is over; without a report the process is not to be trusted. */
  giveBack(process: KeptProcess | undefined, report: KeptReport | undefined): void
}

export class KeptSession implements PoolWorker {
  readonly name: string
  readonly cacheFs: boolean
  readonly #lender: Lender
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #deserialize: (data: unknown) => unknown
  #process: KeptProcess | undefined
  #report: KeptReport | undefined
  #isOver = false

  /** `own` is the worker Vitest would use: the session looks like it. */
  constructor(own: OwnPoolWorker, lender: Lender) {
    this.name = own.name
    this.cacheFs = own.cacheFs ?? false
    this.#deserialize = (data) => own.deserialize(data)
    this.#lender = lender
  }

  on(event: string, listener: Listener): void {
    this.#listenersOf(event).add(listener)
  }

  off(event: string, listener: Listener): void {
    this.#listenersOf(event).delete(listener)
  }

  send(message: unknown): void {
    if (this.#process === undefined) throw new Error('the kept worker is not started')
    this.#process.worker.send(message)
  }

  deserialize(data: unknown): unknown {
    return this.#deserialize(data)
  }

  async start(): Promise<void> {
    this.#process = await this.#lender.borrow()
    this.#process.lend(this.#hear)
  }

  async stop(): Promise<void> {
    if (this.#isOver) return
    this.#isOver = true
    this.#process?.takeBack()
    this.#lender.giveBack(this.#process, this.#report)
  }

  readonly #hear: Hearer = (event, ...args) => {
    this.#report ??= reportIn(args[0])
    for (const listener of [...this.#listenersOf(event)]) listener(...args)
    // Vitest does not stop a worker that is gone.
    if (event === 'exit') void this.stop()
  }

  #listenersOf(event: string): Set<Listener> {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners)
    return listeners
  }
}

function reportIn(message: unknown): KeptReport | undefined {
  // Only the worker of ours puts this member into its messages.
  return typeof message === 'object' && message !== null && REPORT in message
    ? (message[REPORT] as KeptReport)
    : undefined
}
