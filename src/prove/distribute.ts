/** Which test of which guard runs in which layer: units of work, what is settled without a run, and problems. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import type { Problem } from '../model/problem.ts'
import type { RevertedFile } from '../model/revert.ts'
import type { LayerFact } from '../model/world.ts'
import { assign } from './assign.ts'
import type { Prepared, Settled } from './findings.ts'
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

/** Distributes guards over layers. A stale guard needs none and stays. */
export function distribute(
  prepared: readonly Prepared[],
  layers: readonly LayerFact[],
  projects: readonly string[],
): Distribution {
  const shared = prepared.map((one) => ({ one, shares: sharesOf(one, layers, projects) }))
  const shares = shared.flatMap((entry) => entry.shares)
  return {
    prepared: shared.filter(({ one, shares }) => staysIn(one, shares)).map(({ one }) => one),
    units: shares.flatMap((share) => (share.kind === 'unit' ? [share.unit] : [])),
    settled: shares.flatMap((share) => (share.kind === 'settled' ? [share.settled] : [])),
    problems: shares.flatMap((share) => (share.kind === 'problem' ? [share.problem] : [])),
  }
}

function sharesOf(one: Prepared, layers: readonly LayerFact[], projects: readonly string[]): readonly Share[] {
  const { guard, revert } = one
  if (revert.kind === 'stale') return []
  const shares = guard.tests.map((test) => shareOf(guard, test, { files: revert.files, layers, projects }))
  const faulty = shares.filter((share) => share.kind === 'problem')
  return faulty.length > 0 ? faulty : shares
}

type Terms = {
  readonly files: readonly RevertedFile[]
  readonly layers: readonly LayerFact[]
  readonly projects: readonly string[]
}

function shareOf(guard: Guard, test: IntendedTest, { files, layers, projects }: Terms): Share {
  const assignment = assign(guard, test, { layers, projects })
  if (assignment.kind === 'left-out') return assignment
  // @teeth types-are-unmeasured: a guard that only a type checker could prove is unmeasured, wherever its test is
  //   test: test/unit/prove/distribute.test.ts
  //   revert: remove
  if (isAboutTypes(guard)) return unmeasured(guard, test, TYPES)
  if (assignment.kind === 'problem') return assignment
  if (assignment.kind === 'layer') return { kind: 'unit', unit: { guard, test, layer: assignment.layer.name, files } }
  return unmeasured(guard, test, assignment.detail)
}

function unmeasured(guard: Guard, test: IntendedTest, detail: string): Share {
  const reason = { kind: 'cannot-run-here', detail } as const
  return { kind: 'settled', settled: { guard, test, judgement: { verdict: 'unmeasured', reason, alsoNoticedBy: [] } } }
}

const TYPES = 'type tests are not run yet, as a type checker reads files on disk and runs none of them'

/** Its test files are in no list of those that run. Another kind beside it has a test that does. */
function isAboutTypes({ fails = [] }: Guard): boolean {
  return fails.length > 0 && fails.every((kind) => kind === 'types')
}

function staysIn(one: Prepared, shares: readonly Share[]): boolean {
  return one.revert.kind === 'stale' || shares.some((share) => share.kind === 'unit' || share.kind === 'settled')
}
