/** A workshop whose tries put the old code on disk: each of its lanes has a copy of the tree. */

import type { Lane } from '../model/world.ts'
import { openLanes } from '../prove/open-lanes.ts'
import type { DiffRequest, DiffWorld } from './diff-request.ts'
import type { Workshop } from './rounds.ts'

/** `opened` gets every lane that is opened, for whoever closes them. */
export function inCopies(
  workshop: Workshop,
  opened: Promise<Lane>[],
  { runner, runs }: Pick<DiffWorld, 'runner'> & Pick<DiffRequest, 'runs'>,
): Workshop {
  const copies: Promise<Lane>[] = []
  return {
    ...workshop,
    bench: { ...workshop.bench, isOnDisk: true },
    keepsWorkers: false,
    open: openLanes(copies, () => {
      const copy = runner.open('copy')
      opened.push(copy)
      return copy
    }),
    // @teeth what-is-built-is-built-again: builds again in a copy what the tests load
    //   test: test/unit/diff/on-disk.test.ts > builds again in a copy what the tests load
    //   revert: remove
    ...(runs.prepare === undefined ? {} : { prepare: runs.prepare }),
  }
}
