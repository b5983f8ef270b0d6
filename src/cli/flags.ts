/** What the flags of one command line said, before the configuration and the defaults are asked. */

/** A flag that was not given is absent, never a default. Paths are as typed. */
export type Flags = {
  /** A git ref. */
  readonly changed?: string
  readonly testNamePattern?: string
  readonly projects: readonly string[]
  readonly lanes?: number
  readonly repeat?: number
  /** `random`: a seed is wanted and none was named. */
  readonly shuffle?: number | 'random'
  readonly offline?: boolean
  readonly isolate?: boolean
  readonly bail?: number
  /** Milliseconds. */
  readonly deadline?: number
  /** `name` or `name=file`. */
  readonly reporters: readonly string[]
  /** `file` or `name=file`. */
  readonly outputFiles: readonly string[]
  readonly json: boolean
  readonly verbose: boolean
  readonly passWithNoGuards: boolean
  readonly dryRun: boolean
  readonly config?: string
  readonly root?: string
  readonly color?: boolean
}

export const NO_FLAGS: Flags = {
  projects: [],
  reporters: [],
  outputFiles: [],
  json: false,
  verbose: false,
  passWithNoGuards: false,
  dryRun: false,
}
