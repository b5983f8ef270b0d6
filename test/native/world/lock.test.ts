/** Who goes together in one project, who waits, and that the dead are in nobody's way. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lock, type Lock, type LockTerms, untilUnwritten } from '../../../src/world/lock.ts'
import type { LockMode } from '../../../src/world/lock-decision.ts'
import { rejectedWith } from '../../support/refused.ts'
import { scratch } from '../../support/scratch.ts'

const LOCK = new URL('../../../src/world/lock.ts', import.meta.url).href

async function held(root: string, mode: LockMode, terms: LockTerms = { waitMs: 0 }): Promise<Lock> {
  const taken = await lock(root, mode, terms)
  onTestFinished(() => taken.release())
  return taken
}

/** Another process that takes the lock and keeps it. */
async function holder(root: string, mode: LockMode) {
  const script = `import { lock } from '${LOCK}'; await lock('${root}', '${mode}'); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

describe('goes together:', () => {
  test('readers', async () => {
    const root = scratch()
    await held(root, 'reading')
    await expect(held(root, 'reading')).resolves.toBeDefined()
  })

  test('writers of different projects', async () => {
    await held(scratch(), 'writing')
    await expect(held(scratch(), 'writing')).resolves.toBeDefined()
  })

  test('a writer and whoever came before and has gone', async () => {
    const root = scratch()
    ;(await held(root, 'reading')).release()
    await expect(held(root, 'writing')).resolves.toBeDefined()
  })
})

describe('does not go together:', () => {
  test.each([
    ['writing', 'writing'],
    ['writing', 'reading'],
    ['reading', 'writing'],
  ] as const)('%s and %s: whoever writes the tree is alone in it', async (first, second) => {
    const root = scratch()
    await held(root, first)
    expect((await rejectedWith(() => lock(root, second, { waitMs: 0 }))).code).toBe('project-busy')
  })

  test('two projects of one repository', async () => {
    const repository = scratch({ '.git/HEAD': '', 'one/package.json': '{}', 'two/package.json': '{}' })
    await held(join(repository, 'one'), 'writing')
    expect((await rejectedWith(() => lock(join(repository, 'two'), 'reading', { waitMs: 0 }))).code).toBe(
      'project-busy',
    )
  })

  test('a writer of another process, until it ends, however it ends', async () => {
    const root = scratch()
    const child = await holder(root, 'writing')
    expect((await rejectedWith(() => lock(root, 'reading', { waitMs: 0 }))).message).toContain(`\`${child.pid}\``)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await expect(held(root, 'writing')).resolves.toBeDefined()
  })
})

describe('waiting', () => {
  test('goes on until the other is gone, and is told once', async () => {
    const root = scratch()
    const first = await held(root, 'writing')
    const told: string[] = []
    const second = held(root, 'reading', {
      onWait: ({ mode }) => {
        told.push(mode)
        first.release()
      },
    })
    await expect(second).resolves.toBeDefined()
    expect(told).toEqual(['writing'])
  })

  test('ends when the command is interrupted', async () => {
    const root = scratch()
    await held(root, 'writing')
    const { code } = await rejectedWith(() => lock(root, 'reading', { signal: AbortSignal.abort() }))
    expect(code).toBe('interrupted-while-waiting')
  })

  test('for a look only leaves no lock behind', async () => {
    const root = scratch()
    await untilUnwritten(root)
    await expect(held(root, 'writing')).resolves.toBeDefined()
  })
})

test('of many who come at the same moment each gets its turn, alone', { timeout: 60_000 }, async () => {
  const root = scratch()
  let inside = 0
  const seen: number[] = []
  const turns = Array.from({ length: 8 }, async () => {
    const taken = await lock(root, 'writing')
    seen.push((inside += 1))
    await new Promise(setImmediate)
    inside -= 1
    taken.release()
  })
  await Promise.all(turns)
  expect(seen).toEqual(Array.from({ length: 8 }, () => 1))
})

test('nothing of a lock is in the tree', async () => {
  const root = scratch()
  await held(root, 'writing')
  expect(readdirSync(root)).toEqual([])
})
