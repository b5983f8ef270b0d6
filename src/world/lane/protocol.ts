/** What the orchestrator and a lane's child process say to each other. */

import type { Run, Scenario } from '../../model/run.ts'
import type { LayerFact, TestImports } from '../../model/world.ts'
import type { Moved } from '../relocate.ts'

export type LaneOptions = {
  /** Absolute, real. */
  readonly root: string
  /** Of the user's Vitest; absolute, real. */
  readonly vitestFolder: string
  /** A folder of this lane alone, outside the project; its parent removes it. */
  readonly scratch: string
  /** Path of the Vitest configuration, from the root. */
  readonly vitestConfig?: string
  /** Names of Vitest projects; empty: all. */
  readonly projects: readonly string[]
  /** Whether runs will ask for a kept worker. Absent: they do not. */
  readonly keepsWorkers?: boolean
  /** For a project in a copy of its work tree. */
  readonly moved?: Moved
}

/** Given to the child on its command line: enough to load Vitest, and nothing of what the project says. */
export type LaneStart = Pick<LaneOptions, 'root' | 'vitestFolder' | 'scratch' | 'moved'>

/** Said first, and once. */
export type BootLane = { readonly kind: 'boot'; readonly options: LaneOptions }

export type ToLane =
  /** `hitsFile`: where the probes write; absolute. */
  | { readonly kind: 'run'; readonly scenario: Scenario; readonly hitsFile: string }
  | { readonly kind: 'imports'; readonly targets: readonly Pick<TestImports, 'file' | 'layer'>[] }
  | { readonly kind: 'close' }

export type FromLane =
  | {
      readonly kind: 'ready'
      readonly layers: readonly LayerFact[]
      readonly canKeepWorkers: boolean
      readonly keepRefusal?: string
    }
  | { readonly kind: 'refused'; readonly why: 'config' | 'projects'; readonly detail: string }
  | { readonly kind: 'ran'; readonly run: Run }
  | { readonly kind: 'imported'; readonly imports: readonly TestImports[] }
