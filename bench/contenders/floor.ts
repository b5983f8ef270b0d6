/** The floor: what the named test files take in a worker that is already warm, start-up and imports not counted. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contender, Round } from '../contender.ts'
import { measure } from '../measure.ts'

/** How often each test runs again in the same worker. */
const REPEATS = 4
const REPORT = 'reports/floor.json'

export const floor: Contender = {
  name: 'floor: the tests alone, warm',
  unit: 'guard',
  async round({ folder, project }): Promise<Round> {
    const args = ['vitest', 'run', '--repeats', String(REPEATS), '--reporter=json', `--outputFile=${REPORT}`]
    const { code, stderr } = await measure('npx', [...args, '--no-file-parallelism', '--no-isolate'], folder)
    if (code !== 0) throw new Error(`vitest ended with ${code}:\n${stderr.slice(-2000)}`)
    const times = ownTimes(readFileSync(join(folder, REPORT), 'utf8'))
    const ofGuard = project.guards.map(({ test }) => times.find(([path]) => path.endsWith(test))?.[1] ?? 0)
    return { wallMs: ofGuard.reduce((sum, time) => sum + time, 0), units: ofGuard.length, wrong: [] }
  },
}

/** One pass over the tests of each file, in milliseconds. */
function ownTimes(report: string): readonly (readonly [path: string, ms: number])[] {
  const {
    testResults,
  }: { testResults: readonly { name: string; assertionResults: readonly { duration?: number }[] }[] } =
    JSON.parse(report)
  return testResults.map(({ name, assertionResults }) => {
    return [name, assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / (REPEATS + 1)]
  })
}
