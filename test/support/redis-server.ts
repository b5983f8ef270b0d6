/** A Redis of its own for a test: Debian's, or the one that `REDIS_SERVER` names, on a free port of this machine. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const EXECUTABLE = process.env['REDIS_SERVER'] ?? '/usr/bin/redis-server'

/** Why the tests of the queue cannot run here; undefined when they can. */
export const noRedis = existsSync(EXECUTABLE)
  ? undefined
  : `there is no ${EXECUTABLE}: install it (apt-get install redis-server) or name one in REDIS_SERVER`

export type RedisServer = {
  readonly port: number
  readonly url: string
  close(): Promise<void>
}

/** Resolves when it takes connections. `options` are those of its command line. */
export async function redisServer(options: readonly string[] = []): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'teeth-redis-'))
  const port = await freePort()
  const own = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no']
  const child = spawn(EXECUTABLE, [...own, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  await Promise.race([isReady(child), ended.then(() => Promise.reject(new Error(`${EXECUTABLE} did not start`)))])
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    close: async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isReady({ stdout }: ChildProcess): Promise<void> {
  if (stdout === null) throw new Error('its output is not read')
  for await (const line of createInterface({ input: stdout })) {
    if (!line.includes('Ready to accept connections')) continue
    stdout.resume()
    return
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error('there is no free port')
}
