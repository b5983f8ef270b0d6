/** Which test of which guard is tried in which layer: units of work, what is settled without a run, and problems. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import type { Problem } from '../model/problem.ts'
import type { ProveRequest } from '../model/request.ts'
import type { LayerFact } from '../model/world.ts'
import { assign, type Known } from './assign.ts'
import { assignTypes } from './assign-types.ts'
import type { Prepared, Settled } from './findings.ts'
import { isAboutTypes, mayFailByTypes, silencedIn, type TypeChecks } from './type-checks.ts'
import type { Unit } from './units.ts'

export type Distribution = {
  /** Without the guards that have a problem or that `--project` leaves out. */
  readonly prepared: readonly Prepared[]
  readonly units: readonly Unit[]
  readonly settled: readonly Settled[]
  readonly problems: readonly Problem[]
}

type Share =
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'settled'; readonly settled: Settled }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'left-out' }

export type DistributeTerms = {
  readonly layers: readonly LayerFact[]
  readonly typeChecks: TypeChecks
  readonly request: Pick<ProveRequest, 'projects' | 'strategy'>
}

/** Distributes guards over layers. A stale guard needs none and stays. */
export function distribute(prepared: readonly Prepared[], terms: DistributeTerms): Distribution {
  const shared = prepared.map((one) => ({ one, shares: sharesOf(one, terms) }))
  const shares = shared.flatMap((entry) => entry.shares)
  return {
    prepared: shared.filter(({ one, shares }) => staysIn(one, shares)).map(({ one }) => one),
    units: shares.flatMap((share) => (share.kind === 'unit' ? [share.unit] : [])),
    settled: shares.flatMap((share) => (share.kind === 'settled' ? [share.settled] : [])),
    problems: shares.flatMap((share) => (share.kind === 'problem' ? [share.problem] : [])),
  }
}

function sharesOf(one: Prepared, terms: DistributeTerms): readonly Share[] {
  const { guard, revert } = one
  if (revert.kind === 'stale') return []
  const shares = guard.tests.map((test) => shareOf({ guard, test, files: revert.files }, terms))
  const faulty = shares.filter((share) => share.kind === 'problem')
  return faulty.length > 0 ? faulty : shares
}

/** A phrase, and what to do about it where that is not the usual. */
type Why = { readonly detail: string; readonly wayOut?: string }

type Wanted = Pick<Unit, 'guard' | 'test' | 'files'>

function shareOf(wanted: Wanted, terms: DistributeTerms): Share {
  const { guard, test } = wanted
  if (isAboutTypes(guard)) return checked(wanted, terms)
  const assignment = assign(guard, test, known(terms))
  if (assignment.kind === 'layer') return { kind: 'unit', unit: { ...wanted, layer: assignment.layer.name } }
  if (assignment.kind === 'left-out') return assignment
  // @teeth what-does-not-run-is-checked: a guard that types may prove is checked where its test does not run
  //   test: test/unit/prove/distribute.test.ts
  //   revert: remove
  if (mayFailByTypes(guard)) return checked(wanted, terms)
  return assignment.kind === 'problem' ? assignment : unmeasured(guard, test, { detail: assignment.detail })
}

function checked(wanted: Wanted, terms: DistributeTerms): Share {
  const { guard, test, files } = wanted
  const silenced = silencedIn(files)
  const assignment = assignTypes(guard, test, known(terms))
  if (assignment.kind === 'left-out' || assignment.kind === 'problem') return assignment
  const { strategy = 'auto' } = terms.request
  // @teeth types-need-a-copy: types are checked in a copy of the tree, and unmeasured where none is allowed
  //   test: test/unit/prove/distribute.test.ts
  //   revert: condition false
  if (strategy !== 'auto' && strategy !== 'copy') return unmeasured(guard, test, needsCopy(strategy))
  // @teeth silenced-types-tell-nothing: a revert where the checker keeps silent is not tried by types
  //   test: test/unit/prove/distribute.test.ts
  //   revert: remove
  if (silenced !== undefined) return unmeasured(guard, test, silenced)
  const typeCheck = terms.typeChecks.get(test.file) ?? { tests: [] }
  return { kind: 'unit', unit: { ...wanted, layer: assignment.layer.name, typeCheck } }
}

/** In the user's own tree a checker may leave behind what it made of the old behaviour. */
function needsCopy(strategy: string): Why {
  return {
    detail: `types are checked in a copy of the tree, and \`--strategy ${strategy}\` allows none`,
    wayOut: 'Leave `--strategy` out, or say `--strategy copy`.',
  }
}

function known({ layers, request: { projects } }: DistributeTerms): Known {
  return { layers, projects }
}

function unmeasured(guard: Guard, test: IntendedTest, why: Why): Share {
  const reason = { kind: 'cannot-run-here', ...why } as const
  return { kind: 'settled', settled: { guard, test, judgement: { verdict: 'unmeasured', reason, alsoNoticedBy: [] } } }
}

function staysIn(one: Prepared, shares: readonly Share[]): boolean {
  return one.revert.kind === 'stale' || shares.some((share) => share.kind === 'unit' || share.kind === 'settled')
}
