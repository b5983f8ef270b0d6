/** What a ledger becomes on a request: the comment, the notes at lines, the check. */

import type { CommentWish } from '../forge/plan-comment.ts'
import type { NotesWish } from '../forge/plan-notes.ts'
import type { Target } from '../forge/target.ts'
import type { ForgeCheck } from '../model/forge-client.ts'
import type { Ledger } from '../model/ledger.ts'
import { answer } from '../report/answer.ts'
import type { Permalinks } from '../report/forge.ts'
import { lineFindings } from '../report/line-findings.ts'
import { renderMarkdown } from '../report/markdown-report.ts'
import type { Flags } from './flags.ts'

export function commentFor(ledger: Ledger, target: Target, flags: Flags): CommentWish {
  return {
    identity: identityFor(target, flags),
    stamp: { head: target.head, at: ledger.startedAt },
    text: markdownFor(ledger, target, flags),
  }
}

export function notesFor(ledger: Ledger, target: Target, flags: Flags): NotesWish {
  return {
    identity: identityFor(target, flags),
    head: target.head,
    findings: lineFindings(ledger, flags.pathPrefix ?? '', linksFor(target, flags)),
  }
}

export function checkFor(ledger: Ledger, target: Target, flags: Flags): ForgeCheck {
  return {
    name: flags.key ?? 'teeth',
    head: target.head,
    conclusion: CONCLUSIONS.get(ledger.exitCode) ?? 'failure',
    title: answer(ledger),
    summary: markdownFor(ledger, target, flags),
    annotations: lineFindings(ledger, flags.pathPrefix ?? ''),
    ...(target.reportUrl !== undefined && { url: target.reportUrl }),
  }
}

const CONCLUSIONS = new Map<Ledger['exitCode'], ForgeCheck['conclusion']>([
  [0, 'success'],
  [130, 'cancelled'],
])

function markdownFor(ledger: Ledger, target: Target, flags: Flags): string {
  return renderMarkdown(ledger, {
    room: 'comment',
    links: linksFor(target, flags),
    ...(target.reportUrl !== undefined && { reportUrl: target.reportUrl }),
  })
}

function linksFor({ forge, webUrl, head }: Target, { pathPrefix }: Flags): Permalinks {
  return { forge: { kind: forge, url: webUrl }, commit: head, pathPrefix: pathPrefix ?? '' }
}

function identityFor({ workflow }: Target, { key }: Flags): CommentWish['identity'] {
  return { workflow, key: key ?? 'teeth' }
}
