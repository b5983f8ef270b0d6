/** Ours: all guards of the project in one command, in fresh workers or the fast way. */

import type { Contender, Round } from '../contender.ts'
import { measure } from '../measure.ts'
import { TOOL } from '../tool.ts'

export const teethFresh = teeth('teeth --isolate', ['--isolate'])
export const teethFast = teeth('teeth', [])

function teeth(name: string, flags: readonly string[]): Contender {
  return {
    name,
    unit: 'guard',
    async round({ folder, lanes, project }): Promise<Round> {
      const args = [TOOL, '--root', folder, '--json', '--lanes', String(lanes), ...flags]
      const { wallMs, stdout, stderr, peakMb } = await measure(process.execPath, args, folder)
      if (!stdout.startsWith('{')) throw new Error(`teeth gave no ledger:\n${stderr.slice(-2000)}`)
      const { guards }: { guards: readonly { id: string; verdict: string }[] } = JSON.parse(stdout)
      const verdicts = new Map(guards.map(({ id, verdict }) => [id, verdict]))
      const told = project.guards.map(({ id }) => ({ id, verdict: verdicts.get(id) ?? 'not there' }))
      const wrong = told.filter(({ verdict }) => verdict !== 'bites').map(({ id, verdict }) => `${id}: ${verdict}`)
      return { wallMs, units: guards.length, wrong, peakMb }
    },
  }
}
