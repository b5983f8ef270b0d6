/** Opens the queue of `--queue`, and loads what it needs only then. */

import { TeethError } from '../errors/teeth-error.ts'
import type { SweepQueue } from '../model/sweep-queue.ts'
import { namesIn } from '../world/find-root.ts'
import type { Interruption } from '../world/interruption.ts'
import { ownVersion } from '../world/own-version.ts'
import type { Patience } from '../world/queue-patience.ts'
import type { Call } from './call.ts'
import { adding } from './invocation.ts'
import type { Project } from './open-project.ts'

type Terms = { readonly project: Project; readonly interruption: Interruption; readonly patience?: Patience }

/** Undefined where none was asked for. Throws TeethError for a queue that cannot be used. */
export async function openQueue(call: Call, terms: Terms): Promise<SweepQueue | undefined> {
  const { host, flags } = call
  if (flags.queue === undefined) return undefined
  if (flags.exports === true) throw new TeethError('usage', '`--exports` has no mutants to share: leave `--queue` out')
  const { project, interruption, patience } = terms
  const { openSweepQueue } = await import('../world/sweep-queue.ts')
  return openSweepQueue({
    address: flags.queue,
    root: project.root,
    adds: adding(host.env, namesIn(project.root)),
    tool: ownVersion(),
    signal: interruption.signal,
    ...(patience && { patience }),
  })
}
