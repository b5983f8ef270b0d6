/** Every outside thing the story needs, as one value that is handed in; `world/` has the real ones, tests hand fakes. */

import type { OldText } from './revert.ts'
import type { Run, Scenario } from './run.ts'
import type { Strategy } from './strategy.ts'

export type World = {
  readonly files: Files
  readonly git: Git
  readonly runner: Runner
  readonly modules: Modules
  readonly clock: Clock
  /** Aborted on the first SIGINT, SIGTERM or SIGHUP. */
  readonly interruption: AbortSignal
}

/** The project's files. Every path is POSIX from the root, and none leads outside it, also not through a symlink. */
export type Files = {
  /** Absolute path of the root, real (no symlinks). */
  readonly root: string
  /** Every file that git tracks or would track; without git every file outside `node_modules` and dot folders. Sorted. */
  list(): Promise<readonly string[]>
  /** Text as UTF-8, a BOM kept as `\uFEFF`; undefined when there is no such file, it is outside the root or not UTF-8. */
  read(path: string): Promise<string | undefined>
  /** Those of `paths` whose bytes hold `needle`, in their order; nothing is decoded, so that whole projects are searched at once. A file that links name too is found once, by its own name. */
  search(needle: string, paths: readonly string[]): Promise<readonly string[]>
  /** Whether a file or a folder is there. */
  exists(path: string): Promise<boolean>
}

export type Git = {
  /** undefined when the root is in no repository, or in one without a commit. */
  head(): Promise<string | undefined>
  /** One entry a changed or untracked path under the root (POSIX, from the root), with a digest of its content. Empty without git. */
  state(): Promise<ReadonlyMap<string, string>>
  /** Paths under the root that differ from `since`, untracked ones included. Throws TeethError `bad-ref` or `no-git`. */
  changedSince(since: string): Promise<readonly string[]>
  /** A file (POSIX from the root, as it is called now) as it stood at a ref, followed through renames. Never throws for a ref that is not there. */
  textAt(ref: string, path: string): Promise<OldText>
}

/** The user's Vitest. */
export type Runner = {
  /** Version of the Vitest that the project resolves. */
  readonly version: string
  /** Starts one lane of a strategy (absent: `overlay`); resolves when it can take scenarios. The process starts at once, so opening early costs no wall time. Throws TeethError when the configuration does not load. */
  open(strategy?: Strategy): Promise<Lane>
}

/** One warm runner that takes one scenario at a time. */
export type Lane = {
  readonly layers: readonly LayerFact[]
  /** Whether `worker: 'kept'` is honoured here. */
  readonly canKeepWorkers: boolean
  /** Why it is not, for people. */
  readonly keepRefusal?: string | undefined
  /** Never throws for what tests do: hangs, crashes and failures are facts of the run. After a run that did not finish, the lane has started itself anew. */
  run(scenario: Scenario): Promise<Run>
  /** What these test files import, as Vite resolves it; runs nothing. Absent where that cannot be told; empty when it fails. */
  imports?(targets: readonly Pick<TestImports, 'file' | 'layer'>[]): Promise<readonly TestImports[]>
  /** Ends every process of the lane, whatever state it is in. */
  close(): Promise<void>
}

/** The modules of the project that a test file imports, directly and through others, setup files included. */
export type TestImports = {
  /** POSIX from the root. */
  readonly file: string
  readonly layer: string
  /** Nearest first. */
  readonly modules: readonly ImportedModule[]
}

export type ImportedModule = {
  /** POSIX from the root. */
  readonly file: string
  /** 1 for what the test file itself imports. */
  readonly distance: number
  /** Those of these modules, and the test file, that import it. Absent where that is not told. */
  readonly importers?: readonly string[]
}

/** A Vitest project as its configuration says. */
export type LayerFact = {
  /** Empty for a project without a name. */
  readonly name: string
  /** Test files, POSIX from the root, sorted. */
  readonly files: readonly string[]
  readonly environment: string
  readonly pool: string
  /** Files whose types it checks, POSIX from the root. Absent: it checks none of itself. */
  readonly typeTests?: readonly string[]
  /** Why it cannot run under an overlay (browser mode, native loader, typecheck), when it cannot. */
  readonly refusal?: string
  /** What runs before each of its tests and before all of them; POSIX from the root, which it may lead out of. Absent: nothing. */
  readonly setUpBy?: readonly string[]
  /** By its configuration the suite counts on being alone: one lane only. */
  readonly isSerial: boolean
}

/** Loads modules of the user's own code: `mutants/` and the configuration. */
export type Modules = {
  /** Every export by name. `path` is POSIX from the root. Throws TeethError `module-failed` with the cause. */
  load(path: string): Promise<Readonly<Record<string, unknown>>>
  /** What a function of such a module answers or throws; throws too when it takes too long. Absent: called without a limit. */
  call?(run: () => unknown): unknown
}

export type Clock = {
  now(): Date
  /** Milliseconds, monotonic. */
  elapsed(): number
  /** Lets signals be heard, in work that takes long and waits for nothing. */
  turn(): Promise<void>
}
