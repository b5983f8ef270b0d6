/** What holds of every judgement, whatever the runs measured. */

import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { judge } from '../../../src/judge/judge.ts'
import type { ErrorFact, Run, TestFact } from '../../../src/model/run.ts'
import { type Proof, VERDICTS } from '../../../src/model/verdict.ts'
import { passed, SOURCE } from '../../support/runs.ts'
import { anyProof } from './arbitrary-proofs.ts'

const naming = fc.constantFrom('usual' as const, 'strict' as const)

describe('a judgement', () => {
  test.prop([anyProof, naming])('is given for every proof, and none throws', (proof, naming) => {
    expect(VERDICTS).toContain(judge(proof, { naming }).verdict)
  })

  test.prop([anyProof, naming], { numRuns: 2_000 })(
    'is `bites` only if all that a proof needs is there',
    (proof, naming) => {
      if (judge(proof, { naming }).verdict === 'bites') expect(missing(proof, naming)).toEqual([])
    },
  )

  test.prop([anyProof, naming], { numRuns: 2_000 })(
    'is `bites` if all that a proof needs is there',
    (proof, naming) => {
      if (missing(proof, naming).length === 0) expect(judge(proof, { naming }).verdict).toBe('bites')
    },
  )

  test.prop([anyProof, naming, fc.infiniteStream(fc.nat())])(
    'does not depend on the order of the tests',
    (proof, naming, dice) => {
      const before = judge(proof, { naming })
      const after = judge(
        everyRun(proof, (run) => ({ ...run, tests: shuffled(run.tests, dice) })),
        { naming },
      )
      expect({ ...after, alsoNoticedBy: after.alsoNoticedBy.length }).toEqual({
        ...before,
        alsoNoticedBy: before.alsoNoticedBy.length,
      })
    },
  )

  test.prop([anyProof, naming])('does not change for a green test that the guard does not name', (proof, naming) => {
    fc.pre(proof.test.title !== undefined)
    const more = everyRun(proof, (run) => ({ ...run, tests: [...run.tests, passed('unrelated')] }))
    expect(judge(more, { naming }).verdict).toBe(judge(proof, { naming }).verdict)
  })

  test.prop([anyProof, naming])('does not change when the same trial is run again', (proof, naming) => {
    const first = proof.trials.slice(0, 1)
    const again = judge({ ...proof, trials: [...first, ...first] }, { naming })
    expect(again).toEqual(judge({ ...proof, trials: first }, { naming }))
  })

  test.prop([anyProof, naming])('never takes a trial for evidence that met no reverted code', (proof, naming) => {
    const unserved = { ...proof, trials: proof.trials.map((trial) => ({ ...trial, overlays: [] })) }
    expect(['bites', 'toothless', 'unnamed']).not.toContain(judge(unserved, { naming }).verdict)
  })
})

/**
 * What a proof lacks for `bites`, written down a second time, from the must-hold rule and by the meaning the errors of
 * the menu have by construction: every run finished, controls green, the reverted code loaded, nothing failed around
 * the tests, no premise broken, and one intended test fails as it should in every trial.
 */
function missing(proof: Proof, naming: 'usual' | 'strict'): readonly string[] {
  const controls = [proof.control, ...proof.laterControls]
  const meant = controls.map((control) => control.tests.filter((test) => isMeant(proof, test)))
  const green = meant.map((tests) => tests.filter(({ state }) => state === 'passed').map(({ id }) => id))
  const ids = green[0] ?? []
  return [
    ...claim('a trial', proof.trials.length > 0),
    ...claim(
      'controls that finished',
      controls.every(({ end }) => end.kind === 'finished'),
    ),
    ...claim(
      'controls without a failure',
      meant.flat().every(({ state }) => state !== 'failed'),
    ),
    ...claim(
      'controls without a retry',
      meant.flat().every(({ isRetried }) => !isRetried),
    ),
    ...claim(
      'controls without an error around the tests',
      meant.every((tests, index) => isQuiet(controls[index], tests)),
    ),
    ...claim('an intended test that passed', ids.length > 0),
    ...claim(
      'controls that agree',
      green.every((others) => others.toSorted().join() === ids.toSorted().join()),
    ),
    ...proof.trials.flatMap((trial) => missingInTrial(proof, naming, { trial, ids, controls })),
  ]
}

type Trial = { readonly trial: Run; readonly ids: readonly string[]; readonly controls: readonly Run[] }

