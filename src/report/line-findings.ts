/** The findings of a ledger that have a line, as texts for whoever shows them there. */

import type { Ledger, LedgerEntry } from '../model/ledger.ts'
import type { Problem } from '../model/problem.ts'
import { cut } from './cut.ts'
import { openGuards } from './findings.ts'
import { guardFingerprint, problemFingerprints } from './fingerprint.ts'
import type { Permalinks } from './forge.ts'
import { markdownFinding } from './markdown-finding.ts'
import { markdownProblem } from './markdown-problem.ts'
import { neutralise, neutraliseLine } from './neutralise.ts'
import { severity } from './severity.ts'
import { spot } from './spot.ts'

export type LineFinding = {
  /** The same for the same finding wherever its line has moved. */
  readonly fingerprint: string
  /** POSIX from the repository's root. */
  readonly file: string
  readonly line: number
  readonly level: 'failure' | 'warning'
  /** Plain, one line. */
  readonly title: string
  /** Plain. */
  readonly message: string
  /** Markdown. */
  readonly text: string
}

// What forges take of a check's annotation, with room to spare.
const LONGEST_TITLE = 200
const LONGEST_LINE = 600
// One note is to be read at its line; the comment has room for more.
const LONGEST_TEXT = 30_000

/** The heaviest first. `pathPrefix` is the POSIX path from the repository's root to the project. */
export function lineFindings(ledger: Ledger, pathPrefix: string, links?: Permalinks): readonly LineFinding[] {
  const place = (file: string) => (pathPrefix === '' ? file : `${pathPrefix.replace(/\/$/, '')}/${file}`)
  const fingerprints = problemFingerprints(ledger.problems)
  return [
    ...ledger.problems.flatMap((problem, index) => problemFinding(problem, fingerprints[index] ?? '')),
    ...openGuards(ledger).map((entry) => guardFinding(entry, links)),
  ].map((finding) => ({ ...finding, file: place(finding.file) }))
}

function problemFinding(problem: Problem, fingerprint: string): readonly LineFinding[] {
  const { code, message, wayOut, place } = problem
  if (place === undefined) return []
  return [
    {
      fingerprint,
      file: place.file,
      line: place.line,
      level: 'failure',
      title: code,
      message: plain([message, wayOut]),
      text: markdownProblem(problem),
    },
  ]
}

function guardFinding(entry: LedgerEntry, links: Permalinks | undefined): LineFinding {
  const { id, verdict, behaviour, expected, observed, nextStep, reproduce, place } = entry
  // The annotation is what has to move when a guard is stale.
  const { file, line } = verdict === 'stale' ? place : spot(entry)
  return {
    fingerprint: guardFingerprint(entry),
    file,
    line,
    level: severity(verdict) === 'unmeasured' ? 'warning' : 'failure',
    title: neutraliseLine(cut(`${verdict}: ${id}`, LONGEST_TITLE)),
    message: plain([behaviour, `Expected: ${expected}`, `Observed: ${observed}`, `Next: ${nextStep}`, reproduce]),
    text: bounded(entry, links),
  }
}

/** Cutting Markdown could leave a fence open, so that a story that is too long is told without its diffs. */
function bounded(entry: LedgerEntry, links: Permalinks | undefined): string {
  const text = markdownFinding(entry, links)
  return text.length <= LONGEST_TEXT ? text : markdownFinding({ ...entry, sites: [], proofs: [] }, links)
}

function plain(lines: readonly string[]): string {
  return lines.map((line) => neutralise(cut(line, LONGEST_LINE))).join('\n')
}
