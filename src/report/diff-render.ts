/** One way to any report on a change: a name and a diff's ledger give a text. */

import { assertNever } from '../model/assert-never.ts'
import type { DiffLedger } from '../model/diff-ledger.ts'
import { renderDiffGithubActions } from './diff-github-actions.ts'
import { renderDiffMarkdown } from './diff-markdown.ts'
import type { DiffReporterName } from './diff-reporter-names.ts'
import { renderDiffTerminal } from './diff-terminal.ts'
import { permalinksOf } from './forge.ts'
import { jsonText } from './json-text.ts'
import { PLAIN } from './paint.ts'
import type { RenderOptions } from './render.ts'

/** Renders a diff's ledger. Pure: prints nothing, reads nothing, and the same ledger gives the same text. */
export function renderDiff(ledger: DiffLedger, name: DiffReporterName, options: RenderOptions = {}): string {
  switch (name) {
    case 'default':
      return renderDiffTerminal(ledger, { colour: PLAIN, width: 80, isVerbose: false, ...options })
    case 'json':
      return jsonText(ledger)
    case 'markdown':
      return renderDiffMarkdown(ledger, { room: 'comment', ...options, ...permalinksOf(ledger, options) })
    case 'github-actions':
      return renderDiffGithubActions(ledger, options.pathPrefix)
    default:
      return assertNever(name)
  }
}
