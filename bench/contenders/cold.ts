/** One guard from a cold shell: `teeth` on its source file, against one `npx vitest run` of its test file. */

import type { Bench, Contender, Round } from '../contender.ts'
import { measure } from '../measure.ts'
import { TOOL } from '../tool.ts'

export const coldVitest: Contender = {
  name: 'one cold `npx vitest run`',
  unit: 'run',
  async round(bench): Promise<Round> {
    const { wallMs, code } = await measure('npx', ['vitest', 'run', lonelyGuard(bench).test], bench.folder)
    return { wallMs, units: 1, wrong: code === 0 ? [] : [`vitest ended with ${code}`] }
  },
}

export const coldTeeth: Contender = {
  name: 'one cold `teeth`',
  unit: 'run',
  async round(bench): Promise<Round> {
    const { id, file } = lonelyGuard(bench)
    const { wallMs, code } = await measure(process.execPath, [TOOL, file, '-t', id], bench.folder)
    return { wallMs, units: 1, wrong: code === 0 ? [] : [`teeth ended with ${code}`] }
  },
}

function lonelyGuard({ project }: Bench): Bench['project']['guards'][number] {
  const guard = project.guards[0]
  if (guard === undefined) throw new Error('the project has no guard')
  return guard
}
