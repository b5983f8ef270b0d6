/** Tries all units against the tests of the change: those most likely to notice first. */

import type { Lane } from '../model/world.ts'
import type { ChangeUnit } from './change-unit.ts'
import type { DiffRequest } from './diff-request.ts'
import { relatedTargets } from './related.ts'
import { joined, NO_TRIES, type Outcome, tryAll, type Trying, type Workshop } from './rounds.ts'
import { keyOf, type Target } from './target.ts'

export type OwnTerms = {
  readonly request: DiffRequest
  readonly workshop: Workshop
  readonly lane: Lane
  /** Test files of the change. */
  readonly targets: readonly Target[]
}

/** From so many tries on it pays to know what the whole change does before its parts are tried. */
const MANY_TRIES = 16

/** From so many tries on only the tests that import a part are asked about it. */
const TOO_MANY_TRIES = 400

/** How much of the budget the whole change may take before its parts are tried: they say more, and it has its turn again. */
const SHARE_OF_THE_WHOLE = 1 / 3

/** `units` are runnable. The whole change goes through all tests: what each of them says is asked too. */
export async function tryOwn(units: readonly ChangeUnit[], terms: OwnTerms): Promise<Outcome> {
  const { request, workshop, lane, targets } = terms
  if (targets.length === 0) return NO_TRIES
  const rank = await ranking(units, { lane, targets })
  const [first = [], ...phases] = phasesOf(units, targets)
  const tries = (phase: readonly ChangeUnit[], outcome: Outcome): readonly Trying[] =>
    phase.map((unit) => ({
      unit,
      targets: likeliestFirst(rank(unit), outcome),
      isExhaustive: request.isMatrix || unit.scope === 'whole' || units.length === 1,
    }))
  // @teeth parts-have-their-time: the whole of a large change leaves time for its parts
  //   test: test/unit/diff/large.test.ts > the whole of a large change leaves time for its parts
  //   was: const early = await tryAll(tries(first, NO_TRIES), workshop)
  const early = await tryAll(tries(first, NO_TRIES), phases.length === 0 ? workshop : hurried(workshop))
  let outcome = early
  for (const phase of phases) outcome = joined(outcome, await tryAll(tries(phase, outcome), workshop))
  if (phases.length === 0 || early.leftOut.length === 0) return outcome
  const late = await tryAll(remaining(early), workshop)
  return joined({ ...outcome, leftOut: outcome.leftOut.slice(early.leftOut.length) }, late)
}

function hurried(workshop: Workshop): Workshop {
  return { ...workshop, goesOn: () => workshop.goesOn() && (workshop.spent?.() ?? 0) < SHARE_OF_THE_WHOLE }
}

function remaining({ leftOut }: Outcome): readonly Trying[] {
  return [...Map.groupBy(leftOut, ({ unit }) => unit)].map(([unit, left]) => ({
    unit,
    targets: left.map(({ target }) => target),
    isExhaustive: true,
  }))
}

/** Nearest first. */
async function ranking(
  units: readonly ChangeUnit[],
  { lane, targets }: Pick<OwnTerms, 'lane' | 'targets'>,
): Promise<(unit: ChangeUnit) => readonly Target[]> {
  if (targets.length === 1) return () => targets
  const related = await relatedTargets(lane, targets, { tests: 'related', testFiles: targets.length })
  const isMany = units.length * targets.length >= TOO_MANY_TRIES
  return (unit) => {
    const near = related(unit).targets
    // @teeth a-large-change-asks-the-near: of a large change each part is tried against the tests that import it
    //   test: test/unit/diff/large.test.ts > of a large change each part is tried against the tests that import it
    //   revert: condition false
    if (isMany && near.length > 0 && unit.scope !== 'whole') return near
    return [...near, ...targets.filter((target) => !near.includes(target))]
  }
}

/** The whole, then parts, then files: where time is short the parts say most. */
function phasesOf(units: readonly ChangeUnit[], targets: readonly Target[]): readonly (readonly ChangeUnit[])[] {
  const of = (scope: ChangeUnit['scope']) => units.filter((unit) => unit.scope === scope)
  if (units.length * targets.length < MANY_TRIES) return [[...of('whole'), ...of('part'), ...of('file')]]
  return [of('whole'), of('part'), of('file')].filter((phase) => phase.length > 0)
}

/** A test file that notices the whole change is likely to notice its parts. */
function likeliestFirst(targets: readonly Target[], { tried }: Outcome): readonly Target[] {
  const noticed = new Set(
    tried.filter(({ measured }) => measured.judgement.verdict === 'bites').map(({ target }) => keyOf(target)),
  )
  const notices = (target: Target) => noticed.has(keyOf(target))
  return [...targets.filter(notices), ...targets.filter((target) => !notices(target))]
}
