/** A unit of work: one guard with its old behaviour ready, to be tried against one of its test files in one layer. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import type { RevertedFile } from '../model/revert.ts'
import type { Overlay } from '../model/run.ts'
import type { TypeCheck } from '../model/type-check.ts'

export type Unit = {
  readonly guard: Guard
  readonly test: IntendedTest
  readonly layer: string
  readonly files: readonly RevertedFile[]
  /** A shell command to run after the revert; only where that is on disk. */
  readonly prepare?: string
  /** Its types are checked, and its tests do not run. */
  readonly typeCheck?: TypeCheck
  /** It is known for toothless: one trial, in which only a bite is news. */
  readonly isDoubted?: true
}

/** What a lane has to serve for a unit's trial. */
export function overlays(unit: Unit): readonly Overlay[] {
  return unit.files.map((file) => ({
    file: file.file,
    text: file.instrumented.text,
    trailerAt: file.instrumented.trailerAt,
    plain: file.after,
    before: file.before,
    ...(file.isAbsent === undefined ? {} : { isAbsent: file.isAbsent }),
  }))
}

/** The sites of a unit that a probe was put at, and tells of: none does where nothing runs. */
export function probedSites(unit: Unit): readonly number[] {
  if (unit.typeCheck !== undefined) return []
  return unit.files.flatMap((file) => file.instrumented.probed)
}
