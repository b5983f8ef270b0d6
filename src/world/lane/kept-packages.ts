/** Watches what packages do to the process when they are first evaluated: it happens once, and never again. */

import { adopt, changesSince, nameOf, type Change, type Imprint } from './kept-imprint.ts'
import type { Collector, ModuleEvaluator, VitestIndex } from './kept-shape.ts'

/** What came of the packages evaluated so far. */
export type PackageTraces = {
  /** How many were evaluated. */
  readonly count: number
  /** Why later runs in this process would miss something that a new one has; absent when they do not. */
  readonly unfit?: string
  /** Something of theirs is there for every later run to see, also for files that do not import them. */
  readonly isSeen: boolean
}

/** Packages are evaluated natively and stay so, whatever becomes of the module graph. */
export class Packages {
  readonly #index: VitestIndex
  readonly #imprint: Imprint
  readonly #isOwn: (id: string) => boolean
  readonly #evaluated = new Set<string>()
  #open = 0
  #before: readonly Change[] = []
  #release = (): void => {}
  #unfit: string | undefined
  #isSeen = false

  constructor(index: VitestIndex, imprint: Imprint, isOwn: (id: string) => boolean) {
    this.#index = index
    this.#imprint = imprint
    this.#isOwn = isOwn
  }

  traces(): PackageTraces {
    const traces = { count: this.#evaluated.size, isSeen: this.#isSeen }
    return this.#unfit === undefined ? traces : { ...traces, unfit: this.#unfit }
  }

  /** Stands between the module runner and Node's own `import`, for good. */
  watch(evaluator: ModuleEvaluator): void {
    const evaluate = evaluator.runExternalModule.bind(evaluator)
    evaluator.runExternalModule = async (id) => {
      if (this.#isOwn(id) || this.#evaluated.has(id)) return evaluate(id)
      this.#evaluated.add(id)
      this.#enter(id)
      return evaluate(id).finally(() => this.#leave())
    }
  }

  #enter(id: string): void {
    this.#open += 1
    if (this.#open > 1) return
    this.#before = changesSince(this.#imprint)
    this.#release = this.#listenForHooks(id)
  }

  #leave(): void {
    this.#open -= 1
    if (this.#open > 0) return
    this.#release()
    const before = new Set(this.#before.map(nameOf))
    const theirs = changesSince(this.#imprint).filter((change) => !before.has(nameOf(change)))
    adopt(theirs)
    // @teeth seen-package: a package that adds a global ties the worker to its file
    //   test: test/unit/world/kept/packages.test.ts
    //   revert: remove
    if (!theirs.every(isPrivate)) this.#isSeen = true
  }

  /** A hook registered by a package is registered for the first file only. */
  #listenForHooks(id: string): () => void {
    const collector = this.#collector()
    if (collector === undefined) return () => {}
    const { on } = collector
    collector.on = (...args) => {
      // @teeth hooking-package: a package that registers a hook, which it does for the first file only, makes the worker unfit
      //   test: test/unit/world/kept/packages.test.ts
      //   revert: remove
      this.#unfit ??= `\`${id}\` registers hooks when it is first imported`
      return on(...args)
    }
    return () => {
      collector.on = on
    }
  }

  /** Before the first file is collected there is none, and nothing to hook into. */
  #collector(): Collector | undefined {
    try {
      return this.#index.TestRunner.getCurrentSuite()
    } catch {
      return undefined
    }
  }
}

/** A name that only the package itself would look for. */
function isPrivate({ entry, key, before }: Change): boolean {
  return (
    before === undefined && entry.object === globalThis && (typeof key === 'symbol' || String(key).startsWith('__'))
  )
}
