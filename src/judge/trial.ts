/** What one trial shows, given green controls. */

import type { Guard } from '../model/guard.ts'
import type { Run } from '../model/run.ts'
import type { FailedTest, Judgement, Reason } from '../model/verdict.ts'
import { closest } from './closest.ts'
import type { Finding } from './control.ts'
import { counts } from './counts.ts'
import { hungTests } from './hung-tests.ts'
import { intendedIn } from './intended.ts'
import { names, wantedNames } from './naming.ts'
import { type Question, type Seen, alsoNoticedBy, isGreen, look } from './seen.ts'
import { reasonsOf } from './shapes.ts'
import { mostTelling, reasonFor } from './telling.ts'
import { typesBroken, typesFailElsewhere } from './types-elsewhere.ts'

/**
 * The first that decides is the verdict. Before the named failure stands everything beside which no failure can be
 * believed: a run that did not finish, a broken premise, a revert that was not there, and errors around the test,
 * of which the failure may be a mere consequence. After it, from the failure that nearly bites to the green trial.
 */
const DECISIONS: readonly ((seen: Seen) => Finding | undefined)[] = [
  // @teeth a-failed-preparation-is-incidental: the command to run after the revert failed
  //   test: test/unit/judge/on-disk.test.ts
  //   revert: remove
  notPrepared,
  workerDied,
  // @teeth a-hang-is-timed-out: a hang is not what the guard is about
  //   test: test/unit/judge/no-evidence.test.ts > timed-out
  //   revert: remove
  hitTheDeadline,
  // @teeth leaving-the-machine-is-incidental: the trial tried to leave the machine, whatever the test says
  //   test: test/unit/judge/judge.test.ts > incidental
  //   revert: remove
  leftTheMachine,
  // @teeth a-premise-outweighs-a-name: a premise broke, although the test names the behaviour
  //   test: test/unit/judge/judge.test.ts > incidental
  //   revert: remove
  premiseBroken,
  // @teeth red-without-a-revert-is-flaky: the trial is red and the old behaviour was never there
  //   test: test/unit/judge/no-evidence.test.ts > flaky
  //   revert: remove
  differsWithoutRevert,
  // @teeth a-module-that-does-not-load-is-incidental: the test imports the module itself and that never got to its end
  //   test: test/unit/judge/judge.test.ts > incidental
  //   revert: remove
  moduleDidNotLoad,
  // @teeth broken-types-outweigh-a-name: types that are broken around the test outweigh its name
  //   test: test/unit/judge/types.test.ts
  //   revert: remove
  typesBroken,
  hookFailed,
  // @teeth an-escaped-error-outweighs-a-name: an error escaped beside the named failure
  //   test: test/unit/judge/judge.test.ts > incidental
  //   revert: remove
  unhandledError,
  // @teeth red-before-the-site-is-flaky: its site never ran, and no later control vouches for the test
  //   test: test/unit/judge/no-evidence.test.ts > flaky
  //   revert: remove
  unconfirmed,
  named,
  unnamed,
  otherKind,
  // @teeth types-that-fail-elsewhere-are-incidental: types that fail elsewhere are not the named test failing
  //   test: test/unit/judge/types.test.ts
  //   revert: remove
  typesFailElsewhere,
  // @teeth a-test-without-an-end-is-incidental: a test never ended although the run finished
  //   test: test/unit/judge/judge.test.ts > incidental
  //   revert: remove
  neverEnded,
  passedInRetry,
  // @teeth a-skipped-trial-is-unobserved: the intended test skipped itself in the trial
  //   test: test/unit/judge/no-evidence.test.ts > unobserved
  //   revert: remove
  wasNotObserved,
  // @teeth a-named-test-that-is-skipped-is-unobserved: the test that names the behaviour is skipped, and only others stayed green
  //   test: test/unit/judge/no-evidence.test.ts > unobserved
  //   revert: remove
  namedWasSkipped,
  // @teeth code-that-never-ran-is-unreached: unreached when the code was never served
  //   test: test/unit/judge/judge.test.ts > unreached
  //   revert: remove
  unreached,
]

const TOOTHLESS: Finding = { verdict: 'toothless', reason: { kind: 'stayed-green' } }

