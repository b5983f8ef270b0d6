/** What one scenario asks a lane to run, and what was measured: facts only, no opinion. */

import type { Place } from './place.ts'
import type { TypeCheck } from './type-check.ts'

/** One run in a lane: a control (nothing reverted) or a trial (one guard's revert) of one test file. */
export type Scenario = {
  /** Unique in a command; ends in no report. */
  readonly id: string
  /** Test file, POSIX path from the root. */
  readonly file: string
  /** Name of the Vitest project; empty for a project without a name. */
  readonly layer: string
  /** Empty for a control. */
  readonly overlays: readonly Overlay[]
  /** `kept` re-uses the lane's worker process when the lane can, with a fresh module graph; see `Run.worker`. */
  readonly worker: WorkerWish
  /** Runs the tests of the file in a shuffled order. */
  readonly shuffleSeed?: number
  /** Refuses connections that leave the machine and lists them in `Run.strayConnections`. */
  readonly isOffline: boolean
  /** The orchestrator ends the lane after this time. Milliseconds. */
  readonly deadlineMs: number
  /** Run after the revert is on disk and before the tests; an overlay has no use for it. */
  readonly prepare?: string
  /** Once the body of a test has failed, those after it need not run. Absent: all run. */
  readonly endsAtFailure?: boolean
  /** Asks a lane that writes to disk for the texts with probes: plain ones otherwise, as tests may read them. */
  readonly isProbed?: boolean
  /** Asks a lane that writes to disk to check types instead of running tests. Absent: the tests run. */
  readonly typeCheck?: TypeCheck
}

export type WorkerWish = 'fresh' | 'kept'

/** A file's text as the lane serves it instead of the disk's, under the file's own id. */
export type Overlay = {
  /** POSIX path from the root. */
  readonly file: string
  /** With probes; what an import gets. */
  readonly text: string
  /** Offset in `text` for the definition of the probes. */
  readonly trailerAt: number
  /** Without probes; what `?raw` gets, and what is written to disk. */
  readonly plain: string
  /** The text that the revert was made from: a disk that holds another is not written. */
  readonly before?: string
  /** Nothing is on disk under this name: who asks for the file finds it all the same. */
  readonly isAbsent?: true
}

/** What a scenario measured. */
export type Run = {
  readonly scenario: string
  readonly layer: string
  readonly end: RunEnd
  /** Which kind of worker it really ran in. */
  readonly worker: WorkerWish
  /** The process it ran in, when that was one to be kept: runs with the same id shared it. */
  readonly workerId?: string
  /** What its tests left behind in such a process, undone since: `globalThis.cache added`, `process.env.TZ` … */
  readonly leftOver?: readonly string[]
  /** Why such a process took no further run, or why there was none to be kept. */
  readonly workerEnded?: string
  /** Every test of the file in the order of the file, whether it ran or not. */
  readonly tests: readonly TestFact[]
  /** Of a run that was ended: ids of the tests that had begun and not ended. Absent: nothing is known of them. */
  readonly running?: readonly string[]
  /** Errors of suites and of the module itself: hooks, top-level throws, failed imports. */
  readonly suiteErrors: readonly SuiteError[]
  /** Rejections and exceptions that no test caught. */
  readonly unhandled: readonly ErrorFact[]
  /** Errors of types in other files, where the user's configuration ignores them. Absent: none. */
  readonly ignored?: readonly ErrorFact[]
  readonly overlays: readonly OverlayFact[]
  /** `host:port` of every connection refused because of `Scenario.isOffline`. */
  readonly strayConnections: readonly string[]
  /** Tests were left out because one had failed. */
  readonly isCut?: boolean
  /** Wall time from the lane's start of the scenario to its end. */
  readonly durationMs: number
}

/** How a run ended. Only `finished` lets its tests speak. */
export type RunEnd =
  | { readonly kind: 'finished' }
  /** The worker process died under the tests; `detail` is the runner's own account. */
  | { readonly kind: 'crashed'; readonly detail: string }
  | { readonly kind: 'timed-out'; readonly deadlineMs: number }
  | { readonly kind: 'interrupted' }
  /** The runner itself failed: a fault of the configuration, of Vitest or of ours. */
  | { readonly kind: 'runner-failed'; readonly detail: string }
  /** `how` it ended, and the end of what it printed; no test was run. */
  | { readonly kind: 'prepare-failed'; readonly command: string; readonly how: string; readonly output: string }
  /** A file could not be reverted on disk, or did not stay so: what ran, if anything, is no trial. */
  | { readonly kind: 'not-written'; readonly file: string; readonly detail: string; readonly wayOut: string }

/** One test as Vitest's own task tree has it. */
export type TestFact = {
  /** Vitest's task id: what tells tests apart. */
  readonly id: string
  /** From the outermost suite down to the test's own title. */
  readonly titlePath: readonly string[]
  readonly state: TestState
  /** In the order Vitest lists them; not empty on a test that passed only in a retry. */
  readonly errors: readonly ErrorFact[]
  readonly durationMs: number
  /** Passed only in a retry. */
  readonly isRetried: boolean
  /** 1-based, when Vitest knows it. */
  readonly line?: number
}

/** `pending`: it was to run and never ended. */
export type TestState = 'passed' | 'failed' | 'skipped' | 'todo' | 'pending'

export type SuiteError = {
  /** Empty for the module itself. */
  readonly titlePath: readonly string[]
  readonly error: ErrorFact
}

/** An error as it came out of the runner, whole shape kept; what kind of failure it is, `judge/` decides. */
export type ErrorFact = {
  /** Absent when what was thrown is no error (a string, null, undefined). */
  readonly name?: string
  readonly message: string
  readonly stack?: string
  /** What Vitest prints as the difference, without colour. */
  readonly diff?: string
  readonly expected?: string
  readonly actual?: string
  /** Own keys that tell an assertion from a forged name: `ok`, `actual`, `expected`, `operator`, `code` … */
  readonly keys: readonly string[]
  /** The error's own `code`, as text. */
  readonly code?: string
  readonly cause?: ErrorFact
  /** Inner errors of an AggregateError. */
  readonly inner: readonly ErrorFact[]
  /** Where in the life of the test it was thrown. */
  readonly phase: ErrorPhase
  /** The claim of a broken `premise()`. */
  readonly premise?: string
  /** Where an error of types stands. */
  readonly place?: Place
}

/** `body` is the intended test's own function; `fixture` what `test.extend` sets up; `load` the module's evaluation. */
export type ErrorPhase = 'body' | 'hook' | 'fixture' | 'load' | 'outside' | 'unknown'

/** The three facts that make a green trial believable, for one reverted file. */
export type OverlayFact = {
  readonly file: string
  /** How many times the runner asked for the text. */
  readonly served: number
  /** The reverted module was evaluated in this run. */
  readonly wasLoaded: boolean
  /** The numbers of the sites whose probe ran. */
  readonly reached: readonly number[]
  /** The text was on disk, for whoever reads it there: `served` says nothing, and plain texts have no probes. */
  readonly isOnDisk?: boolean
}
