/** The ledger as a GitLab code quality report: one issue for each guard that does not bite and for each mistake. */

import type { Ledger, LedgerEntry } from '../model/ledger.ts'
import type { Problem } from '../model/problem.ts'
import { cut } from './cut.ts'
import { openGuards } from './findings.ts'
import { guardFingerprint, problemFingerprints } from './fingerprint.ts'
import { inRepository } from './in-repository.ts'
import { inertJsonText } from './json-text.ts'
import { neutraliseLine } from './neutralise.ts'
import { type Severity, severity } from './severity.ts'
import { findingSpot } from './spot.ts'

const LONGEST_DESCRIPTION = 1000
const LONGEST_PATH = 4096

type Issue = {
  readonly description: string
  readonly check_name: string
  readonly fingerprint: string
  readonly severity: 'info' | 'minor' | 'major' | 'critical'
  readonly location: { readonly path: string; readonly lines: { readonly begin: number; readonly end?: number } }
}

const WEIGHTS: Readonly<Record<Severity, Issue['severity']>> = {
  bites: 'info',
  toothless: 'critical',
  stale: 'major',
  unmeasured: 'minor',
}

/** `pathPrefix` is the POSIX path from the repository to the project, where the two differ: GitLab counts from the repository. */
export function renderGitlab(ledger: Ledger, pathPrefix = ''): string {
  const hashes = problemFingerprints(ledger.problems)
  const issues = [
    ...ledger.problems.map((problem, index) => problemIssue(problem, hashes[index] ?? '', pathPrefix)),
    ...openGuards(ledger).map((entry) => guardIssue(entry, pathPrefix)),
  ]
  return inertJsonText(issues)
}

function guardIssue(entry: LedgerEntry, pathPrefix: string): Issue {
  const { id, verdict, behaviour, observed, nextStep, sites } = entry
  const { file, line } = findingSpot(entry)
  const end = verdict === 'stale' ? {} : { end: line + (sites[0]?.text ?? '').split('\n').length - 1 }
  return {
    description: description(`${verdict}: ${id}: ${behaviour}. ${observed} ${nextStep}`),
    check_name: `teeth/${verdict}`,
    fingerprint: guardFingerprint(entry),
    severity: WEIGHTS[severity(verdict)],
    location: { path: path(file, pathPrefix), lines: { begin: line, ...end } },
  }
}

function problemIssue({ code, message, wayOut, place }: Problem, fingerprint: string, pathPrefix: string): Issue {
  // A finding without a place is not shown at all.
  const { file, line } = place ?? { file: 'package.json', line: 1 }
  return {
    description: description(`${code}: ${message} ${wayOut}`),
    check_name: `teeth/${code}`,
    fingerprint,
    severity: 'major',
    location: { path: path(file, pathPrefix), lines: { begin: line } },
  }
}

function description(text: string): string {
  return neutraliseLine(cut(text, LONGEST_DESCRIPTION))
}

/** As git spells it: GitLab matches it with the paths of the change. */
function path(file: string, pathPrefix: string): string {
  return cut(inRepository(file, pathPrefix), LONGEST_PATH)
}
