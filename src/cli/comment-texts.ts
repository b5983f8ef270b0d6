/** What ledgers become on a request: the comment, the notes at lines, the check. */

import type { CommentWish } from '../forge/plan-comment.ts'
import type { NotesWish } from '../forge/plan-notes.ts'
import type { Target } from '../forge/target.ts'
import type { ForgeCheck } from '../model/forge-client.ts'
import type { ExitCode } from '../model/ledger.ts'
import { answer } from '../report/answer.ts'
import { diffAnswer } from '../report/diff-answer.ts'
import { diffLineFindings } from '../report/diff-line-findings.ts'
import { renderDiffMarkdown } from '../report/diff-markdown.ts'
import { fitTogether } from '../report/fit-together.ts'
import type { Permalinks } from '../report/forge.ts'
import type { LineFinding } from '../report/line-finding.ts'
import { lineFindings } from '../report/line-findings.ts'
import { renderMarkdown } from '../report/markdown-report.ts'
import type { Flags } from './flags.ts'
import type { StoredLedger } from './read-ledger.ts'

/** What one command found, or two of them; never two of a kind. */
type Ledgers = readonly StoredLedger[]

export function commentFor(ledgers: Ledgers, target: Target, flags: Flags): CommentWish {
  return {
    identity: identityFor(ledgers, target, flags),
    stamp: { head: target.head, at: latestStart(ledgers) },
    text: markdownFor(ledgers, target, flags),
  }
}

export function notesFor(ledgers: Ledgers, target: Target, flags: Flags): NotesWish {
  return {
    identity: identityFor(ledgers, target, flags),
    head: target.head,
    findings: findingsIn(ledgers, flags, linksFor(target, flags)),
  }
}

export function checkFor(ledgers: Ledgers, target: Target, flags: Flags): ForgeCheck {
  return {
    name: keyFor(ledgers, flags),
    head: target.head,
    conclusion: conclusionOf(ledgers.map(({ ledger }) => ledger.exitCode)),
    title: ledgers.map(answerOf).join('; '),
    summary: markdownFor(ledgers, target, flags),
    annotations: findingsIn(ledgers, flags),
    ...(target.reportUrl !== undefined && { url: target.reportUrl }),
  }
}

function latestStart(ledgers: Ledgers): string {
  return (
    ledgers
      .map(({ ledger }) => ledger.startedAt)
      .toSorted()
      .at(-1) ?? ''
  )
}

function conclusionOf(codes: readonly ExitCode[]): ForgeCheck['conclusion'] {
  if (codes.includes(130)) return 'cancelled'
  return codes.every((code) => code === 0) ? 'success' : 'failure'
}

function answerOf(stored: StoredLedger): string {
  return stored.kind === 'proofs' ? answer(stored.ledger) : diffAnswer(stored.ledger)
}

function findingsIn(ledgers: Ledgers, { pathPrefix = '' }: Flags, links?: Permalinks): readonly LineFinding[] {
  return ledgers.flatMap((stored) =>
    stored.kind === 'proofs'
      ? lineFindings(stored.ledger, pathPrefix, links)
      : diffLineFindings(stored.ledger, pathPrefix, links),
  )
}

function markdownFor(ledgers: Ledgers, target: Target, flags: Flags): string {
  const { reportUrl } = target
  const known = {
    room: 'comment',
    links: linksFor(target, flags),
    ...(reportUrl !== undefined && { reportUrl }),
  } as const
  const tellers = ledgers.map((stored) => (taken: number) => {
    const options = { ...known, taken }
    return stored.kind === 'proofs'
      ? renderMarkdown(stored.ledger, options)
      : renderDiffMarkdown(stored.ledger, options)
  })
  return fitTogether('comment', tellers)
}

function linksFor({ forge, webUrl, head }: Target, { pathPrefix }: Flags): Permalinks {
  return { forge: { kind: forge, url: webUrl }, commit: head, pathPrefix: pathPrefix ?? '' }
}

function identityFor(ledgers: Ledgers, { workflow }: Target, flags: Flags): CommentWish['identity'] {
  return { workflow, key: keyFor(ledgers, flags) }
}

/** A diff that comes alone has a comment of its own: that of the proofs is not its to overwrite. */
function keyFor(ledgers: Ledgers, { key }: Flags): string {
  // @teeth a-diff-alone-is-apart: a diff that comes alone leaves the comment of the proofs
  //   test: test/unit/cli/comment-texts.test.ts
  //   was: return key ?? 'teeth'
  return key ?? (ledgers.some(({ kind }) => kind === 'proofs') ? 'teeth' : 'teeth-diff')
}
