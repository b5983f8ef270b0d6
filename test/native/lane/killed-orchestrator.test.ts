import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
    const env = { ...process.env, TMPDIR: temporary }
    orchestrator = fork(ORCHESTRATOR, [project.root], { env, execArgv: [], stdio: 'ignore' })
  })
  afterEach(() => {
    orchestrator.kill('SIGKILL')
    project.remove()
    rmSync(temporary, { recursive: true })
  })

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'leaves no process and no file behind when it is ended by %s',
    async (signal) => {
      const pids = await vi.waitFor(() => pidsIn(project.root), WAIT)
      orchestrator.kill(signal)
      const left = () => [...Object.entries(pids).filter(([, pid]) => isAlive(pid)), ...lanesIn(temporary)]
      await vi.waitFor(() => expect(left()).toEqual([]), WAIT)
    },
  )
})

function lanesIn(temporary: string): readonly string[] {
  return readdirSync(temporary).filter((name) => name.startsWith('teeth-lane-'))
}

/** Written by the hanging test; throws until it is there. */
function pidsIn(root: string): Readonly<Record<string, number>> {
  return JSON.parse(readFileSync(join(root, 'pids.json'), 'utf8'))
}
