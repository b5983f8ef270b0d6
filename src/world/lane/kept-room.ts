/** The process around the tests of a kept worker: how it was before the first, what they left, whether it can be tidied. */

import { adopt, changesSince, nameOf, takeImprint, undo, type Change, type Imprint } from './kept-imprint.ts'
import { Packages } from './kept-packages.ts'
import { LEFT_OVER_LIMIT, type KeptReport } from './kept-protocol.ts'
import type { ModuleEvaluator, SerializerTaker, VitestIndex } from './kept-shape.ts'
import {
  makeStandardStreams,
  restoreSurroundings,
  runningResources,
  takeSurroundings,
  type Surroundings,
} from './kept-surroundings.ts'
import { runnerObjects, sharedObjects } from './kept-watch-list.ts'

export class KeptRoom {
  readonly #index: VitestIndex
  readonly #packages: Packages
  readonly #imprint: Imprint
  readonly #surroundings: Surroundings
  readonly #running: readonly string[]
  #unfit: string | undefined
  #leftOver: readonly string[] = []

  /** Takes the process as it is now for how it has to be before every run. */
  constructor(index: VitestIndex, isVitest: (id: string) => boolean) {
    this.#index = index
    this.#resetVitest()
    this.#noteSerializers(index.expect)
    this.#noteSerializers(index.chai.expect)
    this.#imprint = takeImprint([...sharedObjects(), ...runnerObjects(index)])
    makeStandardStreams()
    this.#surroundings = takeSurroundings()
    this.#running = runningResources()
    this.#packages = new Packages(index, this.#imprint, isVitest)
  }

  watch(evaluator: ModuleEvaluator): void {
    this.#packages.watch(evaluator)
  }

  /** The environment `node` writes on a console that Vitest replaces after it, and no longer does in a later run. */
  enter(): void {
    undo(changesSince(this.#imprint.filter(({ object }) => object === console)))
  }

  /** Undoes what the last run left behind. */
  tidy(): void {
    this.#resetVitest()
    const all = changesSince(this.#imprint)
    adopt(all.filter(isNodesOwn))
    const changes = all.filter((change) => !isNodesOwn(change))
    const [stubborn] = undo(changes)
    if (stubborn !== undefined) this.#unfit ??= `${nameOf(stubborn)}, and that cannot be undone`
    const told = changes.filter(({ entry }) => entry.isSilent !== true).map(nameOf)
    this.#leftOver = [...this.#leftOver, ...told, ...restoreSurroundings(this.#surroundings)]
  }

  /** To be asked once, after the run. */
  async report(): Promise<Omit<KeptReport, 'heapUsed'>> {
    const leftOver = [...new Set(this.#leftOver)].slice(0, LEFT_OVER_LIMIT)
    this.#leftOver = []
    const packages = this.#packages.traces()
    const unfit = this.#unfit ?? packages.unfit ?? (await this.#leftRunning())
    return { ...(unfit === undefined ? {} : { unfit }), isBound: packages.isSeen, leftOver }
  }

  async #leftRunning(): Promise<string | undefined> {
    // What ends by itself in this turn of the loop is no left-over.
    if (this.#moreRunning().length > 0) await new Promise((resolve) => setImmediate(resolve))
    const more = this.#moreRunning()
    // @teeth left-running: a worker in which something still runs is unfit
    //   test: test/unit/world/kept/room.test.ts
    //   was: return undefined
    return more.length === 0 ? undefined : `left running: ${more.join(', ')}`
  }

  #moreRunning(): readonly string[] {
    const rest = [...this.#running]
    return runningResources().filter((kind) => {
      const index = rest.indexOf(kind)
      if (index === -1) return true
      rest.splice(index, 1)
      return false
    })
  }

  #resetVitest(): void {
    const { vi } = this.#index
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }

  /** Vitest has no way to take a serializer back. */
  #noteSerializers(taker: SerializerTaker): void {
    const { addSnapshotSerializer } = taker
    taker.addSnapshotSerializer = (...args) => {
      // @teeth lasting-serializer: a worker whose snapshots are printed in another way is unfit
      //   test: test/unit/world/kept/room.test.ts
      //   revert: remove
      this.#unfit ??= 'a snapshot serializer was added'
      return Reflect.apply(addSnapshotSerializer, taker, args)
    }
  }
}

/** `fetch` sets itself up when it is first used, and never again. */
function isNodesOwn({ key, before }: Change): boolean {
  return before === undefined && typeof key === 'symbol' && key.description?.startsWith('undici.') === true
}
