/** The ledger as SARIF 2.1.0, for code scanning: a rule for each verdict, a result for each finding. */

import type { Log, Result, Run } from 'sarif'
import type { Ledger } from '../model/ledger.ts'
import { openGuards } from './findings.ts'
import { problemFingerprints } from './fingerprint.ts'
import { inertJsonText } from './json-text.ts'
import { guardResult, problemResult } from './sarif-results.ts'
import { sarifRules } from './sarif-rules.ts'

// GitHub keeps the first 5,000 and drops the rest in silence.
const MOST_RESULTS = 5_000
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/** `pathPrefix` is the POSIX path from the repository to the project, where the two differ: forges count from the repository. */
export function renderSarif(ledger: Ledger, pathPrefix = ''): string {
  const results = resultsOf(ledger, pathPrefix)
  // @teeth five-thousand-results: the SARIF report has 5,000 results at most, the heaviest, and counts the rest
  //   test: test/unit/report/sarif-most-results.test.ts
  //   was: const shown = results
  const shown = results.slice(0, MOST_RESULTS)
  const log: Log = { $schema: SCHEMA, version: '2.1.0', runs: [runOf(ledger, shown, results.length - shown.length)] }
  return inertJsonText(log)
}

function resultsOf(ledger: Ledger, pathPrefix: string): readonly Result[] {
  const hashes = problemFingerprints(ledger.problems)
  return [
    ...ledger.problems.map((problem, index) => problemResult(problem, hashes[index] ?? '', pathPrefix)),
    ...openGuards(ledger).map((entry) => guardResult(entry, pathPrefix)),
  ]
}

function runOf(ledger: Ledger, results: readonly Result[], left: number): Run {
  const { tool, startedAt, durationMs, exitCode, versions, commit, isDirty, counts } = ledger
  const end = new Date(Date.parse(startedAt) + durationMs)
  return {
    tool: { driver: { name: tool.name, version: tool.version, rules: [...sarifRules(ledger.problems)] } },
    automationDetails: { id: 'teeth/' },
    invocations: [
      {
        executionSuccessful: exitCode !== 70 && exitCode !== 130,
        exitCode,
        startTimeUtc: startedAt,
        ...(Number.isNaN(end.valueOf()) ? {} : { endTimeUtc: end.toISOString() }),
      },
    ],
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
    results: [...results],
    properties: { counts, leftOut: left, versions, ...(commit === undefined ? {} : { commit, isDirty }) },
  }
}
