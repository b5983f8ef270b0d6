/** Tests with a real Redis of their own: skipped, and said so, where there is none. */

import { describe, onTestFinished } from 'vitest'
import { noRedis, type RedisServer, redisServer } from './redis-server.ts'

export function describeWithRedis(name: string, tests: () => void): void {
  if (noRedis !== undefined) console.warn(`${name}: skipped, as ${noRedis}`)
  describe.skipIf(noRedis !== undefined)(name, () => {
    tests()
  })
}

/** Ends with the test. `options` are those of its command line. */
export async function ownRedis(options: readonly string[] = []): Promise<RedisServer> {
  const server = await redisServer(options)
  onTestFinished(() => server.close())
  return server
}
