/** What a run ties to the worker's process for good, because Vitest ends the process after it: made to end with the run. */

import type { Cancelled, Cleanup, RpcCall, WorkerRpc, WorkerState } from './kept-shape.ts'

/** `running`: the lane answers. `over`: it still listens. `stopped`: nobody hears. */
type Phase = 'running' | 'over' | 'stopped'

export class RunTies {
  /** The answer Vitest keeps for all of the process's life: emptied, so that later runs ask again. */
  readonly #warm: Record<string, unknown> = {}
  /** Why no further run should come after this one. */
  disturbance: string | undefined
  #cleanups: Cleanup[] = []
  #cancelled: Cancelled[] = []
  #isTied = false
  #run: { phase: Phase } = { phase: 'stopped' }
  /** Errors that nobody caught and nobody heard of, between two runs. */
  #unheard: (readonly unknown[])[] = []

  /** Puts ourselves between Vitest and its lists. */
  bind(state: WorkerState): void {
    for (const key of Object.keys(this.#warm)) delete this.#warm[key]
    this.#cancelled = []
    if (!this.#isTied) state.onCancel((reason) => Promise.all(this.#cancelled.map((listener) => listener(reason))))
    this.#isTied = true
    state.onCancel = (listener) => this.#onCancel(listener)
    state.onCleanup = (listener) => void this.#cleanups.push(listener)
    this.#run = { phase: 'running' }
    state.rpc = this.#gated(state.rpc, this.#run)
    // Whatever came to its end late, this run did not have the process to itself.
    // @teeth late-error: an error between two runs belongs to the next one, and no run comes after that
    //   test: test/unit/world/kept/run-ties.test.ts
    //   revert: remove
    if (this.#unheard.length > 0) this.disturbance = 'an error arrived after the run it belongs to'
    for (const error of this.#unheard.splice(0)) state.rpc['onUnhandledError']?.asEvent(...error)
  }

  finish(): void {
    this.#run.phase = 'over'
  }

  /** Ends fixtures that live as long as the worker. */
  async cleanUp(): Promise<void> {
    await Promise.all(this.#cleanups.splice(0).map((listener) => listener()))
    this.#run.phase = 'stopped'
  }

  #onCancel(listener: Cancelled): () => void {
    this.#cancelled.push(listener)
    return () => {
      this.#cancelled = this.#cancelled.filter((other) => other !== listener)
    }
  }

  #gated(rpc: WorkerRpc, run: { readonly phase: Phase }): WorkerRpc {
    return new Proxy(rpc, {
      get: (target, name) => {
        const call = typeof name === 'string' ? target[name] : undefined
        if (typeof name !== 'string' || call === undefined) return Reflect.get(target, name)
        const through: RpcCall['asEvent'] = (...args) => this.#pass(run.phase, { name, call, args })
        return Object.assign(through, { asEvent: call.asEvent })
      },
    })
  }

  /** A call that nobody answers any more must not be waited for: Vitest would wait for it at the end of the next run. */
  #pass(phase: Phase, { name, call, args }: { name: string; call: RpcCall; args: readonly unknown[] }): unknown {
    if (phase === 'running') return name === 'fetchWarmModules' ? this.#fetchWarm(call(...args)) : call(...args)
    // @teeth unanswered-call: a call that is made when the run is over is sent, and not waited for
    //   test: test/unit/world/kept/run-ties.test.ts
    //   was: if (phase === 'over') return call(...args)
    if (phase === 'over') call.asEvent(...args)
    else if (name === 'onUnhandledError') this.#unheard.push(args)
    return new Promise(() => {})
  }

  async #fetchWarm(answer: unknown): Promise<object> {
    return Object.assign(this.#warm, await answer)
  }
}
