/** The libraries that a queue needs, from the user's project: nobody who has no queue has to install them. */

import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Bullmq from 'bullmq'
import type { Redis } from 'ioredis'
import { TeethError } from '../errors/teeth-error.ts'
import { installedPackage } from './installed-package.ts'
import { isOlder } from './version.ts'

export type QueueLibraries = {
  readonly Queue: typeof Bullmq.Queue
  readonly Worker: typeof Bullmq.Worker
  readonly Redis: typeof Redis
}

const OLDEST = { bullmq: '6.0.0', ioredis: '5.0.0' } as const

/** `adds`: how a person adds packages here. Throws TeethError `queue-missing`. */
export function queueLibraries(root: string, adds: string): QueueLibraries {
  const missing = Object.entries(OLDEST).filter(([name, oldest]) => {
    const found = installedPackage(root, name)
    return found === undefined || isOlder(found.version, oldest)
  })
  if (missing.length > 0) throw missingPackages(missing, { root, adds })
  const require = createRequire(join(root, 'package.json'))
  // The modules are the user's: their types are known by their versions, which were just looked at.
  const { Queue, Worker } = require('bullmq') as typeof Bullmq
  const { Redis } = require('ioredis') as { readonly Redis: QueueLibraries['Redis'] }
  return { Queue, Worker, Redis }
}

type Terms = { readonly root: string; readonly adds: string }

function missingPackages(missing: readonly (readonly [string, string])[], { root, adds }: Terms): TeethError {
  const names = missing.map(([name, oldest]) => `\`${name}\` ${oldest} or later`).join(' and ')
  const command = `${adds} ${missing.map(([name]) => name).join(' ')}`
  return new TeethError('queue-missing', `a queue needs ${names}, which ${root} does not have: run \`${command}\``)
}
