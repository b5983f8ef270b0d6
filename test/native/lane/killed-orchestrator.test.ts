import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endFamily } from '../../../src/world/lane/end-family.ts'
import { placesFolder } from '../../../src/world/own-place.ts'
import { settleTree } from '../../../src/world/settle-tree.ts'
import { isAlive } from '../../support/is-alive.ts'
import { VITEST_MAJORS, type VitestProject, vitestProject } from '../../support/vitest-project.ts'

const ORCHESTRATOR = fileURLToPath(new URL('../../support/hold-a-lane.ts', import.meta.url))
const WAIT = { timeout: 30_000, interval: 50 }

describe.each(VITEST_MAJORS)('an orchestrator in the middle of a trial on Vitest %i', (major) => {
  let project: VitestProject
  let temporary: string
  let orchestrator: ChildProcess

  beforeEach(() => {
    project = vitestProject('lane/ends', major)
    temporary = mkdtempSync(join(tmpdir(), 'teeth-native-'))
    vi.stubEnv('TMPDIR', temporary)
    orchestrator = fork(ORCHESTRATOR, [project.root], { execArgv: [], stdio: 'ignore' })
  })
  afterEach(() => {
    orchestrator.kill('SIGKILL')
    vi.unstubAllEnvs()
    project.remove()
    rmSync(temporary, { recursive: true })
  })

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'leaves no process and no file behind when it is ended by %s',
    async (signal) => {
      const pids = await vi.waitFor(() => pidsIn(project.root), WAIT)
      orchestrator.kill(signal)
      const alive = () => Object.entries(pids).filter(([, pid]) => isAlive(pid))
      await vi.waitFor(() => expect([...alive(), ...readdirSync(placesFolder())]).toEqual([]), WAIT)
    },
  )

  test('killed with all its processes leaves a folder to the next command: it removes what a killed lane left', async () => {
    await vi.waitFor(() => pidsIn(project.root), WAIT)
    const gone = once(orchestrator, 'exit')
    endFamily(orchestrator.pid ?? 0)
    await gone
    expect(readdirSync(placesFolder())).toHaveLength(1)
    await settleTree(project.root)
    const left = readdirSync(temporary, { recursive: true, encoding: 'utf8' })
    expect(
      left.filter((name) => name.split(sep).length > 2),
      'it removes what a killed lane left',
    ).toEqual([])
  })
})

/** Written by the hanging test; throws until it is there. */
function pidsIn(root: string): Readonly<Record<string, number>> {
  return JSON.parse(readFileSync(join(root, 'pids.json'), 'utf8'))
}
