/** Tries mutants in our own lanes, against the test files that ran them or import them, until one notices. */

import { keyOf, type Target, targetsIn } from '../diff/target.ts'
import { relatedTargets, type Related } from '../diff/related.ts'
import { type Tried, tryAll, type Trying, type Workshop } from '../diff/rounds.ts'
import type { ChangeUnit } from '../diff/change-unit.ts'
import type { Mutant, MutantResult } from '../model/sweep.ts'
import type { Lane } from '../model/world.ts'
import { mutantResult } from './mutant-result.ts'
import { mutantUnit } from './mutant-unit.ts'
import { type Reaches, scan } from './scan.ts'
import type { SweepRequest } from './sweep-request.ts'
import { trialVerdict } from './judge-mutant.ts'

export type ConfirmTerms = {
  readonly request: Pick<SweepRequest, 'testFiles' | 'runs'>
  readonly lane: Lane
  readonly workshop: Workshop
  /** Texts of files as they are now. */
  readonly texts: ReadonlyMap<string, string>
}

type Near = Related & {
  /** Test files that import its file and never come to it. */
  readonly passing: readonly Target[]
}

type Candidate = Near & { readonly mutant: Mutant; readonly unit: ChangeUnit }

/** Prepared once for all batches: what the tests import, and what of it they run. */
export async function confirmer(
  mutants: readonly Mutant[],
  terms: ConfirmTerms,
): Promise<(batch: readonly Mutant[]) => Promise<readonly MutantResult[]>> {
  const { lane, request, texts, workshop } = terms
  const targets = targetsIn(lane.layers)
  const imports = (await lane.imports?.(targets)) ?? []
  const told = { ...lane, imports: async () => imports }
  const related = await relatedTargets(told, targets, { tests: 'related', testFiles: targets.length })
  const reaches = await scan(mutants, {
    ...terms,
    imports,
    lanes: workshop.open(request.runs.lanes),
    goesOn: workshop.goesOn,
  })
  return (batch) => {
    const candidates = batch.map((mutant): Candidate => {
      const unit = mutantUnit(mutant, texts.get(mutant.file) ?? '')
      return { mutant, unit, ...nearest(mutant, targets, { related: related(unit), reaches, most: request.testFiles }) }
    })
    return confirm(candidates, workshop)
  }
}

type NearTerms = { readonly related: Related; readonly reaches: Reaches; readonly most: number }

/** Those that ran it first, whoever killed it before all others; then the nearest that come to it. */
function nearest(mutant: Mutant, targets: readonly Target[], { related, reaches, most }: NearTerms): Near {
  const ran = mutant.coveredBy.flatMap((file) => targets.filter((target) => target.file === file))
  const known = new Set(ran.map(keyOf))
  const importing = related.targets.filter((target) => !known.has(keyOf(target)))
  const reaching = [...ran, ...importing].filter((target) => reaches(mutant, target))
  return {
    targets: reaching.slice(0, Math.max(most, ran.length)),
    more: Math.max(0, reaching.length - Math.max(most, ran.length)),
    passing: [...ran, ...importing].filter((target) => !reaching.includes(target)),
  }
}

async function confirm(candidates: readonly Candidate[], workshop: Workshop): Promise<readonly MutantResult[]> {
  const trying = candidates.flatMap(({ unit, targets }): readonly Trying[] =>
    unit.undo.kind === 'runnable' ? [{ unit, targets, isExhaustive: false }] : [],
  )
  const first = await tryAll(trying, workshop)
  const outcome = { ...first, tried: await onceMore(first.tried, { candidates, workshop }) }
  return candidates.map(({ mutant, unit, more, passing }) => mutantResult(mutant, unit, { outcome, more, passing }))
}

type AgainTerms = { readonly candidates: readonly Candidate[]; readonly workshop: Workshop }

/** One run that did not come to its end may be the machine's fault, unless Stryker saw the same. */
async function onceMore(tried: readonly Tried[], { candidates, workshop }: AgainTerms): Promise<readonly Tried[]> {
  const seen = new Set(candidates.filter(({ mutant }) => mutant.status === 'Timeout').map(({ unit }) => unit))
  const late = tried.filter(({ unit, measured }) => !seen.has(unit) && trialVerdict(measured.judgement) === 'timed-out')
  const again = await tryAll(
    late.map(({ unit, target }) => ({ unit, targets: [target], isExhaustive: true })),
    workshop,
  )
  // @teeth a-second-run-speaks: a mutant that hung once and not again has not timed out
  //   test: test/unit/sweep/confirm.test.ts
  //   was: return [...tried, ...again.tried]
  return [...tried.filter((one) => !late.includes(one)), ...again.tried]
}
