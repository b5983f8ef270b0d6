/** The sealed record of one finished `teeth diff`; every report of it renders this. */

import type { FileStatus, Side } from './change.ts'
import type { ExitCode } from './ledger.ts'
import type { FailureKind, Reason } from './verdict.ts'

/** Version of the JSON shape; raised when a field changes its meaning or goes. */
export const DIFF_SCHEMA_VERSION = 1

/** Paths are POSIX from the root, times in milliseconds, dates ISO 8601 in UTC. */
export type DiffLedger = {
  readonly schemaVersion: typeof DIFF_SCHEMA_VERSION
  readonly kind: 'diff'
  readonly tool: { readonly name: 'teeth'; readonly version: string }
  readonly versions: { readonly node: string; readonly vitest: string }
  readonly startedAt: string
  readonly durationMs: number
  /** The commit checked out, on top of which the tests ran. */
  readonly commit?: string
  /** Whether the work tree differed from that commit. */
  readonly isDirty: boolean
  readonly from: Side
  readonly to: Side
  readonly exitCode: ExitCode
  readonly counts: Readonly<Record<UnitVerdict, number>>
  readonly files: readonly DiffFile[]
  /** How many changed files of the repository lie outside the project. */
  readonly outside: number
  /** The whole change first, then each file, then the parts in the order of files and lines. */
  readonly units: readonly DiffUnit[]
  /** New and changed tests, in the order of files and lines. */
  readonly tests: readonly DiffTest[]
  readonly findings: readonly DiffFinding[]
  readonly limits: DiffLimits
  /** Paths that `git status` lists at the end and not at the start (or with other content). */
  readonly strays: readonly string[]
}

/** What was stated beforehand, and what it left out. */
export type DiffLimits = {
  readonly tests: TestChoice
  /** Whether every unit was tried against every test file, not only until one noticed. */
  readonly isMatrix: boolean
  /** No new run is started after this time. */
  readonly budgetMs: number
  /** The most test files that a unit is tried against, changed ones not counted. */
  readonly testFiles: number
  /** Runs that did not take place because of the budget, and units that so have no verdict. */
  readonly runsLeftOut: number
  readonly unitsLeftOut: number
}

/** `changed`: tests of the change; `related`: also those that import what changed; `all`: every test file. */
export type TestChoice = 'changed' | 'related' | 'all'

export type DiffFile = {
  readonly path: string
  readonly oldPath?: string
  readonly status: FileStatus
  /** `source` is what is put back; `support` is code of the tests; `other` is nothing that this looks into. */
  readonly role: 'source' | 'test' | 'support' | 'other'
  /** Why not all of it was looked into, where that is so. */
  readonly note?: string
}

export const UNIT_VERDICTS = [
  'noticed',
  'unnoticed',
  'unreached',
  'incidental',
  'not-runnable',
  'unmeasured',
  'not-tried',
  'no-runtime-change',
] as const

/**
 * What happens when a unit is undone. `incidental`: it cannot be undone alone, something breaks for another reason;
 * `not-runnable`: the old code does not parse in this place; `not-tried`: the budget was used up.
 */
export type UnitVerdict = (typeof UNIT_VERDICTS)[number]

/** A change that people make without meaning another behaviour. */
export type Look = 'rename' | 'extracted-variable' | 'reordered' | 'moved' | 'type-import' | 'message'

export type DiffUnit = {
  readonly id: string
  readonly scope: 'whole' | 'file' | 'part'
  /** For people: `condition of the if in findRow`. */
  readonly title: string
  readonly places: readonly DiffPlace[]
  readonly verdict: UnitVerdict
  /** Why, where a run or its absence says so. */
  readonly reason?: Reason
  /** One sentence, where the verdict alone does not say it. */
  readonly note?: string
  readonly looks?: Look
  /** Absent unless noticed. The first that noticed; all of them with `--matrix`. */
  readonly noticedBy: readonly Noticing[]
  /** Every test file it was tried against, in order. */
  readonly tried: readonly DiffTrial[]
  /** Why a copy of the tree, in which its tests may run it from disk, told nothing: a phrase. */
  readonly copyFailed?: string
  /** How many more test files import it and were not tried, as others are nearer. */
  readonly farther?: number
  /** A command line that tries this one unit again. */
  readonly reproduce?: string
}

/** One stretch of a file that a unit is about. */
export type DiffPlace = {
  readonly file: string
  /** 1-based, in the present text. */
  readonly line: number
  /** Unified diff from the present text to the old behaviour, three lines of context, no file header. */
  readonly diff: string
}

export type Noticing = {
  readonly file: string
  readonly titlePath: readonly string[]
  readonly line?: number
  /** Whether the test is new or changed in this change. */
  readonly isOfChange: boolean
  readonly kind: FailureKind
  readonly name?: string
  readonly message: string
}

/** `silent`: the test file says nothing with the new code either: red already, or nothing in it runs. */
export type TrialVerdict = 'noticed' | 'unnoticed' | 'unreached' | 'incidental' | 'unmeasured' | 'silent'

export type DiffTrial = {
  readonly file: string
  readonly layer: string
  readonly verdict: TrialVerdict
  readonly reason: Reason
  /** How many tests of the file fail with the new code as well, and were not asked. */
  readonly redAlready?: number
  /** Where memory did not reach: the old code was on disk, in a copy of the tree. Absent: in memory. */
  readonly strategy?: 'copy'
}

export const TEST_VERDICTS = [
  'fails-with-old-code',
  'passes-either-way',
  'cannot-load',
  'skipped',
  'unmeasured',
  'not-tried',
] as const

/** `cannot-load`: with the old code it does not get as far as its own assertions. */
export type TestVerdict = (typeof TEST_VERDICTS)[number]

/** A test that is new in the change, or whose text differs. */
export type DiffTest = {
  readonly file: string
  readonly titlePath: readonly string[]
  readonly line: number
  readonly change: 'new' | 'changed'
  readonly verdict: TestVerdict
  /** How it failed with the old code. */
  readonly kind?: FailureKind
  readonly name?: string
  readonly message?: string
  /** How that was found out, where the whole old code was not enough. */
  readonly note?: string
}

/** What a person should look at; the command then ends with 1. */
export type DiffFinding =
  | { readonly kind: 'unnoticed-unit'; readonly unit: string; readonly message: string; readonly nextStep: string }
  | {
      readonly kind: 'test-passes-either-way'
      readonly test: number
      readonly message: string
      readonly nextStep: string
    }
  | { readonly kind: 'tests-skipped'; readonly message: string; readonly nextStep: string }
  | { readonly kind: 'no-test-changed'; readonly message: string; readonly nextStep: string }
