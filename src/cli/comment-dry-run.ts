/** What `teeth comment --dry-run` prints: where it would write, and every text as it would be written. */

import { commentBody } from '../forge/plan-comment.ts'
import type { Target } from '../forge/target.ts'
import { neutraliseLine } from '../report/neutralise.ts'
import { checkFor, commentFor, notesFor } from './comment-texts.ts'
import type { Flags } from './flags.ts'
import type { StoredLedger } from './read-ledger.ts'

/** Nothing is asked of the forge, so that no token is needed. */
export function dryRun(ledgers: readonly StoredLedger[], target: Target, flags: Flags): string {
  const sections = [
    `Nothing is written. It would be for ${where(target)}, if \`${target.head}\` is still its head.`,
    commentBody(commentFor(ledgers, target, flags)).trimEnd(),
    ...(flags.notes
      ? notesFor(ledgers, target, flags).findings.map(({ file, line, text }) => at(file, line, text))
      : []),
    ...(flags.check ? [check(checkFor(ledgers, target, flags))] : []),
  ]
  return `${sections.join('\n\n')}\n`
}

function where({ forge, repository, request }: Target): string {
  const name = request.kind === 'number' ? `#${request.number}` : `the request of ${request.owner}:${request.branch}`
  return neutraliseLine(`${forge} ${repository} ${name}`)
}

function at(file: string, line: number, text: string): string {
  return `--- note at ${neutraliseLine(file)}:${line}\n${text}`
}

function check({ name, conclusion, annotations }: ReturnType<typeof checkFor>): string {
  const lines = annotations.map(({ file, line, level, title }) => neutraliseLine(`${level} ${file}:${line} ${title}`))
  return [`--- check ${neutraliseLine(name)}: ${conclusion}`, ...lines].join('\n')
}
