/** The findings of a ledger that have a line. */

import type { Ledger, LedgerEntry } from '../model/ledger.ts'
import type { Problem } from '../model/problem.ts'
import { openGuards } from './findings.ts'
import { guardFingerprint, problemFingerprints } from './fingerprint.ts'
import type { Permalinks } from './forge.ts'
import { fromRepository, type LineFinding, lineMessage, lineText, lineTitle } from './line-finding.ts'
import { markdownFinding } from './markdown-finding.ts'
import { markdownProblem } from './markdown-problem.ts'
import { severity } from './severity.ts'
import { findingSpot } from './spot.ts'

/** The heaviest first. `pathPrefix` is the POSIX path from the repository's root to the project. */
export function lineFindings(ledger: Ledger, pathPrefix: string, links?: Permalinks): readonly LineFinding[] {
  const fingerprints = problemFingerprints(ledger.problems)
  const findings = [
    ...ledger.problems.flatMap((problem, index) => problemFinding(problem, fingerprints[index] ?? '')),
    ...openGuards(ledger).map((entry) => guardFinding(entry, links)),
  ]
  return fromRepository(findings, pathPrefix)
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
      message: lineMessage([message, wayOut]),
      text: markdownProblem(problem),
    },
  ]
}

function guardFinding(entry: LedgerEntry, links: Permalinks | undefined): LineFinding {
  const { id, verdict, behaviour, expected, observed, nextStep, reproduce } = entry
  const { file, line } = findingSpot(entry)
  return {
    fingerprint: guardFingerprint(entry),
    file,
    line,
    level: severity(verdict) === 'unmeasured' ? 'warning' : 'failure',
    title: lineTitle(`${verdict}: ${id}`),
    message: lineMessage([behaviour, `Expected: ${expected}`, `Observed: ${observed}`, `Next: ${nextStep}`, reproduce]),
    text: lineText(markdownFinding(entry, links), () => markdownFinding({ ...entry, sites: [], proofs: [] }, links)),
  }
}
