/** `teeth worker --queue <url>`: tries mutants of a sweep that another machine waits for. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode } from '../model/ledger.ts'
import { count } from '../report/count.ts'
import { work, type Worked } from '../sweep/queue/work.ts'
import { type Interruption, listenForInterruption } from '../world/interruption.ts'
import type { Patience } from '../world/queue-patience.ts'
import type { Call } from './call.ts'
import { openProject, openWorld } from './open-project.ts'
import { openQueue } from './open-queue.ts'
import { openScreen } from './screen.ts'
import { digest, strykerOf, TEST_FILES } from './sweep-terms.ts'
import { whileAtWork } from './while-at-work.ts'

/** Ends when the sweep has ended: 0, whatever was found. `patience` is for tests, which have less of it. */
export async function workerCommand(call: Call, patience?: Patience): Promise<ExitCode> {
  const interruption = listenForInterruption()
  try {
    return await serve(call, interruption, patience)
  } finally {
    interruption.close()
  }
}

async function serve(call: Call, interruption: Interruption, patience?: Patience): Promise<ExitCode> {
  const project = await openProject(call, interruption.signal)
  const screen = openScreen(call)
  const queue = await openQueue(call, { project, interruption, ...(patience && { patience }) })
  if (queue === undefined) throw new TeethError('usage', '`teeth worker` needs `--queue` with the address of a Redis')
  const act = async () => {
    const stryker = strykerOf(project, call, interruption)
    const world = await openWorld(project, interruption.signal, screen.print)
    const sample = { share: 0, seed: 0 }
    const request = { waivers: [], sample, testFiles: TEST_FILES, runs: project.request } as const
    return work({ ...world, stryker, digest }, request, { queue, onEvent: screen.onProgress })
  }
  try {
    const worked = await whileAtWork(act, { screen, interruption, ending: 'giving back what is at work' })
    screen.print(`${endOf(worked, queue.address)}; ${workOf(worked)}\n`)
    return worked.why === 'interrupted' ? 130 : 0
  } finally {
    await queue.close()
  }
}

function endOf({ why }: Worked, address: string): string {
  if (why === 'over') return 'the sweep has ended'
  return why === 'alone' ? `nobody has waited for anything at ${address} for 10 minutes` : 'interrupted'
}

function workOf({ batches, mutants, lost }: Worked): string {
  const tried = `${count(mutants, 'mutant')} tried in ${batches === 1 ? '1 batch' : `${batches} batches`}`
  return lost === 0 ? tried : `${tried}, ${lost} more taken over by others meanwhile`
}
