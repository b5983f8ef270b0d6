/** Which tests the old text of a test file made: told by running it with the present code. */

import type { ChangedFile } from '../model/change.ts'
import type { WorkerWish } from '../model/run.ts'
import type { Lane } from '../model/world.ts'
import type { Workshop } from './rounds.ts'
import type { Target } from './target.ts'
import { titleKey } from './test-cases.ts'

/** As a control: nothing is known beforehand of how long it takes. */
const DEADLINE_MS = 120_000

type Terms = { readonly lane: Lane; readonly workshop: Workshop }

/** None for a file that is new; undefined where the old text does not run any more. */
export async function oldTitles(
  file: ChangedFile,
  target: Target,
  terms: Terms,
): Promise<ReadonlySet<string> | undefined> {
  if (file.before === undefined) return new Set()
  const kept = terms.workshop.keepsWorkers ? await titlesIn(file, target, { ...terms, worker: 'kept' }) : undefined
  return kept ?? titlesIn(file, target, { ...terms, worker: 'fresh' })
}

/** Undefined too where the lane did not load the old text in place of the present one. */
async function titlesIn(
  { before = '', now = '' }: ChangedFile,
  { file, layer }: Target,
  { lane, workshop, worker }: Terms & { readonly worker: WorkerWish },
): Promise<ReadonlySet<string> | undefined> {
  const { request, nextScenarioId } = workshop.bench
  const run = await lane.run({
    id: nextScenarioId(),
    file,
    layer,
    overlays: [{ file, text: before, trailerAt: before.length, plain: before, before: now }],
    worker,
    isOffline: request.isOffline,
    deadlineMs: request.deadlineMs ?? DEADLINE_MS,
  })
  const wasLoaded = run.overlays.some((overlay) => overlay.wasLoaded)
  if (run.end.kind !== 'finished' || run.tests.length === 0 || !wasLoaded) return undefined
  return new Set(run.tests.map(({ titlePath }) => titleKey(titlePath)))
}
