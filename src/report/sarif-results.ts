/** One finding as a result of a SARIF log: what is wrong, where, and what tells it again in the next log. */

import type { Location, Result } from 'sarif'
import type { LedgerEntry, LedgerProof, LedgerSite } from '../model/ledger.ts'
import type { Place } from '../model/place.ts'
import type { Problem } from '../model/problem.ts'
import { cut } from './cut.ts'
import { failureMessage, failureTitle, testName } from './failure-text.ts'
import { guardFingerprint } from './fingerprint.ts'
import { relativeUri } from './relative-uri.ts'
import { revertText } from './revert-text.ts'
import { sarifText } from './sarif-text.ts'
import { levelOf } from './sarif-rules.ts'
import { spot } from './spot.ts'

const LONGEST_SENTENCE = 1000
const LONGEST_MESSAGE = 2000
const LONGEST_CODE = 4000
// A result may have a thousand locations; more than this nobody reads.
const MOST_RELATED = 20

type Spot = Pick<Place, 'file' | 'line'> & { readonly column?: number; readonly code?: string }

/** `pathPrefix` is the POSIX path from the repository to the project. */
export function guardResult(entry: LedgerEntry, pathPrefix: string): Result {
  const { verdict } = entry
  const [first] = entry.sites
  // The annotation is what has to move when a guard is stale.
  const where = verdict === 'stale' ? entry.place : { ...spot(entry), ...(first && { code: first.text }) }
  const related = [...otherSites(entry), ...tests(entry)].slice(0, MOST_RELATED)
  return {
    ruleId: verdict,
    level: levelOf(verdict),
    message: { text: guardMessage(entry) },
    locations: [location(where, pathPrefix)],
    relatedLocations: related.map(({ says, ...at }, index) => ({
      ...location(at, pathPrefix),
      id: index + 1,
      message: { text: sarifText(says, LONGEST_SENTENCE) },
    })),
    partialFingerprints: fingerprints(guardFingerprint(entry)),
    properties: { guard: cut(entry.id, LONGEST_SENTENCE), reason: entry.reason.kind },
  }
}

export function problemResult({ code, message, wayOut, place }: Problem, hash: string, pathPrefix: string): Result {
  return {
    ruleId: code,
    level: 'error',
    message: { text: sarifText(`${message}\n\n${wayOut}`, LONGEST_MESSAGE) },
    // A finding without a place is not shown by a forge at all.
    locations: [location(place ?? { file: 'package.json', line: 1 }, pathPrefix)],
    partialFingerprints: fingerprints(hash),
  }
}

function guardMessage(entry: LedgerEntry): string {
  const { id, behaviour, because, expected, observed, nextStep, reproduce, sites, proofs } = entry
  const closest = proofs.flatMap((proof) => quoted(proof))
  const old = sites.map(({ diff, revert }) => cut(diff ?? revertText(revert), LONGEST_CODE).trimEnd())
  const lines = [
    `${id}: ${behaviour}`,
    ...(because === undefined ? [] : [`Because: ${because}`]),
    `Expected: ${expected}`,
    `Observed: ${observed}`,
    ...closest,
    `Next: ${nextStep}`,
    `Again: ${reproduce}`,
  ].map((line) => sarifText(line, LONGEST_SENTENCE))
  return [...lines, sarifText(['The old behaviour:', ...old].join('\n'), LONGEST_CODE)].join('\n\n')
}

function quoted(proof: LedgerProof): readonly string[] {
  const failure = proof.closest
  if (failure === undefined || proof.verdict === 'bites') return []
  return [`Closest failing test: ${failureTitle(failure, proof)}\n${failureMessage(failure)}`]
}

type Related = Spot & { readonly says: string }

function otherSites({ sites, verdict, place }: LedgerEntry): readonly Related[] {
  const others = verdict === 'stale' ? sites : sites.slice(1)
  const annotation = verdict === 'stale' ? [] : [{ ...place, says: 'The annotation.' }]
  return [
    ...others.map((site: LedgerSite) => ({ ...site, code: site.text, says: 'A site of the guard.' })),
    ...annotation,
  ]
}

function tests({ proofs }: LedgerEntry): readonly Related[] {
  return proofs.map(({ test, verdict, closest }) => ({
    file: test.file,
    line: closest?.line ?? 1,
    says: `An intended test (${verdict}): ${testName(test)}`,
  }))
}

function location({ file, line, column, code }: Spot, pathPrefix: string): Location {
  const end = code === undefined ? {} : { endLine: line + code.split('\n').length - 1 }
  const snippet = code === undefined ? {} : { snippet: { text: cut(code, LONGEST_CODE) } }
  const startColumn = column === undefined ? {} : { startColumn: column }
  return {
    physicalLocation: {
      artifactLocation: { uri: relativeUri(file, pathPrefix), uriBaseId: '%SRCROOT%' },
      region: { startLine: line, ...startColumn, ...end, ...snippet },
    },
  }
}

/**
 * GitHub goes by the first one alone. Left to itself it hashes the line, and takes two guards at one line for the
 * same alert and a guard whose code was edited for a new one.
 */
function fingerprints(hash: string): Record<string, string> {
  return { primaryLocationLineHash: `${hash.slice(0, 32)}:1`, 'teethFinding/v1': hash }
}
