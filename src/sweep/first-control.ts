/** The control before the trials of mutants: one that the lane has run before, where it was green. */

import { keyOf } from '../diff/target.ts'
import type { Run } from '../model/run.ts'
import type { Lane } from '../model/world.ts'
import type { Bench } from '../prove/runs.ts'
import { isTelling, type Scanned } from './scan.ts'

/** What a fresh worker takes to start that a kept one does not, at its slowest: deadlines are set by the time of a control. */
const START_MS = 1500

/** `ran`: test files that Stryker has run in workers of their own. */
export function firstControl(
  { green }: Pick<Scanned, 'green'>,
  ran: ReadonlySet<string>,
): NonNullable<Bench['firstControl']> {
  const known = new Map<Lane, Map<string, Run>>()
  return async (lane, batch, run) => {
    const own = known.get(lane) ?? new Map<string, Run>()
    known.set(lane, own)
    // @teeth a-scan-is-a-control: a test file that was green while places were looked for needs no control before its trials
    //   test: test/unit/sweep/first-control.test.ts
    //   was: const before = own.get(keyOf(batch))
    const before = own.get(keyOf(batch)) ?? green(lane, batch)
    if (before !== undefined) return asControl(before)
    const first = await run(ran.has(batch.file) ? 'kept' : 'fresh')
    // What a kept worker makes red may be green in a fresh one.
    const control = isTelling(first) || first.worker === 'fresh' ? first : await run('fresh')
    if (isTelling(control)) own.set(keyOf(batch), control)
    return asControl(control)
  }
}

/** Where something was looked for is nothing that a control tells. */
function asControl(run: Run): Run {
  // @teeth a-fresh-start-takes-its-time: the deadline of a fresh trial is not that of a kept control
  //   test: test/unit/sweep/first-control.test.ts
  //   was: const durationMs = run.durationMs
  const durationMs = run.worker === 'kept' ? run.durationMs + START_MS : run.durationMs
  return { ...run, overlays: [], durationMs }
}
