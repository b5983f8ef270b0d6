/** Where units are tried: lanes as they are needed, the budget, and whoever shows progress. */

import type { Lane } from '../model/world.ts'
import type { IsAlone } from '../prove/alone.ts'
import { openLanes } from '../prove/open-lanes.ts'
import { benchFor } from './bench.ts'
import type { DiffEvent, DiffRequest, DiffWorld } from './diff-request.ts'
import { inCopies } from './in-copies.ts'
import type { Workshop } from './rounds.ts'

export type WorkshopTerms = {
  /** Holds the first lane; those opened later are added, so that whoever closes them knows all. */
  readonly lanes: Promise<Lane>[]
  readonly lane: Lane
  readonly isAlone: IsAlone
  /** When the command began, as the clock counts. */
  readonly start: number
  /** How many units there are to try. */
  readonly of: number
  readonly onEvent: (event: DiffEvent) => void
}

export function workshopFor(world: DiffWorld, request: DiffRequest, terms: WorkshopTerms): Workshop {
  const { lanes, lane, isAlone, start, of, onEvent } = terms
  const { runs, budgetMs } = request
  const done = new Set<string>()
  const bench = benchFor(runs, ({ guard, test }) =>
    onEvent({ kind: 'trying', title: guard.behaviour, file: test.file, done: done.size, of }),
  )
  const spent = (): number => (world.clock.elapsed() - start) / budgetMs
  const inMemory: Workshop = {
    terms: { lanes: runs.lanes, isAlone },
    keepsWorkers: lane.canKeepWorkers,
    open: openLanes(lanes, () => world.runner.open()),
    goesOn: () => !world.interruption.aborted && spent() < 1,
    spent,
    // A trial that stayed green in a kept worker is run again in a fresh one anyway.
    bench: { ...bench, confirms: !lane.canKeepWorkers || runs.isIsolated },
    onTried: ({ unit, measured }) => {
      if (measured.judgement.verdict === 'bites') done.add(unit.id)
    },
  }
  // @teeth a-copy-that-is-asked-for: tries all in a copy where that is asked for
  //   test: test/unit/diff/on-disk.test.ts > tries all in a copy where that is asked for
  //   revert: condition false
  return runs.strategy === 'copy' ? inCopies(inMemory, lanes, { runner: world.runner, runs }) : inMemory
}
