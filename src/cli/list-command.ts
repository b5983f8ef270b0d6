/** `teeth list`: the guards that are there, by a text search alone. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode } from '../model/ledger.ts'
import { list } from '../prove/list.ts'
import { isUnconcerned } from '../prove/unconcerned.ts'
import type { Call } from './call.ts'
import { listText } from './list-text.ts'
import { nothingSelected } from './nothing-selected.ts'
import { openProject } from './open-project.ts'
import { stdoutPaint } from './stdout-paint.ts'

/** A table, or JSON, on stdout. */
export async function listCommand(call: Call): Promise<ExitCode> {
  const { world, request } = await openProject(call, undefined)
  const listing = await list(world, request)
  const isEmpty = listing.guards.length + listing.modules.length === 0
  if (call.flags.json) call.host.out(`${JSON.stringify(listing, null, 2)}\n`)
  else call.host.out(listText(listing, stdoutPaint(call)))
  if (!isEmpty || call.flags.passWithNoGuards || (await isUnconcerned(world, request))) return 0
  const all = await list(world, { ...request, selection: { paths: [] } })
  throw new TeethError('nothing-selected', nothingSelected(request.selection, all.guards, request.invocation))
}
