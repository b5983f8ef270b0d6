/** What StrykerJS had found when its time was up: it notes that in its incremental file when it is asked to end. */

import { readFileSync, statSync } from 'node:fs'
import type { StrykerEnd, StrykerProgress, StrykerReport } from '../model/sweep.ts'

/** Of the incremental file; undefined where there is none. Milliseconds. */
export function notedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

export type CutTerms = {
  /** Absolute path of the incremental file. */
  readonly file: string
  /** When that was written before this run. */
  readonly before: number | undefined
  /** The last that was heard of this run; undefined where it knew no mutants yet. */
  readonly progress: StrykerProgress | undefined
}

export function strykerCut({ file, before, progress }: CutTerms): StrykerEnd {
  if (progress === undefined) return { kind: 'not-begun' }
  // @teeth an-earlier-report-is-none: what an earlier run has noted is no report of this one
  //   test: test/unit/world/stryker-cut.test.ts
  //   revert: condition false
  const report = notedAt(file) === before ? undefined : noted(file)
  if (report === undefined) return { kind: 'not-begun' }
  const told = Object.values(report.files).reduce((sum, { mutants }) => sum + mutants.length, 0)
  return { kind: 'cut', report, untried: Math.max(0, progress.of - told) }
}

/** Undefined where it was ended over that. */
function noted(file: string): StrykerReport | undefined {
  try {
    // The only writer of this file is the Stryker just run, in the format that its schema says.
    return JSON.parse(readFileSync(file, 'utf8')) as StrykerReport
  } catch {
    return undefined
  }
}
