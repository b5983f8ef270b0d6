/** One child process of a lane, in a process group of its own, from its first message to its certain end. */

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { relocate } from '../relocate.ts'
import { siblingOf } from '../sibling.ts'
import { endFamily } from './end-family.ts'
import { laneEnv } from './lane-env.ts'
import { LastWords } from './last-words.ts'
import { marked } from './marked.ts'
import type { BootLane, FromLane, LaneStart, ToLane } from './protocol.ts'

const ENTRY = siblingOf(import.meta.url, 'child')

/** Why no message came: the process ended first. */
export type Ended = {
  readonly kind: 'ended'
  readonly how: string
  readonly signal?: string
  readonly lastWords: string
}

export class LaneChild {
  readonly #process: ChildProcess
  readonly #mark: string
  readonly #words: LastWords
  readonly #gone: Promise<Ended>
  #isGone = false

  constructor(start: LaneStart) {
    const { root, scratch, moved } = start
    this.#mark = scratch
    this.#process = fork(fileURLToPath(ENTRY), [JSON.stringify(start)], {
      cwd: root,
      detached: true,
      env: marked(laneEnv(moved === undefined ? process.env : relocate(process.env, moved)), scratch),
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#words = new LastWords([this.#process.stdout, this.#process.stderr])
    this.#gone = this.#end()
  }

  send(message: BootLane | ToLane): void {
    // A child that is already gone answers through `next`.
    this.#process.send(message, () => undefined)
  }

  /** The child's next message, or how it ended instead. */
  async next(): Promise<FromLane | Ended> {
    const left = new AbortController()
    const message = once(this.#process, 'message', { signal: left.signal }).then(
      // The only other end of this channel is our own child, which sends exactly this.
      ([value]) => value as FromLane,
      () => this.#gone,
    )
    return Promise.race([message, this.#gone]).finally(() => left.abort())
  }

  /** Ends the whole family at once and waits for it. Safe to call again, and on a child that has gone. */
  async kill(): Promise<void> {
    if (!this.#isGone) this.#endFamily()
    await this.#gone
  }

  /** Lets Vitest tear down first, for at most `graceMs`. */
  async close(graceMs: number): Promise<void> {
    this.send({ kind: 'close' })
    const timer = setTimeout(() => this.#endFamily(), graceMs)
    await this.#gone
    clearTimeout(timer)
  }

  async #end(): Promise<Ended> {
    const [code, signal] = await once(this.#process, 'exit').catch((error: unknown) => [String(error), null])
    this.#isGone = true
    // The leader may have left workers, or what the tests started, in its group.
    this.#endFamily()
    this.#process.stdout?.destroy()
    this.#process.stderr?.destroy()
    const lastWords = this.#words.text()
    if (signal === null) return { kind: 'ended', how: `exit code ${String(code)}`, lastWords }
    return { kind: 'ended', how: `signal ${String(signal)}`, signal: String(signal), lastWords }
  }

  #endFamily(): void {
    const { pid } = this.#process
    if (pid !== undefined) endFamily(pid, this.#mark)
  }
}
