/** A sweep as plain data: the mutants that Stryker made, what it said of each, and what lanes found; a queue can carry all of it. */

import type { FailureKind, Reason } from './verdict.ts'

/** One mutant as a Stryker report has it. Paths are POSIX from the root. */
export type Mutant = {
  /** File, place, mutator and replacement: the same on every machine that has the same text, and unique in a sweep. */
  readonly id: string
  readonly file: string
  /** Stryker's name for what it changes: `ConditionalExpression`. */
  readonly mutator: string
  /** What it is about, for people, where that is more than a piece of code: the function that it empties. */
  readonly name?: string
  readonly start: TextPlace
  /** Behind the last character that goes. */
  readonly end: TextPlace
  /** The code that goes, and the code that comes. */
  readonly original: string
  readonly replacement: string
  readonly status: StrykerStatus
  readonly statusReason?: string
  /** Evaluated while its module loads. */
  readonly isStatic: boolean
  /** Test files in which a test ran the mutated code, as far as Stryker saw. */
  readonly coveredBy: readonly string[]
  /** How many tests had ended when Stryker made up its mind; absent where it does not say. */
  readonly testsCompleted?: number
}

/** Lines and columns are 1-based, columns in UTF-16 code units. */
export type TextPlace = { readonly line: number; readonly column: number }

/** Source: the mutation testing report schema. */
export type StrykerStatus =
  | 'Killed'
  | 'Survived'
  | 'NoCoverage'
  | 'CompileError'
  | 'RuntimeError'
  | 'Timeout'
  | 'Ignored'
  | 'Pending'

/** What a result is true of. Two machines may share the work when theirs are equal. */
export type SweepState = {
  /** Absent outside of git. */
  readonly commit?: string
  /** Digest of what differs from that commit; empty where nothing does. */
  readonly changes: string
  /** Digest of the lock file; empty without one. */
  readonly lockfile: string
  /** Digest of what decides how mutants are tried: versions of Vitest and Stryker, Vitest projects, deadlines. */
  readonly settings: string
}

/** Mutants to be confirmed together, by whoever takes them first. Nothing in it is of one machine. */
export type SweepBatch = {
  /** Digest of the state and of the ids of the mutants: the same batch has the same id wherever it is made. */
  readonly id: string
  readonly state: SweepState
  readonly mutants: readonly Mutant[]
}

/** Lets a survivor be, for a time. */
export type SurvivorWaiver = {
  /** POSIX from the root. */
  readonly file: string
  /** The code that goes; white space does not count. */
  readonly original: string
  /** The code that comes; absent: whatever comes. */
  readonly replacement?: string
  readonly reason: string
  readonly owner: string
  /** The last day on which it holds, YYYY-MM-DD in UTC. */
  readonly expires: string
}

export const MUTANT_VERDICTS = ['killed', 'survived', 'unreached', 'timed-out', 'unmeasured'] as const

/**
 * What lanes found of a mutant. `unreached`: no test runs the code; `timed-out`: the tests do not come to an end with it;
 * `unmeasured`: nothing can be said, and `reason` says why.
 */
export type MutantVerdict = (typeof MUTANT_VERDICTS)[number]

/** At most one a mutant and state: the first that arrives counts, a second says the same. */
export type MutantResult = {
  /** Id of the mutant. */
  readonly mutant: string
  readonly verdict: MutantVerdict
  readonly reason: Reason
  /** One sentence, where the reason alone does not say it. */
  readonly note?: string
  /** The test that noticed. */
  readonly by?: MutantKiller
  /** Every test file it was tried against, in order. */
  readonly tried: readonly MutantTrial[]
  /** How many more test files import the file and were not tried, as others are nearer. */
  readonly farther?: number
}

export type MutantKiller = {
  readonly file: string
  /** Empty where the file fails as a whole: it does not load, a hook of it fails. */
  readonly titlePath: readonly string[]
  readonly kind: FailureKind
  readonly message: string
}

export type MutantTrial = {
  /** Test file. */
  readonly file: string
  readonly layer: string
  readonly verdict: MutantVerdict
  readonly reason: Reason
}

/** Where results are kept until a sweep has come to its end. */
export type SweepJournal = {
  /** What was found so far in that state; what was found in another is forgotten. */
  read(state: SweepState): Promise<readonly MutantResult[]>
  add(state: SweepState, results: readonly MutantResult[]): Promise<void>
  clear(): Promise<void>
}

/** The user's StrykerJS. */
export type Stryker = {
  readonly version: string
  /** Globs of what its configuration mutates; those behind a `!` take away. */
  mutates(): Promise<readonly string[]>
  /**
   * Runs it over the project as its own configuration says, and answers its report. Nothing of the project is written.
   * Throws TeethError `stryker-failed` with its last words, and `stryker-interrupted`.
   */
  run(wish: StrykerWish): Promise<StrykerEnd>
}

export type StrykerEnd =
  | { readonly kind: 'finished'; readonly report: StrykerReport }
  /** Its time was up: so many mutants were not tried, and are not in its report. */
  | { readonly kind: 'cut'; readonly report: StrykerReport; readonly untried: number }
  /** Its time was up before it knew its mutants. */
  | { readonly kind: 'not-begun' }

export type StrykerWish = {
  /** Absent: what the configuration says. */
  readonly mutate?: readonly Mutated[]
  /** How many of its runners go side by side, where the configuration does not say. */
  readonly concurrency: number
  /** Ends it where it stands. Absent: it takes as long as it takes. */
  readonly timeIsUp?: AbortSignal
  readonly onProgress: (progress: StrykerProgress) => void
}

/** A file that is mutated, or the lines of it that are. */
export type Mutated = {
  /** POSIX from the root. */
  readonly file: string
  /** 1-based, both included. Absent: all of it. */
  readonly lines?: readonly { readonly first: number; readonly last: number }[]
}

/** Mutants that have a status, of all that it tries. */
export type StrykerProgress = { readonly done: number; readonly of: number }

/** What we read of a report in the mutation testing report schema; the rest is handed on as it came. */
export type StrykerReport = {
  readonly schemaVersion: string
  /** By path, POSIX from the root. */
  readonly files: Readonly<Record<string, StrykerFile>>
  readonly testFiles?: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name?: string }[] }>
  >
}

export type StrykerFile = {
  /** The whole text as it was mutated. */
  readonly source: string
  readonly mutants: readonly StrykerMutant[]
}

export type StrykerMutant = {
  /** Unique in the report. */
  readonly id: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: TextPlace; readonly end: TextPlace }
  readonly status: StrykerStatus
  readonly statusReason?: string
  readonly description?: string
  readonly static?: boolean
  /** Ids of tests. */
  readonly coveredBy?: readonly string[]
  readonly killedBy?: readonly string[]
  readonly testsCompleted?: number
}
