/** What the runs with the old code show about one new or changed test. */

import { judge } from '../judge/judge.ts'
import type { DiffTest, TestVerdict } from '../model/diff-ledger.ts'
import type { TestFact } from '../model/run.ts'
import type { FailedTest, Judgement, Proof } from '../model/verdict.ts'
import type { TestCase } from './test-cases.ts'

export type CaseVerdict = Pick<DiffTest, 'verdict' | 'kind' | 'name' | 'message' | 'note'>

type Terms = {
  readonly naming: 'usual' | 'strict'
  /** Names that only the new code exports. */
  readonly newNames: ReadonlySet<string>
}

/** A case of several tests fails with the old code when one of them does. */
export function caseVerdict({ facts }: Pick<TestCase, 'facts'>, proof: Proof, terms: Terms): CaseVerdict {
  if (facts.length === 0) return { verdict: 'unmeasured', note: 'no test of the run is this one' }
  const verdicts = facts.map((fact) => factVerdict(fact, proof, terms))
  return (
    STRONGEST.flatMap((verdict) => verdicts.find((one) => one.verdict === verdict) ?? [])[0] ?? {
      verdict: 'unmeasured',
    }
  )
}

const STRONGEST = [
  'fails-with-old-code',
  'unmeasured',
  'cannot-load',
  'passes-either-way',
  'skipped',
  'not-tried',
] as const satisfies readonly TestVerdict[]

function factVerdict(fact: TestFact, proof: Proof, { naming, newNames }: Terms): CaseVerdict {
  if (fact.state === 'skipped' || fact.state === 'todo') return { verdict: 'skipped' }
  const judgement = judge({ ...proof, test: { file: proof.test.file, title: fact.titlePath.join(' > ') } }, { naming })
  const { closest } = judgement
  const lacking = closest === undefined ? undefined : lackingName(closest, newNames)
  // @teeth a-missing-export-is-no-failure: one that is about the new export alone cannot load with the old code
  //   test: test/unit/diff/story.test.ts
  //   revert: remove
  if (lacking !== undefined)
    return { verdict: 'cannot-load', ...quoted(closest), note: `the old code has no \`${lacking}\`` }
  return { verdict: verdictOf(judgement), ...quoted(closest), ...noteOf(judgement) }
}

function verdictOf({ verdict, reason }: Judgement): TestVerdict {
  if (verdict === 'bites' || verdict === 'unnamed') return 'fails-with-old-code'
  if (verdict === 'toothless' || verdict === 'unreached') return 'passes-either-way'
  if (verdict === 'incidental') return reason.kind === 'kind-does-not-count' ? 'fails-with-old-code' : 'cannot-load'
  if (verdict === 'unobserved' && reason.kind === 'test-skipped') return 'skipped'
  return 'unmeasured'
}

function noteOf({ verdict, reason }: Judgement): Pick<DiffTest, 'note'> {
  if (verdict === 'unreached') return { note: 'it never runs the code that changed' }
  if (verdict === 'red-already') return { note: 'it fails with the new code too' }
  if (verdict === 'flaky') return { note: 'it does not come out the same each time' }
  return reason.kind === 'hook-failed' ? { note: 'a hook or a fixture fails with the old code' } : {}
}

function quoted(failure: FailedTest | undefined): CaseVerdictQuote {
  if (failure === undefined) return {}
  const { kind, error } = failure
  return { kind, ...(error.name === undefined ? {} : { name: error.name }), message: error.message }
}

type CaseVerdictQuote = Pick<DiffTest, 'kind' | 'name' | 'message'>

/** `(0 , rowsOf) is not a function`: the test did not get as far as what it is about. */
function lackingName({ error }: FailedTest, newNames: ReadonlySet<string>): string | undefined {
  if (error.name !== 'TypeError' && error.name !== 'ReferenceError') return undefined
  const named = /([\w$]+)\)? is not (?:a function|a constructor|iterable|defined)/.exec(error.message)?.[1]
  return named !== undefined && newNames.has(named) ? named : undefined
}
