/** One way to any report: a name and a ledger give a text. */

import { assertNever } from '../model/assert-never.ts'
import type { Ledger } from '../model/ledger.ts'
import { renderGithubActions } from './github-actions.ts'
import { renderJson } from './json.ts'
import { renderJunit } from './junit.ts'
import { type Paint, PLAIN } from './paint.ts'
import { renderTerminal } from './terminal.ts'

export const REPORTER_NAMES = ['default', 'json', 'junit', 'github-actions'] as const

/** As the ecosystem names them; `default` is the report for a terminal. */
export type ReporterName = (typeof REPORTER_NAMES)[number]

/** Each is read by the reports that need it. */
export type RenderOptions = {
  /** Default: no colour. */
  readonly colour?: Paint
  /** Columns of the terminal; `Infinity` never breaks a line. Default 80. */
  readonly width?: number
  /** Also lists the guards that bite. Default false. */
  readonly isVerbose?: boolean
  /** Absolute path of the project; messages then show its files from there. */
  readonly root?: string
  /** POSIX path from the repository's root to the project, where they differ; begins the paths of `github-actions`. */
  readonly pathPrefix?: string
}

/** Renders a ledger. Pure: prints nothing, reads nothing, and the same ledger gives the same text. */
export function render(ledger: Ledger, name: ReporterName, options: RenderOptions = {}): string {
  switch (name) {
    case 'default':
      return renderTerminal(ledger, { colour: PLAIN, width: 80, isVerbose: false, ...options })
    case 'json':
      return renderJson(ledger)
    case 'junit':
      return renderJunit(ledger)
    case 'github-actions':
      return renderGithubActions(ledger, options.pathPrefix)
    default:
      return assertNever(name)
  }
}