/** The judgement of one trial. Total. */
export function judgeTrial(question: Question, trial: Run): Judgement {
  const seen = look(question, trial)
  for (const decide of DECISIONS) {
    const finding = decide(seen)
    if (finding) return { ...finding, alsoNoticedBy: alsoNoticedBy(seen) }
  }
  return { ...TOOTHLESS, alsoNoticedBy: alsoNoticedBy(seen) }
}

function notPrepared({ trial: { end } }: Seen): Finding | undefined {
  if (end.kind !== 'prepare-failed') return undefined
  const error = { message: end.output, keys: [], inner: [], phase: 'outside' } as const
  const closest = end.output === '' ? {} : { closest: { titlePath: [], error, kind: 'load' } as const }
  return { ...incidental({ ...end, when: 'trial' }), ...closest }
}

function workerDied({ trial: { end } }: Seen): Finding | undefined {
  return end.kind === 'crashed' ? incidental({ kind: 'worker-died', detail: end.detail }) : undefined
}

/**
 * A lane that was ended tells no failures. Where a hang is what the guard is about, and the reverted code ran, the
 * intended tests that had begun and not ended have hung; their titles must still name the behaviour.
 */
function hitTheDeadline(seen: Seen): Finding | undefined {
  const { end } = seen.trial
  if (end.kind !== 'timed-out') return undefined
  const isAboutHangs = seen.question.counted.includes('timeout') && seen.reach.gap === undefined
  const hung = isAboutHangs ? hungTests(seen, end.deadlineMs) : []
  if (hung.length > 0) return named({ ...seen, failures: hung }) ?? unnamed({ ...seen, failures: hung })
  return { verdict: 'timed-out', reason: { kind: 'hit-the-deadline', when: 'trial', deadlineMs: end.deadlineMs } }
}

function leftTheMachine({ trial }: Seen): Finding | undefined {
  if (trial.strayConnections.length === 0) return undefined
  return incidental({ kind: 'left-the-machine', addresses: [...new Set(trial.strayConnections)].toSorted() })
}

function premiseBroken(seen: Seen): Finding | undefined {
  const broken = [...seen.failures, ...seen.around, ...seen.outside].filter(({ kind }) => kind === 'premise')
  const quote = closest(broken, seen.question.proof.guard)
  if (!quote) return undefined
  const claim = reasonsOf(quote.error).find(({ premise }) => premise !== undefined)?.premise ?? ''
  return { ...incidental({ kind: 'premise-broken', claim }), closest: quote }
}

/** A trial that was never served the reverted text is one more control; when it is not green, two controls disagree. */
function differsWithoutRevert(seen: Seen): Finding | undefined {
  if (seen.reach.wasServed || isGreen(seen)) return undefined
  return quoting(seen, { verdict: 'flaky', reason: { kind: 'controls-disagree' } }, [...seen.failures, ...seen.around])
}

/** Also when the failure shows up in a test: asked for, and never evaluated to its end. */
function moduleDidNotLoad(seen: Seen): Finding | undefined {
  const failed = seen.around.filter(({ kind }) => kind === 'load' || seen.trial.tests.length === 0)
  const inTests = seen.reach.wasLoaded ? [] : seen.failures
  if (failed.length + inTests.length === 0) return undefined
  return quoting(seen, incidental({ kind: 'module-did-not-load' }), failed.length > 0 ? failed : inTests)
}

function hookFailed(seen: Seen): Finding | undefined {
  return seen.around.length > 0 ? quoting(seen, incidental({ kind: 'hook-failed' }), seen.around) : undefined
}

function unhandledError(seen: Seen): Finding | undefined {
  // @teeth a-name-is-no-checker: an error that nobody caught is no error of types by its name alone
  //   test: test/unit/judge/types.test.ts
  //   was: const escaped = seen.outside.filter(({ kind }) => kind !== 'types')
  const escaped = seen.outside.filter(({ kind, error }) => kind !== 'types' || error.place === undefined)
  return escaped.length > 0 ? quoting(seen, incidental({ kind: 'unhandled-error' }), escaped) : undefined
}

