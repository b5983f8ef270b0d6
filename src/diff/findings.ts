/** What of a change a person should look at. */

import type { Change } from '../model/change.ts'
import type { DiffFinding, DiffTest, DiffUnit } from '../model/diff-ledger.ts'
import type { Role } from './role-of.ts'

export type Seen = {
  readonly change: Change
  readonly roles: ReadonlyMap<string, Role>
  readonly units: readonly DiffUnit[]
  readonly tests: readonly DiffTest[]
}

export function findingsOf(seen: Seen): readonly DiffFinding[] {
  return [...unnoticed(seen.units), ...skipped(seen), ...passing(seen.tests), ...untested(seen)]
}

/** The largest units that no test notices; what lies in one of these is not told again. */
function unnoticed(units: readonly DiffUnit[]): readonly DiffFinding[] {
  const open = units.filter(({ verdict, looks }) => isOpen(verdict) && looks === undefined)
  // @teeth the-largest-is-told-once: what no test notices as a whole is told once
  //   test: test/unit/diff/story.test.ts
  //   was: const largest = open
  const largest = open.filter((unit) => !open.some((other) => other !== unit && holds(other, unit)))
  return largest.map(({ id, verdict, title }) => ({
    kind: 'unnoticed-unit',
    unit: id,
    message: verdict === 'unnoticed' ? `no test notices when this is undone: ${title}` : `no test runs this: ${title}`,
    nextStep:
      verdict === 'unnoticed'
        ? 'Assert in a test what is different now; with the old code back, it has to fail.'
        : 'Write a test that gets there, and let it assert what is different now.',
  }))
}

function isOpen(verdict: DiffUnit['verdict']): boolean {
  return verdict === 'unnoticed' || verdict === 'unreached'
}

/** Whether undoing the one undoes the other. */
function holds(larger: DiffUnit, { scope, places }: DiffUnit): boolean {
  if (larger.scope === 'whole') return scope !== 'whole'
  const own = new Set(larger.places.map(({ file }) => file))
  return larger.scope === 'file' && scope === 'part' && places.every(({ file }) => own.has(file))
}

function skipped({ tests }: Seen): readonly DiffFinding[] {
  if (tests.length === 0 || tests.some(({ verdict }) => verdict !== 'skipped')) return []
  const all = tests.length === 1 ? 'The one test' : `All ${tests.length} tests`
  return [
    {
      kind: 'tests-skipped',
      message: `${all} of this change ${tests.length === 1 ? 'is' : 'are'} skipped`,
      nextStep: 'Take the `skip` away, or say in the change why nothing is tested.',
    },
  ]
}

/**
 * A changed test may have been changed for other reasons; a new one is there for something. Rows of a table are cases
 * of one test: one that fails with the old code speaks for them.
 */
function passing(tests: readonly DiffTest[]): readonly DiffFinding[] {
  const speaks = new Set(tests.filter(({ verdict }) => verdict === 'fails-with-old-code').map(placeOf))
  return tests.flatMap((test, index): readonly DiffFinding[] =>
    test.change === 'new' && test.verdict === 'passes-either-way' && !speaks.has(placeOf(test))
      ? [
          {
            kind: 'test-passes-either-way',
            test: index,
            message: `${test.titlePath.join(' > ')} passes with the old code as well`,
            nextStep: 'Let it assert what the change is about, or keep it knowing that it guards none of it.',
          },
        ]
      : [],
  )
}

function placeOf({ file, line }: DiffTest): string {
  return `${file}:${line}`
}

const FIX = /^(?:hot)?fix(?:e[sd])?\b|^(?:revert|regression)\b|\b(?:fix(?:e[sd])?|close[sd]?|resolve[sd]?) #\d+/i

function untested({ change, roles, units }: Seen): readonly DiffFinding[] {
  const fix = change.subjects.find((subject) => FIX.test(subject))
  const hasTest = [...roles.values()].includes('test')
  const doesSomething = units.some(({ verdict }) => verdict !== 'no-runtime-change')
  if (fix === undefined || hasTest || !doesSomething) return []
  return [
    {
      kind: 'no-test-changed',
      message: `this fix changes no test: ${fix}`,
      nextStep: 'Add a test that fails with the old code.',
    },
  ]
}
