/** A sweep in a budget: Stryker in slices of the ranked files, each as large as the time that is left allows. */

import type { Mutated, StrykerReport } from '../model/sweep.ts'

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
  readonly run: (mutate: readonly Mutated[]) => Promise<StrykerReport>
}

export type Slices = { readonly reports: readonly StrykerReport[]; readonly leftOut: readonly string[] }

/** `leftOut`: files that there was no time for. */
export type Sliced = { readonly report: StrykerReport; readonly leftOut: readonly string[] }

/** At least one slice is run, whatever the budget. */
export async function inSlices({ files, budgetMs, spent, run }: SliceTerms): Promise<Slices> {
  const open = [...files]
  const reports: StrykerReport[] = []
  let most = FIRST
  while (open.length > 0 && (reports.length === 0 || spent() < budgetMs * SHARE)) {
    const slice = take(open, most)
    const start = spent()
    reports.push(await run(slice.map(withoutSize)))
    const perCharacter = Math.max(1, spent() - start) / Math.max(1, sizeOf(slice))
    // @teeth slices-fit-what-is-left: the next slice is no larger than the time that is left allows
    //   test: test/unit/sweep/budget.test.ts
    //   was: most = FIRST
    most = (budgetMs * SHARE - spent()) / perCharacter
  }
  return { reports, leftOut: open.map(({ file }) => file) }
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
