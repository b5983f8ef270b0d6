/** A sweep in a budget: Stryker in slices of the ranked files, each as large as the time that is left allows. */

import type { Mutated, StrykerEnd, StrykerReport } from '../model/sweep.ts'
import type { SweepLedger } from '../model/sweep-ledger.ts'
import { joinReports } from './join-reports.ts'

/** Of the budget; confirming has the rest. */
const SHARE = 0.6
/** A first slice tells how fast it goes. Characters of code. */
const FIRST = 20_000

export type SliceTerms = {
  /** Ranked. */
  readonly files: readonly (Mutated & { readonly size: number })[]
  /** Milliseconds of the whole sweep. */
  readonly budgetMs: number
  /** Milliseconds since it began. */
  readonly spent: () => number
  /** `leftMs`: what this slice may take. */
  readonly run: (mutate: readonly Mutated[], leftMs: number) => Promise<StrykerEnd>
}

/** The report of all runs, and what there was no time for. */
export type Sliced = { readonly report: StrykerReport; readonly leftOut: SweepLedger['leftOut'] }

/** At least one slice is begun, whatever the budget. */
export async function inSlices({ files, budgetMs, spent, run }: SliceTerms): Promise<Sliced> {
  const open = [...files]
  const ends: StrykerEnd[] = []
  const notBegun: Sized[] = []
  const leftMs = () => budgetMs * SHARE - spent()
  let most = FIRST
  while (open.length > 0 && (ends.length === 0 || leftMs() > 0)) {
    const slice = take(open, most)
    const start = spent()
    const end = await run(slice.map(withoutSize), Math.max(0, leftMs()))
    ends.push(end)
    if (end.kind === 'not-begun') notBegun.push(...slice)
    const perCharacter = Math.max(1, spent() - start) / Math.max(1, sizeOf(slice))
    // @teeth slices-fit-what-is-left: the next slice is no larger than the time that is left allows
    //   test: test/unit/sweep/budget.test.ts
    //   was: most = FIRST
    most = leftMs() / perCharacter
  }
  return sliced(ends, [...notBegun, ...open])
}

export function sliced(ends: readonly StrykerEnd[], leftOut: readonly Pick<Mutated, 'file'>[]): Sliced {
  const untried = ends.map((end) => (end.kind === 'cut' ? end.untried : 0))
  return {
    report: joinReports(ends.flatMap((end) => (end.kind === 'not-begun' ? [] : [end.report]))),
    leftOut: { files: leftOut.map(({ file }) => file), mutants: untried.reduce((sum, number) => sum + number, 0) },
  }
}

type Sized = SliceTerms['files'][number]

function withoutSize(sized: Sized): Mutated {
  const { size: _, ...mutated } = sized
  return mutated
}

/** At least one file, and as many as fit. */
function take(open: Sized[], most: number): readonly Sized[] {
  const slice = open.splice(0, 1)
  for (let next = open[0]; next !== undefined && sizeOf(slice) + next.size <= most; next = open[0]) {
    slice.push(next)
    open.shift()
  }
  return slice
}

function sizeOf(slice: readonly Sized[]): number {
  return slice.reduce((sum, { size }) => sum + size, 0)
}
