/** The story of a command: search, read, put back, try in lanes, judge, seal. */

import type { Ledger } from '../model/ledger.ts'
import type { OnProgress, ProveRequest } from '../model/request.ts'
import type { Lane, World } from '../model/world.ts'
import { type Annotated, relevant, search } from './collect.ts'
import { type Findings, NOTHING } from './findings.ts'
import { firstStrategy } from './first-strategy.ts'
import { differences } from './strays.ts'
import { isUnconcerned } from './unconcerned.ts'

/** What a command brings along besides the world: who signs the ledger, and who listens. */
export type Company = {
  /** Version of this tool, and of the Node it runs on. */
  readonly signature: { readonly tool: string; readonly node: string }
  readonly onProgress: OnProgress
}

/**
 * Proves the guards that the request selects. Never throws for what guards, tests or the user's code do: that is in
 * the ledger. Throws TeethError when the command cannot be carried out at all.
 */
export async function prove(world: World, request: ProveRequest, company: Company): Promise<Ledger> {
  const startedAt = world.clock.now().toISOString()
  const start = world.clock.elapsed()
  company.onProgress({ kind: 'reading' })
  const [before, commit, annotated] = await Promise.all([world.git.state(), world.git.head(), search(world, request)])
  const findings = await find(world, request, { annotated, onProgress: company.onProgress })
  const strays = differences(before, await world.git.state())
  const { seal } = await import('./seal.ts')
  // @teeth a-change-may-concern-no-guard: a change that concerns no guard passes
  //   test: test/unit/prove/prove.test.ts
  //   was: const mayBeEmpty = request.mayBeEmpty === true
  const mayBeEmpty = request.mayBeEmpty === true || (isEmpty(findings) && (await isUnconcerned(world, request)))
  return seal(findings, {
    tool: { name: 'teeth', version: company.signature.tool },
    versions: { node: company.signature.node, vitest: world.runner.version },
    startedAt,
    durationMs: Math.round(world.clock.elapsed() - start),
    commit,
    isDirty: before.size > 0,
    strays,
    request: { ...request, mayBeEmpty },
  })
}

function isEmpty({ prepared, problems, wasInterrupted }: Findings): boolean {
  return prepared.length + problems.length === 0 && !wasInterrupted
}

type Found = { readonly annotated: Annotated; readonly onProgress: OnProgress }

/** The first lane starts before the parser is loaded: Vitest's start and the parser's take about the same time. */
async function find(world: World, request: ProveRequest, { annotated, onProgress }: Found): Promise<Findings> {
  const sources = relevant(annotated.sources, request.selection)
  if (sources.length === 0 && annotated.modules.length === 0) return NOTHING
  const opening = world.runner.open(firstStrategy(request))
  const lanes: Promise<Lane>[] = [opening]
  opening.catch(() => undefined)
  const { carryOut } = await import('./carry-out.ts')
  const carried = carryOut(world, request, { annotated, relevant: sources, lanes, onProgress })
  const findings = await carried.catch(async (error: unknown) => {
    // What went wrong first is what is told.
    await closeAll(lanes).catch(() => undefined)
    throw error
  })
  await closeAll(lanes)
  return findings
}

/** All of them, also when one cannot leave the tree as it was. Those that did not open have nothing to close. */
async function closeAll(lanes: readonly Promise<Lane>[]): Promise<void> {
  const closed = lanes.map(async (opening) => {
    const lane = await opening.catch(() => undefined)
    await lane?.close()
  })
  const failed = (await Promise.allSettled(closed)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
