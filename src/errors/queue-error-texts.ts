/** What stops a command that shares a sweep through a queue. */

import type { CatalogueEntry } from './entry.ts'

export const QUEUE_ERROR_TEXTS = {
  'queue-missing': {
    title: 'What a queue needs is not installed',
    text: 'A queue takes BullMQ and ioredis from the project: who has no queue does not have to install them.',
    wayOut: 'Run the command that the message names, on every machine that takes part.',
    exitCode: 2,
  },
  'queue-unreachable': {
    title: 'The Redis of the queue cannot be reached',
    text: 'There is no Redis at that address, it does not let us in, or it was away for too long.',
    wayOut:
      'Compare host, port, user, password and database with what `redis-cli -u <url> ping` answers, then run again.',
    exitCode: 2,
  },
  'queue-unfit': {
    title: 'That Redis cannot carry a sweep',
    text: 'A queue needs Redis 6.2 or later, or a Valkey, that drops nothing when its memory is full, and that may be written.',
    wayOut: 'Set `maxmemory-policy noeviction`, or name a Redis of its own for this.',
    exitCode: 2,
  },
  'queue-busy': {
    title: 'Another sweep is in that queue',
    text: 'A queue has one sweep at a time, and one command that waits for its results.',
    wayOut: 'Wait for its end, or give this one a name of its own behind the address: `redis://host#name`.',
    exitCode: 2,
  },
  'queue-of-another-state': {
    title: 'The sweep in that queue is of another state',
    text: 'Results of one commit say nothing about another. Commit, uncommitted changes, lock file, settings and the version of this tool have to be the same on every machine.',
    wayOut:
      'Bring this tree to the state that the message names, or give the sweep a queue of its own: `redis://host#name`.',
    exitCode: 2,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>
