/** Whether annotations, code and tests still fit together: everything is resolved, nothing is run. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import type { Problem } from '../model/problem.ts'
import type { ProveRequest } from '../model/request.ts'
import type { StaleReason } from '../model/revert.ts'
import type { World } from '../model/world.ts'
import { matchTitle } from '../read/titles.ts'
import { withoutProbes } from '../revert/instrument.ts'
import { reverter } from '../revert/reverter.ts'
import { relevant, search } from './collect.ts'
import { lookAtTests, type TestsSeen } from './look-at-tests.ts'
import { readSelected } from './read-selected.ts'

/** A guard that no longer fits. */
export type StaleGuard = {
  readonly guard: Guard
  readonly why: StaleCause
}

export type StaleCause =
  | { readonly kind: 'revert'; readonly reason: StaleReason; readonly detail: string; readonly site: number }
  | { readonly kind: 'title'; readonly test: IntendedTest; readonly nearest?: string }

export type Linting = {
  /** How many guards were looked at. */
  readonly guards: number
  /** How many an interruption left unlooked at. */
  readonly left: number
  readonly stale: readonly StaleGuard[]
  readonly problems: readonly Problem[]
}

/** Checks every selected guard. Titles that only a run can tell (computed ones) count as found. */
export async function lint(world: Omit<World, 'runner'>, request: ProveRequest): Promise<Linting> {
  const annotated = await search(world, request)
  const sources = relevant(annotated.sources, request.selection)
  const { guards, problems, texts, functions } = await readSelected(world, request, { annotated, relevant: sources })
  const tests = await lookAtTests(world, guards)
  const revert = reverter(texts, functions, withoutProbes)
  const stale: StaleGuard[] = []
  let looked = 0
  for (const guard of guards) {
    // @teeth lint-hears-signals: an interruption ends a long look at guards
    //   test: test/unit/prove/lint-interrupted.test.ts
    //   revert: remove
    if (world.interruption.aborted) break
    const put = revert(guard)
    if (put.kind === 'stale') stale.push({ guard, why: { ...put, kind: 'revert' } })
    stale.push(...missing(guard, tests))
    looked += 1
    await world.clock.turn()
  }
  return { guards: looked, left: guards.length - looked, stale, problems: [...problems, ...tests.problems] }
}

function missing(guard: Guard, { titles }: TestsSeen): readonly StaleGuard[] {
  return guard.tests.flatMap((test) => {
    const known = titles.get(test.file)
    if (test.title === undefined || known === undefined) return []
    const match = matchTitle(test.title, known)
    if (match.kind !== 'missing') return []
    const { nearest } = match
    return [{ guard, why: { kind: 'title' as const, test, ...(nearest === undefined ? {} : { nearest }) } }]
  })
}
