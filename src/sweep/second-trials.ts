/** Trials of mutants that show what may be the machine's doing or our own: each is made once more, and the second one counts. */

import type { ChangeUnit } from '../diff/change-unit.ts'
import { type Outcome, type Tried, tryAll, type Workshop } from '../diff/rounds.ts'
import { scriptText } from '../syntax/script-text.ts'
import { trialVerdict } from './judge-mutant.ts'

export type SecondTerms = {
  readonly workshop: Workshop
  /** Units whose mutant Stryker has seen time out. */
  readonly hung: ReadonlySet<ChangeUnit>
}

/** What is not made once more, as the sweep is broken off, is left out. */
export async function secondTrials(first: Outcome, { workshop, hung }: SecondTerms): Promise<Outcome> {
  const doubts = first.tried.flatMap((one) => {
    const unit = doubted(one, hung)
    return unit === undefined ? [] : [{ one, unit }]
  })
  const own = new Map(doubts.map(({ one, unit }) => [unit, one.unit]))
  const second = await tryAll(
    doubts.map(({ one, unit }) => ({ unit, targets: [one.target], isExhaustive: true })),
    workshop,
  )
  const named = <One extends { readonly unit: ChangeUnit }>(one: One): One => ({
    ...one,
    unit: own.get(one.unit) ?? one.unit,
  })
  const replaced = new Set(doubts.map(({ one }) => one))
  // @teeth a-second-run-speaks: a mutant that hung once and not again has not timed out
  //   test: test/unit/sweep/confirm.test.ts
  //   was: const tried = [...first.tried, ...second.tried.map(named)]
  const tried = [...first.tried.filter((one) => !replaced.has(one)), ...second.tried.map(named)]
  return { ...first, tried, leftOut: [...first.leftOut, ...second.leftOut.map(named)] }
}

/** The unit as it is tried once more; undefined where its trial stands. */
function doubted({ unit, measured }: Tried, hung: SecondTerms['hung']): ChangeUnit | undefined {
  // @teeth a-probe-kills-nothing: a mutant that loads without a probe of ours is not killed by the probe
  //   test: test/unit/sweep/confirm.test.ts
  //   revert: remove
  if (measured.judgement.reason.kind === 'module-did-not-load') return withoutProbes(unit)
  return trialVerdict(measured.judgement) === 'timed-out' && !hung.has(unit) ? unit : undefined
}

function withoutProbes({ undo, ...rest }: ChangeUnit): ChangeUnit {
  if (undo.kind !== 'runnable') return { ...rest, undo }
  const files = undo.files.map((one) => {
    const { file, after } = one
    return { ...one, instrumented: { text: after, trailerAt: scriptText(file, after).end, probed: [] } }
  })
  return { ...rest, undo: { ...undo, files } }
}
