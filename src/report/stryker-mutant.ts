/** A guard as a mutant of the mutation testing report schema: its revert is the mutation, its proofs are the tests. */

import type { MutantResult, MutantStatus, TestDefinition } from 'mutation-testing-report-schema/api'
import type { LedgerEntry, LedgerProof } from '../model/ledger.ts'
import type { Verdict } from '../model/verdict.ts'
import { changedSpan } from './changed-span.ts'
import { cut } from './cut.ts'
import { failureMessage, failureTitle, testName } from './failure-text.ts'
import { revertText } from './revert-text.ts'

const LONGEST_SENTENCE = 1000
const LONGEST_REASON = 4000

/**
 * A mutation score counts `Killed` and `Timeout` as detected, `Survived` and `NoCoverage` as not, the others not at all:
 * a trial that hit its deadline is no evidence here, and must not be counted as detected.
 */
const STATUSES: Readonly<Record<Verdict, MutantStatus>> = {
  bites: 'Killed',
  toothless: 'Survived',
  unreached: 'NoCoverage',
  unnamed: 'Survived',
  incidental: 'RuntimeError',
  stale: 'Ignored',
  'red-already': 'Ignored',
  unobserved: 'Ignored',
  // @teeth only-bites-is-detected: counts as detected only what bites
  //   test: test/unit/report/stryker.test.ts > the mutation testing report > counts as detected only what bites
  //   was: 'timed-out': 'Timeout'
  'timed-out': 'Ignored',
  flaky: 'Ignored',
  unmeasured: 'Pending',
}

/** At the guard's first site; `lines` is the known text of its file. */
export function strykerMutant(entry: LedgerEntry, lines: readonly string[]): MutantResult {
  const { id, verdict, behaviour, sites, proofs } = entry
  const [site] = sites
  const span = site && changedSpan(site, lines)
  const nowhere = { line: Math.min(entry.place.line, lines.length), column: 1 }
  const duration = proofs.reduce((sum, { trial }) => sum + (trial?.durationMs ?? 0), 0)
  return {
    id,
    mutatorName: site?.revert.kind ?? 'none',
    ...(span?.replacement === undefined ? {} : { replacement: span.replacement }),
    description: [behaviour, ...(site ? [revertText(site.revert)] : []), ...elsewhere(entry)].map(sentence).join('\n'),
    location: { start: span?.start ?? nowhere, end: span?.end ?? nowhere },
    status: STATUSES[verdict],
    statusReason: statusReason(entry),
    coveredBy: verdict === 'unreached' ? [] : proofs.map(testId),
    killedBy: proofs.filter((proof) => proof.verdict === 'bites' && verdict === 'bites').map(testId),
    testsCompleted: proofs.filter(({ trial }) => trial !== undefined).length,
    duration,
  }
}

/** Intended tests by their file. */
export function strykerTests(proofs: readonly LedgerProof[]): Readonly<Record<string, { tests: TestDefinition[] }>> {
  const unique = [...new Map(proofs.map((proof) => [testId(proof), proof])).values()]
  const byFile = Map.groupBy(unique, ({ test }) => test.file)
  return Object.fromEntries(
    [...byFile].map(([file, own]) => [
      file,
      { tests: own.map((proof) => ({ id: testId(proof), name: testTitle(proof) })) },
    ]),
  )
}

function testId({ test, layer }: LedgerProof): string {
  return layer === '' ? testName(test) : `${layer}: ${testName(test)}`
}

function testTitle({ test }: LedgerProof): string {
  return sentence(test.title ?? 'the whole file')
}

function elsewhere({ sites }: LedgerEntry): readonly string[] {
  return sites.slice(1).map(({ file, line, revert }) => `Put back together with ${file}:${line}: ${revertText(revert)}`)
}

/** For a guard that bites, what its test said; else the verdict in words. */
function statusReason({ verdict, observed, nextStep, proofs }: LedgerEntry): string {
  const quoted = proofs.flatMap((proof) =>
    proof.closest === undefined ? [] : [`${failureTitle(proof.closest, proof)}\n${failureMessage(proof.closest)}`],
  )
  const told = verdict === 'bites' ? quoted : [`${verdict}: ${observed}`, nextStep, ...quoted]
  return cut(told.join('\n\n'), LONGEST_REASON)
}

function sentence(text: string): string {
  return cut(text, LONGEST_SENTENCE)
}
