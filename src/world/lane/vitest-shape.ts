/** The part of Vitest's Node API that a lane uses, as far as 3.2, 4 and 5 agree on it. */

import type { CustomPool, ServerGraph } from './kept-shape.ts'

/** A `Vitest` instance. */
export type Vitest = {
  readonly version: string
  readonly config: VitestConfig
  readonly projects: readonly VitestProject[]
  readonly vite: ViteServer
  /** Made by the first run, when there is none. */
  pool: { close?(): Promise<void> } | undefined
  readonly snapshot: { readonly options: { updateSnapshot: string } }
  runTestSpecifications(specs: readonly Specification[]): Promise<{
    readonly testModules: readonly TestModule[]
    readonly unhandledErrors: readonly unknown[]
  }>
  initializeGlobalSetup(specs: readonly Specification[]): Promise<void>
  invalidateFile(path: string): void
  close(): Promise<void>
}

export type VitestProject = {
  readonly name: string
  readonly config: VitestConfig
  readonly vite: ViteServer
  /** Made when types are checked for the first time. */
  typechecker?: object | undefined
  globTestFiles(): Promise<{ readonly testFiles: readonly string[]; readonly typecheckTestFiles: readonly string[] }>
  createSpecification(moduleId: string, locations?: undefined, pool?: string): Specification
}

/** The resolved `test` options. Writable: a lane changes them before the first run. */
export type VitestConfig = {
  root: string
  pool: string
  environment: string
  setupFiles: readonly string[]
  globalSetup?: readonly string[] | string
  runner?: string
  poolRunner?: CustomPool
  snapshotSerializers?: readonly string[]
  env?: Readonly<Record<string, string>>
  execArgv?: readonly string[]
  attachmentsDir?: string
  bail?: number
  readonly dangerouslyIgnoreUnhandledErrors?: boolean
  maxWorkers?: number
  minWorkers?: number
  fileParallelism?: boolean
  passWithNoTests?: boolean
  includeTaskLocation?: boolean
  fsModuleCache?: boolean
  poolOptions?: Record<string, Record<string, unknown> | undefined>
  experimental?: { fsModuleCache?: boolean; viteModuleRunner?: boolean }
  coverage: { enabled: boolean }
  browser: { readonly enabled: boolean }
  typecheck: {
    enabled: boolean
    readonly only?: boolean
    checker?: string
    readonly ignoreSourceErrors?: boolean
    readonly tsconfig?: string
  }
  sequence: { shuffle?: unknown; seed?: number }
  snapshotOptions: { updateSnapshot: string }
  readonly providedOptions?: { readonly maxWorkers?: boolean }
}

/** A Vite dev server, as Vite 6 and later (environments) or Vite 5 (one container) have it. */
export type ViteServer = {
  readonly config: {
    readonly root?: string
    readonly configFile?: string
    readonly test?: Partial<VitestConfig>
    readonly isProduction?: boolean
    readonly ssr?: { readonly resolve?: { readonly conditions?: readonly string[] } }
  }
  readonly environments?: Readonly<
    Record<
      string,
      {
        readonly pluginContainer: PluginContainer
        readonly moduleGraph: ServerGraph
        transformRequest(path: string): Promise<Transformed | null>
      }
    >
  >
  readonly pluginContainer: PluginContainer
  transformRequest(path: string, options: { readonly ssr: boolean }): Promise<Transformed | null>
}

/** A module as Vite hands it on, with the addresses of what it imports. */
export type Transformed = { readonly deps?: readonly string[]; readonly dynamicDeps?: readonly string[] }

export type PluginContainer = {
  load(id: string, ...rest: readonly unknown[]): Promise<unknown>
  resolveId(id: string, importer?: string, ...rest: readonly unknown[]): Promise<unknown>
}

export type Specification = {
  readonly moduleId: string
  readonly testModule: TestModule | undefined
}

export type TestModule = {
  readonly moduleId: string
  readonly project: { readonly name: string }
  readonly children: { allTests(): Iterable<TestCase>; allSuites(): Iterable<TestSuite> }
  state(): string
  errors(): readonly unknown[]
}

export type TestSuite = {
  readonly name: string
  readonly parent: TestSuite | TestModule
  errors(): readonly unknown[]
}

export type TestCase = {
  readonly id: string
  readonly name: string
  readonly parent: TestSuite | TestModule
  readonly location: { readonly line: number } | undefined
  readonly options: { readonly mode?: string }
  result(): { readonly state: string; readonly errors?: readonly unknown[] | undefined }
  diagnostic(): { readonly duration: number; readonly flaky: boolean } | undefined
}
