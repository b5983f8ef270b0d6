/** Tries mutants in our own lanes, against the test files that ran them or import them, until one notices. */

import { keyOf, type Target, targetsIn } from '../diff/target.ts'
import { relatedTargets, type Related } from '../diff/related.ts'
import { tryAll, type Trying, type Workshop } from '../diff/rounds.ts'
import type { ChangeUnit } from '../diff/change-unit.ts'
import type { Mutant, MutantResult } from '../model/sweep.ts'
import type { Lane } from '../model/world.ts'
import type { Unit } from '../prove/units.ts'
import { firstControl } from './first-control.ts'
import { mutantResult } from './mutant-result.ts'
import { mutantUnit } from './mutant-unit.ts'
import { type Reaches, scan } from './scan.ts'
import type { SweepRequest } from './sweep-request.ts'
import { secondTrials } from './second-trials.ts'
import { wasShown } from './was-shown.ts'

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
  const ran = new Set(mutants.flatMap(({ coveredBy }) => coveredBy))
  const scanned = await scan(mutants, {
    ...terms,
    imports,
    isAlone: workshop.terms.isAlone,
    lanes: workshop.open(request.runs.lanes),
    goesOn: workshop.goesOn,
    ran,
  })
  const { reaches } = scanned
  const bench = { ...workshop.bench, firstControl: firstControl(scanned, ran), wasSeenGreen: seenBy(mutants, ran) }
  return (batch) => {
    const candidates = batch.map((mutant): Candidate => {
      const unit = mutantUnit(mutant, texts.get(mutant.file) ?? '')
      return { mutant, unit, ...nearest(mutant, targets, { related: related(unit), reaches, most: request.testFiles }) }
    })
    return confirm(candidates, { ...workshop, bench })
  }
}

/** Stryker has seen a survivor stay green in every test file that it was shown to. */
function seenBy(mutants: readonly Mutant[], ran: ReadonlySet<string>): (unit: Unit) => boolean {
  const survivors = new Map(mutants.filter(({ status }) => status === 'Survived').map((one) => [one.id, one]))
  return ({ guard, test }) => {
    const mutant = survivors.get(guard.id)
    // @teeth only-what-stryker-ran-was-seen: a kept worker is not enough for a test file that StrykerJS has not run the mutant in
    //   test: test/unit/sweep/confirm.test.ts
    //   was: return mutant !== undefined
    return mutant !== undefined && wasShown(mutant, test.file, ran)
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
  const hung = new Set(candidates.filter(({ mutant }) => mutant.status === 'Timeout').map(({ unit }) => unit))
  const outcome = await secondTrials(await tryAll(trying, workshop), { workshop, hung })
  return candidates.map(({ mutant, unit, more, passing }) => mutantResult(mutant, unit, { outcome, more, passing }))
}
