/** Stand-ins for what Vitest hands to a custom pool: a project, its worker class, and the process behind it. */

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { REPORT, type KeptReport } from '../../../../src/world/lane/kept-protocol.ts'
import type {
  Collector,
  Listener,
  OwnPoolWorker,
  PoolOptions,
  PoolProject,
  VitestIndex,
} from '../../../../src/world/lane/kept-shape.ts'

type Texts = ReadonlyMap<string, { readonly transformResult: unknown }>

export type FakeSpecification = { readonly moduleId: string; readonly pool: string | undefined }

export type FakeProject = PoolProject & {
  createSpecification(moduleId: string, locations?: undefined, pool?: string): FakeSpecification
}

export function projectOf({ texts = new Map(), pool = 'forks' }: { texts?: Texts; pool?: string }): FakeProject {
  return {
    name: '',
    config: { pool, browser: { enabled: false } },
    vite: { environments: { ssr: { moduleGraph: { idToModuleMap: texts } } } },
    createSpecification: (moduleId, _, own) => ({ moduleId, pool: own }),
  }
}

/** A folder that holds the two modules of Vitest that a kept worker loads. */
const DIST = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'dist')

export function optionsOf(project: PoolProject, changed: Partial<PoolOptions> = {}): PoolOptions {
  return { distPath: DIST, project, environment: { name: 'node', options: null }, env: {}, execArgv: [], ...changed }
}

export const CLEAN: KeptReport = { isBound: false, leftOver: [], heapUsed: 0 }

/** Vitest's worker, with a process that does what a test says. */
export class FakeWorker implements OwnPoolWorker {
  static started: FakeWorker[] = []
  readonly name = 'forks'
  entrypoint = ''
  readonly sent: unknown[] = []
  isStopped = false
  readonly #listeners = new Map<string, Set<Listener>>()

  on(event: string, listener: Listener): void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener)
  }

  send(message: unknown): void {
    this.sent.push(message)
  }

  deserialize(data: unknown): unknown {
    return data
  }

  async start(): Promise<void> {
    FakeWorker.started.push(this)
  }

  async stop(): Promise<void> {
    this.isStopped = true
    this.emit('exit', 0)
  }

  emit(event: string, ...args: readonly unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(...args)
  }

  finish(): void {
    this.emit('message', { type: 'testfileFinished' })
  }

  rest(report: Partial<KeptReport> = {}): void {
    this.emit('message', { type: 'stopped', [REPORT]: { ...CLEAN, ...report } })
  }
}

/** What `import 'vitest'` gives, as far as a kept worker looks; `calls` takes down what is asked of `vi`. */
export function vitestIndex(
  calls: string[] = [],
  getCurrentSuite: () => Collector = () => ({ on: () => {} }),
): VitestIndex {
  const note = (name: string) => () => void calls.push(name)
  return {
    vi: {
      useRealTimers: note('useRealTimers'),
      restoreAllMocks: note('restoreAllMocks'),
      unstubAllGlobals: note('unstubAllGlobals'),
      unstubAllEnvs: note('unstubAllEnvs'),
    },
    expect: { addSnapshotSerializer: () => {}, getState: () => ({}) },
    chai: {
      Assertion: { prototype: {} },
      assert: {},
      config: {},
      expect: { addSnapshotSerializer: () => {} },
      util: {},
    },
    TestRunner: { getCurrentSuite },
  }
}
