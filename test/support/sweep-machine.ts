/** A machine that works for a queue, as a process of its own; what it is told stands in its only argument. */

import { once } from 'node:events'
import { work } from '../../src/sweep/queue/work.ts'
import { openSweepQueue } from '../../src/world/sweep-queue.ts'
import type { Patience } from '../../src/world/queue-patience.ts'
import { SWEEP_REQUEST, sweepWorld } from './sweep-world.ts'

export type MachineTask = {
  readonly address: string
  /** Where BullMQ is installed. */
  readonly root: string
  readonly mutants: number
  readonly patience: Patience
  /** Says so before each trial, goes on when it is told, and takes every mutant for killed. */
  readonly isHeld: boolean
}

const { address, root, mutants, patience, isHeld }: MachineTask = JSON.parse(process.argv[2] ?? '')

let isFree = !isHeld
const world = sweepWorld({
  mutants,
  isWrong: isHeld,
  onTrial: async () => {
    if (isFree) return
    process.send?.({ kind: 'trying' })
    await once(process, 'message')
    isFree = true
  },
})
const queue = await openSweepQueue({ address, root, adds: 'npm install -D', tool: '0.1.0', patience })
const worked = await work(world, SWEEP_REQUEST, { queue, onEvent: (event) => void process.send?.(event) })
process.send?.({ kind: 'worked', ...worked })
await queue.close()
process.disconnect()
