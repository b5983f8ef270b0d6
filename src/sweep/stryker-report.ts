/** What Stryker says of all that a sweep is about, or of as much of it as a budget allows. */

import type { Guard } from '../model/guard.ts'
import type { Mutated, StrykerReport } from '../model/sweep.ts'
import { joinReports, withNamedTests } from './join-reports.ts'
import { rankFiles } from './rank-files.ts'
import { inScope, scopeOf } from './scope.ts'
import { inSlices, type Sliced } from './slices.ts'
import type { SweepEvent, SweepRequest, SweepWorld } from './sweep-request.ts'

const NOTHING_MUTATED: StrykerReport = { schemaVersion: '2', files: {} }

export type ReportTerms = {
  readonly guards: readonly Guard[]
  /** Milliseconds since the sweep began. */
  readonly spent: () => number
  readonly onEvent: (event: SweepEvent) => void
}

export async function strykerReport(world: SweepWorld, request: SweepRequest, terms: ReportTerms): Promise<Sliced> {
  const scope = await scopeOf(world, request)
  if (scope?.length === 0) return { report: NOTHING_MUTATED, leftOut: [] }
  const run = async (mutate: readonly Mutated[] | undefined): Promise<StrykerReport> => {
    terms.onEvent({ kind: 'mutating', done: 0, of: 0 })
    const report = await world.stryker.run({
      concurrency: request.runs.lanes,
      ...(mutate === undefined ? {} : { mutate }),
      onProgress: (progress) => terms.onEvent({ kind: 'mutating', ...progress }),
    })
    return withNamedTests(inScope(report, mutate))
  }
  const { budgetMs } = request
  if (budgetMs === undefined || scope === undefined) return { report: await run(scope), leftOut: [] }
  const files = await ranked(world, scope, terms)
  const { reports, leftOut } = await inSlices({ files, budgetMs, spent: terms.spent, run })
  return { report: joinReports(reports), leftOut }
}

async function ranked(world: SweepWorld, scope: readonly Mutated[], { guards }: ReportTerms) {
  const texts = new Map<string, string>()
  for (const { file } of scope) texts.set(file, (await world.files.read(file)) ?? '')
  const byFile = new Map(scope.map((one) => [one.file, one]))
  const order = await rankFiles(world, [...byFile.keys()], { guards, texts })
  return order.map((file) => ({ ...byFile.get(file), file, size: texts.get(file)?.length ?? 0 }))
}
