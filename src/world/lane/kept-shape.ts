/** The parts of Vitest's experimental pool and worker API that a kept worker stands on, as 4.1 and 5.1 have them. */

/** What Vitest asks of a custom pool for one run. */
export type PoolWorker = {
  readonly name: string
  /** Modules reach the worker as files instead of messages. */
  readonly cacheFs?: boolean
  on(event: string, listener: Listener): void
  off(event: string, listener: Listener): void
  send(message: unknown): void
  deserialize(data: unknown): unknown
  start(): Promise<void>
  stop(): Promise<void>
}

export type Listener = (...args: readonly unknown[]) => void

/** `ForksPoolWorker` and `ThreadsPoolWorker`. */
export type OwnPoolWorker = PoolWorker & { entrypoint: string }

export type OwnPoolWorkerClass = new (options: PoolOptions) => OwnPoolWorker

export type PoolOptions = {
  readonly distPath: string
  readonly project: PoolProject
  readonly environment: { readonly name: string; readonly options: unknown }
  readonly env: unknown
  readonly execArgv: readonly string[]
}

export type PoolProject = {
  readonly name: string
  readonly config: PoolConfig
  readonly vite: { readonly environments?: Readonly<Record<string, { readonly moduleGraph: ServerGraph }>> }
}

export type PoolConfig = {
  readonly pool: string
  readonly browser: { readonly enabled: boolean }
  readonly experimental?: { readonly viteModuleRunner?: boolean }
  readonly snapshotSerializers?: readonly string[]
  poolRunner?: CustomPool
}

export type CustomPool = { readonly name: string; createPoolWorker(options: PoolOptions): PoolWorker }

/** A module graph of Vite's server: the text a worker is served is a function of `transformResult`. */
export type ServerGraph = { readonly idToModuleMap: ReadonlyMap<string, { readonly transformResult: unknown }> }

/** What `vitest/worker` exports. */
export type VitestWorker = {
  init(worker: object): void
  runBaseTests(method: 'run' | 'collect', state: WorkerState, traces: unknown): Promise<void>
  setupEnvironment(context: SetupContext): Promise<() => Promise<void>>
}

export type SetupContext = { readonly environment: { readonly name: string } }

/** What a run in a worker has in its hands. Writable: Vitest fills `evaluatedModules` in. */
export type WorkerState = {
  readonly ctx: { readonly files: readonly { readonly filepath: string }[] }
  readonly durations: object
  evaluatedModules: ModuleGraph
  rpc: WorkerRpc
  onCleanup: (listener: Cleanup) => void
  onCancel: (listener: Cancelled) => unknown
}

export type Cleanup = () => unknown

export type Cancelled = (reason: unknown) => unknown

/** The lane's functions by name, as Vitest has a worker call them. */
export type WorkerRpc = { readonly [name: string]: RpcCall | undefined }

export type RpcCall = ((...args: readonly unknown[]) => unknown) & {
  /** Expects no answer. */
  asEvent(...args: readonly unknown[]): unknown
}

/** The module graph of Vite's module runner. */
export type ModuleGraph = {
  readonly idToModuleMap: ReadonlyMap<string, ModuleNode>
  readonly urlToIdModuleMap: ReadonlyMap<string, ModuleNode>
  ensureModule(id: string, url: string): ModuleNode
  clear(): void
}

export type ModuleNode = { readonly id: string; meta?: ModuleMeta | undefined }

export type ModuleMeta = { readonly id: string; readonly code?: string; readonly externalize?: string }

export type ModuleRunner = { readonly evaluator: ModuleEvaluator; readonly mocker: { reset(): void } }

export type ModuleEvaluator = { runExternalModule(id: string): Promise<unknown> }

/** What `import 'vitest'` gives. */
export type VitestIndex = {
  readonly vi: {
    useRealTimers(): unknown
    unstubAllGlobals(): unknown
    unstubAllEnvs(): unknown
    restoreAllMocks(): unknown
  }
  readonly expect: SerializerTaker & { getState(): object }
  readonly chai: {
    readonly Assertion: { readonly prototype: object }
    readonly assert: object
    readonly config: object
    readonly expect: SerializerTaker
    readonly util: object
  }
  readonly TestRunner: { getCurrentSuite(): Collector }
}

/** Takes the hooks of the suite that is being collected. */
export type Collector = { on: (...args: readonly unknown[]) => unknown }

export type SerializerTaker = { addSnapshotSerializer: (...args: readonly unknown[]) => unknown }
