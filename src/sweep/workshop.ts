/** Where mutants are tried: lanes as they are needed, judged as mutants are, and whoever shows progress. */

import type { Workshop } from '../diff/rounds.ts'
import { withoutRed } from '../diff/without-red.ts'
import type { Lane } from '../model/world.ts'
import type { IsAlone } from '../prove/alone.ts'
import { settledByControl } from '../prove/bench-for.ts'
import { openLanes } from '../prove/open-lanes.ts'
import { judgeMutant } from './judge-mutant.ts'
import type { SweepEvent, SweepRequest, SweepWorld } from './sweep-request.ts'

export type WorkshopTerms = {
  /** Holds the first lane; those opened later are added, so that whoever closes them knows all. */
  readonly lanes: Promise<Lane>[]
  readonly lane: Lane
  readonly isAlone: IsAlone
  /** How many mutants there are to try. */
  readonly of: () => number
  /** Ids of those that were tried; filled here. */
  readonly tried: Set<string>
  readonly onEvent: (event: SweepEvent) => void
}

type LaneWorld = Pick<SweepWorld, 'runner' | 'interruption'>

export function workshopFor(world: LaneWorld, { runs }: SweepRequest, terms: WorkshopTerms): Workshop {
  const { lanes, lane, isAlone, of, tried, onEvent } = terms
  let scenarios = 0
  return {
    terms: { lanes: runs.lanes, isAlone },
    keepsWorkers: lane.canKeepWorkers,
    open: openLanes(lanes, () => world.runner.open()),
    goesOn: () => !world.interruption.aborted,
    bench: {
      // Most of these end green: a worker that is kept for them would be no gain. Stryker's own run was the first look.
      request: { ...runs, isIsolated: true },
      confirms: false,
      // Whoever goes red first has noticed.
      endsAtFailure: true,
      judge: (proof) => judgeMutant(proof, runs.naming),
      judgeControl: (proof) => settledByControl(withoutRed(proof), runs.naming),
      nextScenarioId: () => String((scenarios += 1)),
      onStart: ({ guard, test }) =>
        onEvent({ kind: 'confirmed', mutant: guard.id, file: test.file, done: tried.size, of: of() }),
    },
    onTried: ({ unit }) => void tried.add(unit.id),
  }
}