function missingInTrial(proof: Proof, naming: 'usual' | 'strict', { trial, ids, controls }: Trial): readonly string[] {
  const tests = trial.tests.filter(({ id }) => ids.includes(id))
  const passedThen = proof.control.tests.filter(({ id }) => ids.includes(id))
  const isKnown = (error: object) => controls.some((run) => run.suiteErrors.some((known) => same(known, error)))
  const fresh = { ...trial, suiteErrors: trial.suiteErrors.filter((error) => !isKnown(error)) }
  const errors = tests.flatMap((test) => (test.state === 'failed' ? test.errors.map((error) => ({ test, error })) : []))
  if (trial.end.kind === 'timed-out') return missingInHang(proof, { trial, ids, controls })
  return [
    ...claim('a trial that finished', trial.end.kind === 'finished'),
    ...claim('a trial that stayed on the machine', trial.strayConnections.length === 0),
    ...claim('reverted code that was loaded', isLoaded(trial)),
    ...claim('a site that ran, or a later control', isReached(trial, proof) || proof.laterControls.length > 0),
    ...claim('a trial without an error around the tests', isQuiet(fresh, passedThen)),
    ...claim(
      'premises that hold',
      errors.every(({ error }) => error.premise === undefined),
    ),
    ...claim(
      'a failure that counts and names',
      errors.some(({ test, error }) => speaks(proof, naming, error) && isNamed(test, error)),
    ),
  ]
}

/** A hang is a failure of the tests that had begun and not ended, where others had not, and only a title can name it. */
function missingInHang(proof: Proof, { trial, ids }: Trial): readonly string[] {
  const { guard, control } = proof
  const { running = [] } = trial
  const hung = control.tests.filter(({ id }) => ids.includes(id) && running.includes(id))
  return [
    ...claim('a guard against hangs', guard.fails?.includes('timeout') ?? false),
    ...claim('reverted code that ran', isLoaded(trial) && isReached(trial, proof)),
    ...claim(
      'no hang of another test',
      running.every((id) => ids.includes(id)),
    ),
    ...claim(
      'a hung test whose title names',
      hung.some((test) => isNamed(test, undefined)),
    ),
  ]
}

function claim(what: string, holds: boolean): readonly string[] {
  return holds ? [] : [what]
}

function isMeant({ test: { title } }: Proof, { id }: TestFact): boolean {
  if (title === undefined || id === title || id.startsWith(`${title} > `)) return true
  return title === 'stock > %s' && id.startsWith('stock > ')
}

function isLoaded({ overlays }: Run): boolean {
  return overlays.some(({ file, wasLoaded, reached }) => file === SOURCE && (wasLoaded || reached.length > 0))
}

/** A site without a probe cannot be shown not to have run. */
function isReached({ overlays }: Run, { probed }: Proof): boolean {
  return probed.length === 0 || overlays.some(({ file, reached }) => file === SOURCE && reached.length > 0)
}

function isQuiet(run: Run | undefined, tests: readonly TestFact[]): boolean {
  const around = run?.suiteErrors.filter(
    ({ titlePath }) => titlePath.length === 0 || tests.some(({ id }) => id.startsWith(`${titlePath.join(' > ')} > `)),
  )
  return around?.length === 0 && run?.unhandled.length === 0
}

/** By the menu: `assertion`s of body or unknown phase, snapshots, what the body threw, and what `fails:` asks for. */
function speaks({ guard }: Proof, naming: 'usual' | 'strict', error: ErrorFact): boolean {
  const counted = guard.fails ?? (naming === 'strict' ? ['assertion'] : ['assertion', 'snapshot', 'throw'])
  const kinds: readonly string[] = counted
  const isInside = error.phase === 'body' || error.phase === 'unknown'
  if (error.name === 'AssertionError') return isInside && kinds.includes('assertion')
  if (error.name === 'AggregateError') return kinds.includes('assertion') || kinds.includes('throw')
  if (error.message.startsWith('Snapshot')) return kinds.includes('snapshot')
  if (error.message.startsWith('process.exit') || error.name === 'ReferenceError') return false
  if (error.name === 'SyntaxError') return guard.fails?.includes('throw') ?? false
  if (error.name === 'TypeCheckError') return kinds.includes('types')
  if (error.name === 'TestTimeoutError') return kinds.includes('timeout')
  return error.phase === 'body' && kinds.includes('throw')
}

function isNamed({ id }: TestFact, error: ErrorFact | undefined): boolean {
  const texts = [id, error?.message ?? '']
  return texts.some((text) => /reads the item from the requested shelf|shelf-aware-lookup/.test(text))
}

function same(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function everyRun(proof: Proof, change: (run: Run) => Run): Proof {
  return {
    ...proof,
    control: change(proof.control),
    trials: proof.trials.map(change),
    laterControls: proof.laterControls.map(change),
  }
}

function shuffled<T>(items: readonly T[], dice: Iterator<number>): readonly T[] {
  const keyed = items.map((item) => ({ item, key: Number(dice.next().value) }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
}
