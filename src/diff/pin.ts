/** The story of `teeth pin`: a lane is started, the change is read, and then the parser is needed. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Lane } from '../model/world.ts'
import type { Company } from './diff.ts'
import type { DiffRequest, DiffWorld } from './diff-request.ts'
import type { Pin } from './pin-change.ts'

/**
 * Throws TeethError `no-change`, `nothing-notices`, `not-pinned` when no annotation could be proven, or
 * `pin-interrupted`.
 */
export async function pin(world: DiffWorld, request: DiffRequest, company: Company): Promise<Pin> {
  const lanes: Promise<Lane>[] = [world.runner.open()]
  // Awaited where the change is tried; a change that is none is told first.
  for (const lane of lanes) lane.catch(() => undefined)
  try {
    const [change, { pinChange }] = await Promise.all([world.changes.read(request.wish), import('./pin-change.ts')])
    company.onEvent({ kind: 'compared', change })
    if (change.files.length === 0)
      throw new TeethError('no-change', `nothing differs between ${change.from.name} and ${change.to.name}`)
    return await pinChange(change, { world, request, company, lanes })
  } finally {
    await Promise.allSettled(lanes.map(async (lane) => (await lane).close()))
  }
}
