/** One guard as the ledger has it: its worst proof decides, every proof is kept. */

import { wayPhrase } from '../errors/disk-sentences.ts'
import { explainReason } from '../errors/explain-reason.ts'
import { worst } from '../judge/worst.ts'
import type { Guard, IntendedTest } from '../model/guard.ts'
import type { LedgerEntry, LedgerFailure, LedgerProof, LedgerRun, LedgerSite } from '../model/ledger.ts'
import type { ProveRequest } from '../model/request.ts'
import type { Run, TestState } from '../model/run.ts'
import type { Way } from '../model/strategy.ts'
import type { FailedTest, Judgement } from '../model/verdict.ts'
import { editsDiff } from '../revert/diff.ts'
import { excerpt } from './excerpt.ts'
import type { Findings, Prepared } from './findings.ts'
import { leftOutOf, sentenceOf } from './left-out.ts'
import type { Measured } from './measure.ts'
import { reproduceLine } from './reproduce-line.ts'

const BY_OVERLAY: Way = { strategy: 'overlay' }

const INTERRUPTED: Judgement = { verdict: 'unmeasured', reason: { kind: 'interrupted' }, alsoNoticedBy: [] }

type Decided = { readonly test: IntendedTest; readonly judgement: Judgement; readonly way?: Way }

/** Pure. A guard of which a test was not measured any more is as good as its missing proof: unmeasured. */
export function ledgerEntry(prepared: Prepared, findings: Findings, request: ProveRequest): LedgerEntry {
  const { guard } = prepared
  const measured = findings.measured.filter(({ unit }) => unit.guard.id === guard.id)
  const { test, judgement, way = BY_OVERLAY } = decisive(guard, decisions(prepared, measured, findings))
  const leftOut = leftOutOf(prepared, findings, request)
  const told = explainReason({ ...judgement, way }, guard, test)
  return {
    id: guard.id,
    behaviour: guard.behaviour,
    ...(guard.because === undefined ? {} : { because: guard.because }),
    ...(guard.names === undefined ? {} : { names: guard.names }),
    ...(guard.fails === undefined ? {} : { fails: guard.fails }),
    ...(guard.layer === undefined ? {} : { layer: guard.layer }),
    place: guard.place,
    sites: ledgerSites(prepared),
    verdict: judgement.verdict,
    proofs: measured.map(ledgerProof),
    reason: judgement.reason,
    ...(leftOut.length === 0 ? {} : { leftOut }),
    ...told,
    observed: [told.observed, ...leftOut.map(sentenceOf)].join(' '),
    reproduce: reproduceLine(guard, request),
  }
}

function decisions({ guard, revert }: Prepared, measured: readonly Measured[], findings: Findings): readonly Decided[] {
  if (revert.kind === 'stale') {
    const { reason, detail, site } = revert
    const why = { kind: 'revert-is-stale', reason, detail, site } as const
    return [{ test: firstTest(guard), judgement: { verdict: 'stale', reason: why, alsoNoticedBy: [] } }]
  }
  const made = [
    ...measured.map(({ unit, judgement, way = BY_OVERLAY }) => ({ test: unit.test, judgement, way })),
    ...findings.settled.filter((settled) => settled.guard.id === guard.id),
  ]
  const isMissing = findings.wasInterrupted && made.length < guard.tests.length
  return isMissing || made.length === 0 ? [...made, { test: firstTest(guard), judgement: INTERRUPTED }] : made
}

function decisive(guard: Guard, decided: readonly Decided[]): Decided {
  const verdict = worst(decided.map(({ judgement }) => judgement.verdict))
  const found = decided.find(({ judgement }) => judgement.verdict === verdict)
  return found ?? { test: firstTest(guard), judgement: INTERRUPTED }
}

/** Reading lets no guard without a test through; the type does not say so. */
function firstTest(guard: Guard): IntendedTest {
  return guard.tests[0] ?? { file: guard.place.file }
}

function ledgerSites({ guard, revert }: Prepared): readonly LedgerSite[] {
  return guard.sites.map((site, index) => {
    const isFirst = guard.sites.findIndex((other) => other.file === site.file) === index
    const reverted =
      revert.kind === 'reverted' && isFirst ? revert.files.find(({ file }) => file === site.file) : undefined
    return {
      file: site.file,
      line: site.line,
      text: site.text,
      revert: site.revert,
      ...(reverted === undefined ? {} : { diff: editsDiff(reverted.before, reverted.edits) }),
    }
  })
}

function ledgerProof({ unit, proof, judgement, way = BY_OVERLAY }: Measured): LedgerProof {
  const strategyReason = wayPhrase(way)
  return {
    test: unit.test,
    layer: unit.layer,
    verdict: judgement.verdict,
    reason: judgement.reason,
    ...(judgement.closest === undefined ? {} : { closest: ledgerFailure(judgement.closest) }),
    alsoNoticedBy: judgement.alsoNoticedBy,
    control: ledgerRun(proof.control),
    ...(proof.trials[0] === undefined ? {} : { trial: ledgerRun(proof.trials[0]) }),
    trials: proof.trials.length,
    strategy: way.strategy,
    ...(strategyReason === undefined ? {} : { strategyReason }),
  }
}

function ledgerFailure({ titlePath, kind, error, line }: FailedTest): LedgerFailure {
  return {
    titlePath,
    kind,
    ...(error.name === undefined ? {} : { name: error.name }),
    // @teeth the-ledger-stays-loadable: a message of megabytes is cut
    //   test: test/unit/prove/seal.test.ts
    //   was: message: error.message
    message: excerpt(error.message),
    ...(error.diff === undefined ? {} : { diff: excerpt(error.diff) }),
    ...(line === undefined ? {} : { line }),
  }
}

function ledgerRun(run: Run): LedgerRun {
  const count = (...states: readonly TestState[]) => run.tests.filter((test) => states.includes(test.state)).length
  return {
    end: run.end.kind,
    worker: run.worker,
    durationMs: Math.round(run.durationMs),
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped', 'todo', 'pending'),
  }
}
