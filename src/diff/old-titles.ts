/** Which tests the old text of a test file made: told by running it with the present code. */

import type { ChangedFile } from '../model/change.ts'
import type { Lane } from '../model/world.ts'
import type { Workshop } from './rounds.ts'
import type { Target } from './target.ts'
import { titleKey } from './test-cases.ts'

/** As a control: nothing is known beforehand of how long it takes. */
const DEADLINE_MS = 120_000

type Terms = { readonly lane: Lane; readonly workshop: Workshop }

/** None for a file that is new; undefined where the old text does not run any more. */
export async function oldTitles(
  { before, now = '' }: ChangedFile,
  { file, layer }: Target,
  { lane, workshop }: Terms,
): Promise<ReadonlySet<string> | undefined> {
  if (before === undefined) return new Set()
  const { request, nextScenarioId } = workshop.bench
  const run = await lane.run({
    id: nextScenarioId(),
    file,
    layer,
    overlays: [{ file, text: before, trailerAt: before.length, plain: before, before: now }],
    worker: 'fresh',
    isOffline: request.isOffline,
    deadlineMs: request.deadlineMs ?? DEADLINE_MS,
  })
  if (run.end.kind !== 'finished' || run.tests.length === 0) return undefined
  return new Set(run.tests.map(({ titlePath }) => titleKey(titlePath)))
}