/**
 * The code was loaded, but its site, of which a probe would tell, never ran, or no probe could tell: then something else
 * may have failed the test. A green control after the trial settles it: the revert is the only difference left.
 */
function unconfirmed(seen: Seen): Finding | undefined {
  const isConfirmed = seen.question.proof.laterControls.length > 0
  const isProven = seen.reach.gap === undefined && !seen.reach.isImplied
  if (isConfirmed || isProven || !seen.failures.some((one) => speaks(seen, one))) return undefined
  return quoting(seen, { verdict: 'flaky', reason: { kind: 'controls-disagree' } }, seen.failures)
}

function named(seen: Seen): Finding | undefined {
  const { guard } = seen.question.proof
  const biting = seen.failures.filter((failure) => speaks(seen, failure) && names(failure, guard))
  if (biting.length === 0) return undefined
  return quoting(seen, { verdict: 'bites', reason: { kind: 'named-failure' } }, biting)
}

function unnamed(seen: Seen): Finding | undefined {
  const speaking = seen.failures.filter((failure) => speaks(seen, failure))
  if (speaking.length === 0) return undefined
  const wanted = wantedNames(seen.question.proof.guard)
  return quoting(seen, { verdict: 'unnamed', reason: { kind: 'does-not-name', wanted } }, speaking)
}

function speaks({ question }: Seen, failure: FailedTest): boolean {
  return counts(failure, question.counted)
}

function otherKind(seen: Seen): Finding | undefined {
  const found = mostTelling(seen.failures.map(({ kind }) => kind))
  if (found === undefined) return undefined
  const telling = seen.failures.filter(({ kind }) => kind === found)
  return quoting(seen, incidental(reasonFor(found, seen.question.counted)), telling)
}

function neverEnded({ tests }: Seen): Finding | undefined {
  if (!tests.some(({ state }) => state === 'pending')) return undefined
  return incidental({ kind: 'worker-died', detail: 'the test began and never ended' })
}

function passedInRetry({ tests }: Seen): Finding | undefined {
  if (!tests.some(({ isRetried }) => isRetried)) return undefined
  return { verdict: 'flaky', reason: { kind: 'passed-in-a-retry', when: 'trial' } }
}

/** A test that passed in the control and did not run in the trial did not stay green. */
function wasNotObserved({ question, tests }: Seen): Finding | undefined {
  if (tests.length === 0) return { verdict: 'unobserved', reason: { kind: 'no-test-ran' } }
  if (tests.filter(({ state }) => state === 'passed').length === question.intended.length) return undefined
  const state = tests.some((test) => test.state === 'todo') ? 'todo' : 'skipped'
  return { verdict: 'unobserved', reason: { kind: 'test-skipped', state, when: 'trial' } }
}

/** A leftover `only` elsewhere in the file skips the test that a guard of the whole file is about. */
function namedWasSkipped({ question, tests }: Seen): Finding | undefined {
  const { guard, test, control } = question.proof
  const [ran] = tests
  if (ran === undefined || tests.some(({ titlePath }) => isNamed(titlePath, guard))) return undefined
  const skipped = intendedIn(test, control.tests).find(
    ({ state, titlePath }) => (state === 'skipped' || state === 'todo') && isNamed(titlePath, guard),
  )
  if (skipped === undefined) return undefined
  const named = { title: skipped.titlePath.join(' > '), beside: ran.titlePath.join(' > ') }
  const state = skipped.state === 'todo' ? 'todo' : 'skipped'
  return { verdict: 'unobserved', reason: { kind: 'test-skipped', state, when: 'control', named } }
}

function isNamed(titlePath: readonly string[], guard: Guard): boolean {
  const error = { message: '', keys: [], inner: [], phase: 'unknown' } as const
  return names({ titlePath, error, kind: 'assertion' }, guard)
}

function unreached({ reach }: Seen): Finding | undefined {
  return reach.gap && { verdict: 'unreached', reason: reach.gap }
}

function incidental(reason: Reason): Finding {
  return { verdict: 'incidental', reason }
}

function quoting(seen: Seen, finding: Finding, failures: readonly FailedTest[]): Finding {
  const quote = closest(failures, seen.question.proof.guard)
  return quote ? { ...finding, closest: quote } : finding
}
