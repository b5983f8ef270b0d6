/** How long a run may take: from the control's time, unless the user says otherwise. */

import type { Run } from '../model/run.ts'

/** Nothing is known about a control beforehand, and a cold graph with a slow `beforeAll` is no hang. */
const CONTROL_MS = 120_000
const GRACE_MS = 5_000
const FACTOR = 5

/** Milliseconds. `wished` is the user's own limit; `control` the run that a trial is compared with. */
export function deadline(wished: number | undefined, control: Run | undefined): number {
  if (wished !== undefined) return wished
  if (control === undefined || control.end.kind !== 'finished') return CONTROL_MS
  return Math.ceil(GRACE_MS + FACTOR * control.durationMs)
}
