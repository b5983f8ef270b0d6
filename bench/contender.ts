/** One way to prove guards: what it is called, and how one round of it is measured. */

import type { BenchProject } from './project.ts'

export type Contender = {
  readonly name: string
  /** What one unit of it is, for the table. */
  readonly unit: string
  round(bench: Bench): Promise<Round>
}

/** The generated project on the disk, with every contender installed beside it. */
export type Bench = {
  readonly folder: string
  readonly project: BenchProject
  readonly lanes: number
  /** How many guards a slow way is asked for. */
  readonly sample: number
}

export type Round = {
  readonly wallMs: number
  readonly units: number
  /** What it got wrong: every guard of the project is known to bite. */
  readonly wrong: readonly string[]
  readonly peakMb?: number
}
