/** What Stryker says of all that a sweep is about, or of as much of it as a budget allows. */

import type { Guard } from '../model/guard.ts'
import type { Mutated, StrykerEnd } from '../model/sweep.ts'
import { withNamedTests } from './join-reports.ts'
import { rankFiles } from './rank-files.ts'
import { inScope, scopeOf, type StrykerWorld } from './scope.ts'
import { inSlices, type Sliced, sliced } from './slices.ts'
import type { SweepEvent, SweepRequest, SweepWorld } from './sweep-request.ts'

export type ReportTerms = {
  readonly guards: readonly Guard[]
  /** Milliseconds since the sweep began. */
  readonly spent: () => number
  readonly onEvent: (event: SweepEvent) => void
}

export async function strykerReport(world: StrykerWorld, request: SweepRequest, terms: ReportTerms): Promise<Sliced> {
  const scope = await scopeOf(world, request)
  if (scope?.length === 0) return sliced([], [])
  const run = async (mutate: readonly Mutated[] | undefined, leftMs?: number): Promise<StrykerEnd> => {
    terms.onEvent({ kind: 'mutating', done: 0, of: 0 })
    const end = await world.stryker.run({
      concurrency: request.runs.lanes,
      ...(mutate === undefined ? {} : { mutate }),
      // @teeth a-budget-cuts-a-slice: StrykerJS is ended where the time for it is up
      //   test: test/unit/sweep/budget.test.ts
      //   revert: remove
      ...(leftMs === undefined || world.timer === undefined ? {} : { timeIsUp: world.timer(leftMs) }),
      onProgress: (progress) => terms.onEvent({ kind: 'mutating', ...progress }),
    })
    return end.kind === 'not-begun' ? end : { ...end, report: withNamedTests(inScope(end.report, mutate)) }
  }
  const { budgetMs } = request
  if (budgetMs === undefined || scope === undefined) return sliced([await run(scope)], [])
  return inSlices({ files: await ranked(world, scope, terms), budgetMs, spent: terms.spent, run })
}

async function ranked(world: SweepWorld, scope: readonly Mutated[], { guards }: ReportTerms) {
  const texts = new Map<string, string>()
  for (const { file } of scope) texts.set(file, (await world.files.read(file)) ?? '')
  const byFile = new Map(scope.map((one) => [one.file, one]))
  const order = await rankFiles(world, [...byFile.keys()], { guards, texts })
  return order.map((file) => ({ ...byFile.get(file), file, size: texts.get(file)?.length ?? 0 }))
}
