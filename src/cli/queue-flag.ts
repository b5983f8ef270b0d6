/** `--queue`: the Redis through which machines share a sweep. */

import type { Flag } from './flag-table.ts'

const QUEUE: Omit<Flag, 'summary'> = {
  name: 'queue',
  value: { kind: 'required', label: 'redis://host[#name]' },
  take: (flags, text) => ({ ...flags, queue: text }),
}

export const SWEEP_QUEUE: Flag = {
  ...QUEUE,
  summary: 'have mutants tried by every `teeth worker` of this queue (Redis, BullMQ), and wait for what they find',
}

export const WORKER_QUEUE: Flag = {
  ...QUEUE,
  summary: 'the Redis that the sweep names, and the name of the queue in it',
}
