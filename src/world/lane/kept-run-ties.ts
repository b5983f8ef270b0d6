/** What a run ties to the worker's process for good, because Vitest ends the process after it: made to end with the run. */

import type { Cancelled, Cleanup, WorkerRpc, WorkerState } from './kept-shape.ts'

export class RunTies {
  /** The answer Vitest keeps for all of the process's life: emptied, so that later runs ask again. */
  readonly #warm: Record<string, unknown> = {}
  #cleanups: Cleanup[] = []
  #cancelled: Cancelled[] = []
  #isTied = false

  /** Puts ourselves between Vitest and its lists. */
  bind(state: WorkerState): void {
    for (const key of Object.keys(this.#warm)) delete this.#warm[key]
    this.#cancelled = []
    if (!this.#isTied) state.onCancel((reason) => Promise.all(this.#cancelled.map((listener) => listener(reason))))
    this.#isTied = true
    state.onCancel = (listener) => this.#onCancel(listener)
    state.onCleanup = (listener) => void this.#cleanups.push(listener)
    state.rpc = this.#withoutMemory(state.rpc)
  }

  /** Ends fixtures that live as long as the worker. */
  async cleanUp(): Promise<void> {
    await Promise.all(this.#cleanups.splice(0).map((listener) => listener()))
  }

  #onCancel(listener: Cancelled): () => void {
    this.#cancelled.push(listener)
    return () => {
      this.#cancelled = this.#cancelled.filter((other) => other !== listener)
    }
  }

  #withoutMemory(rpc: WorkerRpc): WorkerRpc {
    return new Proxy(rpc, {
      get: (target, name) => (name === 'fetchWarmModules' ? this.#fetchWarm(target) : Reflect.get(target, name)),
    })
  }

  #fetchWarm(rpc: WorkerRpc): WorkerRpc['fetchWarmModules'] {
    return async (...args) => Object.assign(this.#warm, await rpc.fetchWarmModules?.(...args))
  }
}
