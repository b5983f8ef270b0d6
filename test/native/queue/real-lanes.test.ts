/** A sweep whose mutants are tried by `teeth worker` with real lanes, of which one is killed over its batch. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SweepLedger } from '../../../src/model/sweep-ledger.ts'
import { mutantId } from '../../../src/sweep/read-mutants.ts'
import { start, teeth } from '../../support/binary.ts'
import { vitestProject } from '../../support/vitest-project.ts'
import { describeWithRedis, ownRedis } from '../../support/with-redis.ts'

// StrykerJS and five Vitests are started, one after the other.
vi.setConfig({ testTimeout: 240_000 })

const WORKER = fileURLToPath(new URL('../../support/hasty-worker.ts', import.meta.url))
/** Of its test file: a first look, a control, and trials after that. */
const RUNS_BEFORE_ITS_END = 4

describeWithRedis('a sweep over a queue with real lanes', () => {
  test('finds what one machine finds, each mutant once, when a worker is killed over it', async () => {
    const { url } = await ownRedis()
    const root = project()
    const whole = start(root, ['sweep', '--json', '--queue', url])
    const killed = worker(url)
    await heard(killed.heard)
    const other = worker(url)
    killed.child.kill('SIGKILL')

    const { code, out, err } = await whole.ended
    expect(code, err).toBe(0)
    expect(await other.ended).toEqual([0, null])
    const alone = await teeth(root, ['sweep', '--json'])
    expect(findings(out)).toEqual(findings(alone.out))
    const ids = findings(out).mutants.map(({ mutant }) => mutant.id)
    expect([ids.length, new Set(ids).size]).toEqual([MUTANTS, MUTANTS])
  })
})

/** Those that StrykerJS does not see killed. */
const MUTANTS = 5

/** What is no matter of time. StrykerJS has the mutants of its report in another order each time. */
function findings(text: string) {
  const { mutants, report, counts, score }: SweepLedger = JSON.parse(text)
  const statuses = Object.entries(report.files).flatMap(([file, own]) =>
    own.mutants.map((mutant) => `${mutantId(file, mutant)}: ${mutant.status} ${mutant.statusReason}`),
  )
  return { mutants, counts, score, statuses: statuses.toSorted() }
}

/** A machine with a copy of the project of its own. */
function project(): string {
  const { root, remove } = vitestProject('sweep/shared', 5)
  onTestFinished(remove)
  return root
}

function worker(address: string) {
  const cwd = project()
  const heard = join(cwd, 'node_modules/heard')
  const env = { PATH: process.env['PATH'], HEARD: heard }
  const child = spawn(process.execPath, [WORKER, address], { cwd, env, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, heard, ended: once(child, 'exit') }
}

/** Until its tests have run that often. */
async function heard(file: string): Promise<void> {
  await expect
    .poll(() => (existsSync(file) ? readFileSync(file, 'utf8').length : 0), { timeout: 180_000 })
    .toBeGreaterThanOrEqual(RUNS_BEFORE_ITS_END)
}
