/** The story of `teeth sweep`: Stryker makes mutants and has an opinion of each, lanes confirm it, one report says what is true. */

import { either } from '../model/either.ts'
import type { SweepLedger } from '../model/sweep-ledger.ts'
import { differences } from '../prove/strays.ts'
import { choose } from './choose.ts'
import { confirmAll } from './confirm-all.ts'
import { readMutants } from './read-mutants.ts'
import { guardsOf, remarks } from './remarks.ts'
import { exportsReport } from './sweep-exports.ts'
import { sealSweep, textsIn } from './seal-sweep.ts'
import type { Sliced } from './slices.ts'
import { type ReportTerms, strykerReport } from './stryker-report.ts'
import { sweepState } from './sweep-state.ts'
import type { SweepEvent, SweepRequest, SweepWorld } from './sweep-request.ts'

export type Company = {
  /** Version of this tool, and of the Node it runs on. */
  readonly signature: { readonly tool: string; readonly node: string }
  readonly onEvent: (event: SweepEvent) => void
}

/**
 * Sweeps. Never throws for what code and tests do: that is in the ledger. Throws TeethError when the command cannot be
 * carried out at all.
 */
export async function sweep(world: SweepWorld, request: SweepRequest, company: Company): Promise<SweepLedger> {
  const startedAt = world.clock.now().toISOString()
  const start = world.clock.elapsed()
  const spent = () => world.clock.elapsed() - start
  const [state, commit, guards] = await Promise.all([world.git.state(), world.git.head(), guardsOf(world, request)])
  const { report, leftOut } = await reportOf(world, request, { guards, spent, onEvent: company.onEvent })
  const chosen = choose(readMutants(report), request.sample)
  const limited = withBudget(world, request, spent())
  const results = await confirmAll(limited, request, { chosen, onEvent: company.onEvent })
  const { tool, node } = company.signature
  const found = { report, leftOut, chosen, results, guards, remarks: remarks(textsIn(report), guards) }
  return sealSweep(
    { ...found, request, today: startedAt.slice(0, 10), wasInterrupted: world.interruption.aborted },
    {
      of: sweptIn(world),
      tool: { name: 'teeth', version: tool },
      versions: { node, vitest: world.runner.version, ...(world.stryker && { stryker: world.stryker.version }) },
      startedAt,
      durationMs: Math.round(spent()),
      ...(commit === undefined ? {} : { commit }),
      isDirty: state.size > 0,
      ...(await shardIn(world, request)),
      sample: { size: chosen.sampled.size, seed: request.sample.seed },
      strays: differences(state, await world.git.state()),
    },
  )
}

function sweptIn({ stryker }: SweepWorld): SweepLedger['of'] {
  return stryker === undefined ? 'exports' : 'mutants'
}

async function reportOf(world: SweepWorld, request: SweepRequest, terms: ReportTerms): Promise<Sliced> {
  const { stryker } = world
  if (stryker !== undefined) return strykerReport({ ...world, stryker }, request, terms)
  return { report: await exportsReport(world, request), leftOut: { files: [], mutants: 0 } }
}

/** Where the time is up no new run is started, as after an interruption; what was found stands. */
function withBudget(world: SweepWorld, { budgetMs }: SweepRequest, spent: number): SweepWorld {
  if (budgetMs === undefined || world.timer === undefined) return world
  const timer = world.timer(Math.max(0, budgetMs - spent))
  return { ...world, interruption: either(world.interruption, timer) }
}

async function shardIn(world: SweepWorld, request: SweepRequest): Promise<Pick<SweepLedger, 'shard'>> {
  const { shard, runs } = request
  if (shard === undefined) return {}
  const { selection } = runs
  const configuration = world.digest(JSON.stringify([await sweepState(world, request), selection, sweptIn(world)]))
  return { shard: { ...shard, configuration, selection } }
}
