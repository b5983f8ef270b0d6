/** Which process is meant by an identity, and whether it lives. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { livenessOf, ownIdentity } from '../../../src/world/process-identity.ts'

const IDENTITY = new URL('../../../src/world/process-identity.ts', import.meta.url).href
const TELL = `import { ownIdentity } from '${IDENTITY}'; console.log(JSON.stringify(ownIdentity())); setInterval(() => {}, 1000)`

async function other() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', TELL], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  return { child, identity: JSON.parse(String(line)) }
}

test('this process lives', () => {
  expect(livenessOf(ownIdentity())).toBe('alive')
})

test('another one lives until it is killed', async () => {
  const { child, identity } = await other()
  expect(livenessOf(identity)).toBe('alive')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(livenessOf(identity)).toBe('gone')
})

test('a number that came round is gone: a process that began at another time is another process', () => {
  expect(livenessOf({ ...ownIdentity(), startedAt: '1' })).toBe('gone')
})

test('of a process of another machine or container nothing can be told', () => {
  expect(livenessOf({ ...ownIdentity(), space: 'elsewhere' })).toBe('elsewhere')
})

test.runIf(process.platform === 'linux')(
  'the start is the one the system tells, whatever the process is called',
  () => {
    expect(readFileSync('/proc/self/stat', 'utf8').split(' ')).toContain(ownIdentity().startedAt)
  },
)
