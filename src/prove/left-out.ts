/** Which tests of a guard `--project` keeps from being tried, so that nobody takes the rest for all of them. */

import { spelledTest } from '../errors/wording.ts'
import type { IntendedTest } from '../model/guard.ts'
import type { ProveRequest } from '../model/request.ts'
import type { Findings, Prepared } from './findings.ts'

export function leftOutOf(
  { guard, revert }: Prepared,
  { units, settled }: Findings,
  { projects }: ProveRequest,
): readonly IntendedTest[] {
  if (projects.length === 0 || units === undefined || revert.kind === 'stale') return []
  const tried = [
    ...units.filter((unit) => unit.guard.id === guard.id).map(({ test }) => test),
    ...settled.filter((one) => one.guard.id === guard.id).map(({ test }) => test),
  ]
  // @teeth left-out-tests-are-told: a test that `--project` leaves out is told
  //   test: test/unit/prove/seal.test.ts
  //   was: return []
  return guard.tests.filter((test) => !tried.includes(test))
}

export function sentenceOf(test: IntendedTest): string {
  return `${spelledTest(test)} was not tried: it runs in a Vitest project that \`--project\` leaves out.`
}
