/** The story of `teeth sweep`: Stryker makes mutants and has an opinion of each, lanes confirm it, one report says what is true. */

import type { StrykerReport } from '../model/sweep.ts'
import type { SweepLedger } from '../model/sweep-ledger.ts'
import { differences } from '../prove/strays.ts'
import { choose } from './choose.ts'
import { confirmAll } from './confirm-all.ts'
import { readMutants } from './read-mutants.ts'
import { guardsOf, remarks } from './remarks.ts'
import { inScope, scopeOf } from './scope.ts'
import { exportsReport } from './sweep-exports.ts'
import { sealSweep, textsIn } from './seal-sweep.ts'
import { sweepState } from './sweep-state.ts'
import type { SweepEvent, SweepRequest, SweepWorld } from './sweep-request.ts'

export type Company = {
  /** Version of this tool, and of the Node it runs on. */
  readonly signature: { readonly tool: string; readonly node: string }
  readonly onEvent: (event: SweepEvent) => void
}

const NOTHING_MUTATED: StrykerReport = { schemaVersion: '2', files: {} }

/**
 * Sweeps. Never throws for what code and tests do: that is in the ledger. Throws TeethError when the command cannot be
 * carried out at all.
 */
export async function sweep(world: SweepWorld, request: SweepRequest, company: Company): Promise<SweepLedger> {
  const startedAt = world.clock.now().toISOString()
  const start = world.clock.elapsed()
  const [state, commit] = await Promise.all([world.git.state(), world.git.head()])
  const report =
    request.of === 'exports' ? await exportsReport(world, request) : await strykerReport(world, request, company)
  const chosen = choose(readMutants(report), request.sample)
  const results = await confirmAll(world, request, { chosen, onEvent: company.onEvent })
  const guards = await guardsOf(world, request)
  const { tool, node } = company.signature
  const found = { report, chosen, results, guards, remarks: remarks(textsIn(report), guards) }
  return sealSweep(
    { ...found, request, today: startedAt.slice(0, 10), wasInterrupted: world.interruption.aborted },
    {
      tool: { name: 'teeth', version: tool },
      versions: { node, vitest: world.runner.version, stryker: world.stryker.version },
      startedAt,
      durationMs: Math.round(world.clock.elapsed() - start),
      ...(commit === undefined ? {} : { commit }),
      isDirty: state.size > 0,
      ...(await shardIn(world, request)),
      sample: { size: chosen.sampled.size, seed: request.sample.seed },
      strays: differences(state, await world.git.state()),
    },
  )
}

async function shardIn(world: SweepWorld, request: SweepRequest): Promise<Pick<SweepLedger, 'shard'>> {
  const { shard, runs, of } = request
  if (shard === undefined) return {}
  const { selection } = runs
  const configuration = world.digest(JSON.stringify([await sweepState(world, request), selection, of]))
  return { shard: { ...shard, configuration, selection } }
}

async function strykerReport(world: SweepWorld, request: SweepRequest, { onEvent }: Company): Promise<StrykerReport> {
  const mutate = await scopeOf(world, request)
  if (mutate?.length === 0) return NOTHING_MUTATED
  const report = await world.stryker.run({
    concurrency: request.runs.lanes,
    ...(mutate === undefined ? {} : { mutate }),
    onProgress: (progress) => onEvent({ kind: 'mutating', ...progress }),
  })
  return inScope(report, mutate)
}
