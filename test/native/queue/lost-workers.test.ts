/** Three workers on one real Redis, of which one is killed and one frozen: the sweep has the report that one machine gives. */

import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { sweep } from '../../../src/sweep/sweep.ts'
import { openSweepQueue } from '../../../src/world/sweep-queue.ts'
import type { MachineTask } from '../../support/sweep-machine.ts'
import { SWEEP_REQUEST, sweepWorld } from '../../support/sweep-world.ts'
import { describeWithRedis, ownRedis } from '../../support/with-redis.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const MACHINE = fileURLToPath(new URL('../../support/sweep-machine.ts', import.meta.url))
const PATIENCE = { lockMs: 6_000, renewMs: 500, checkMs: 500, momentMs: 50 }
const COMPANY = { signature: { tool: '0.1.0', node: '24.0.0' }, onEvent: () => undefined }
/** Two batches: one for each that is lost. */
const MUTANTS = 61

describeWithRedis('a sweep of three workers', () => {
  test('has every mutant once, when one is killed and one is frozen', async () => {
    const { url } = await ownRedis()
    const task = { address: url, root: ROOT, mutants: MUTANTS, patience: PATIENCE }
    const desk = await openSweepQueue({ ...task, adds: 'npm install -D', tool: '0.1.0' })
    onTestFinished(() => desk.close())
    const world = sweepWorld({ mutants: MUTANTS })
    const [killed, frozen] = [machine({ ...task, isHeld: true }), machine({ ...task, isHeld: true })]

    /** The frozen one wakes up when all is done, and sends what it found by then. */
    const clear = async () => {
      const served = heard(frozen, 'serving')
      frozen.kill('SIGCONT')
      frozen.send('go on')
      await served
      await desk.clear()
    }
    const sweeping = sweep({ ...world, queue: { ...desk, clear } }, SWEEP_REQUEST, COMPANY)
    await Promise.all([heard(killed, 'trying'), heard(frozen, 'trying')])
    killed.kill('SIGKILL')
    frozen.kill('SIGSTOP')
    const late = heard(frozen, 'worked')
    const whole = heard(machine({ ...task, isHeld: false }), 'worked')

    const ledger = await sweeping
    expect(ledger).toEqual(await sweep(sweepWorld({ mutants: MUTANTS }), SWEEP_REQUEST, COMPANY))
    expect(new Set(world.journaled.map(({ mutant }) => mutant)).size).toBe(MUTANTS)
    expect(world.journaled).toHaveLength(MUTANTS)
    expect(await late).toMatchObject({ why: 'over', batches: 0, lost: 1 })
    expect(await whole).toMatchObject({ why: 'over', mutants: MUTANTS, batches: 2, lost: 0 })
  })
})

function machine(task: MachineTask): ChildProcess {
  const child = fork(MACHINE, [JSON.stringify(task)], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** What a machine says of this kind next. */
function heard(child: ChildProcess, kind: string): Promise<unknown> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind)
        resolve(message)
    })
  })
}
