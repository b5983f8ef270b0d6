/** One way to any report: a name and a ledger give a text. */

import { assertNever } from '../model/assert-never.ts'
import type { Ledger } from '../model/ledger.ts'
import { renderBlob } from './blob.ts'
import type { Room } from './fit-markdown.ts'
import { type Forge, permalinksOf } from './forge.ts'
import { renderGithubActions } from './github-actions.ts'
import { renderGitlab } from './gitlab.ts'
import type { PageOptions } from './html-options.ts'
import { renderHtml } from './html-page.ts'
import { renderJson } from './json.ts'
import { renderJunit } from './junit.ts'
import { renderMarkdown } from './markdown-report.ts'
import { type Paint, PLAIN } from './paint.ts'
import type { ReporterName } from './reporter-names.ts'
import { renderSarif } from './sarif.ts'
import { renderStryker } from './stryker.ts'
import { renderTerminal } from './terminal.ts'

/** Each is read by the reports that need it; those of a page are told where a page's options are. */
export type RenderOptions = Omit<PageOptions, 'links'> & {
  /** Default: no colour. */
  readonly colour?: Paint
  /** Columns of the terminal; `Infinity` never breaks a line. Default 80. */
  readonly width?: number
  /** Also lists the guards that bite. Default false. */
  readonly isVerbose?: boolean
  /** Absolute path of the project; messages then show its files from there. */
  readonly root?: string
  /** POSIX path from the repository's root to the project, where they differ; begins the paths that a forge is to find. */
  readonly pathPrefix?: string
  /** Who keeps the repository; places then lead there, at the ledger's commit. */
  readonly forge?: Forge
  /** What `markdown` must fit. Default `comment`, which fits everywhere. */
  readonly room?: Room
  /** How much of the room something else has already: characters of a comment, bytes of a summary. */
  readonly taken?: number
  /** Web address of the whole report, for reports that may have to leave something out. */
  readonly reportUrl?: string
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
    case 'html':
      return renderHtml(ledger, { ...options, ...permalinksOf(ledger, options) })
    case 'markdown':
      return renderMarkdown(ledger, { room: 'comment', ...options, ...permalinksOf(ledger, options) })
    case 'sarif':
      return renderSarif(ledger, options.pathPrefix)
    case 'gitlab':
      return renderGitlab(ledger, options.pathPrefix)
    case 'stryker':
      return renderStryker(ledger, options.sources)
    case 'blob':
      return renderBlob(ledger)
    default:
      return assertNever(name)
  }
}
