/** The story of `teeth diff`: compare, cut into units, undo each, see which test notices, seal. */

import type { DiffLedger } from '../model/diff-ledger.ts'
import type { Lane } from '../model/world.ts'
import { differences } from '../prove/strays.ts'
import type { DiffEvent, DiffRequest, DiffWorld } from './diff-request.ts'

export type Company = {
  /** Version of this tool, and of the Node it runs on. */
  readonly signature: { readonly tool: string; readonly node: string }
  readonly onEvent: (event: DiffEvent) => void
}

/**
 * Looks at a change. Never throws for what code and tests do: that is in the ledger. Throws TeethError when the command
 * cannot be carried out at all.
 */
export async function diff(world: DiffWorld, request: DiffRequest, company: Company): Promise<DiffLedger> {
  const startedAt = world.clock.now().toISOString()
  const start = world.clock.elapsed()
  const lanes = [openFirst(world)]
  try {
    const { git, changes } = world
    const asked = Promise.all([git.state(), git.head(), changes.read(request.wish)])
    // While git is at work: the parser takes longer to load than all else that is done here.
    const parts = Promise.all([import('./find.ts'), import('./seal-diff.ts')])
    const [[state, commit, change], [{ find }, { sealDiff }]] = await Promise.all([asked, parts])
    company.onEvent({ kind: 'compared', change })
    const found = await find(world, request, { change, lanes, start, onEvent: company.onEvent })
    await closeAll(lanes)
    return sealDiff(found, {
      tool: { name: 'teeth', version: company.signature.tool },
      versions: { node: company.signature.node, vitest: world.runner.version },
      startedAt,
      durationMs: Math.round(world.clock.elapsed() - start),
      ...checkedOut(commit, state),
      change,
      request,
      strays: differences(state, await world.git.state()),
    })
  } finally {
    await closeAll(lanes)
  }
}

function checkedOut(commit: string | undefined, state: ReadonlyMap<string, string>) {
  return { ...(commit === undefined ? {} : { commit }), isDirty: state.size > 0 }
}

/** Starts at once: Vitest's start takes as long as git and the parser together. Not awaited where nothing is to run. */
function openFirst(world: DiffWorld): Promise<Lane> {
  const opening = world.runner.open()
  opening.catch(() => undefined)
  return opening
}

/** Takes the lanes out, so that none is closed twice. */
async function closeAll(lanes: Promise<Lane>[]): Promise<void> {
  await Promise.allSettled(lanes.splice(0).map(async (lane) => (await lane).close()))
}
