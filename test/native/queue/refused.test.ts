/** A Redis that cannot be used: one clear refusal, and no password in it. */

import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openSweepQueue } from '../../../src/world/sweep-queue.ts'
import { rejectedWith } from '../../support/refused.ts'
import { describeWithRedis, ownRedis } from '../../support/with-redis.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const refusal = (address: string, root = ROOT) =>
  rejectedWith(() => openSweepQueue({ address, root, adds: 'pnpm add -D', tool: '0.1.0' }))

test('a project without BullMQ is told the one command that installs it', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'teeth-no-queue-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const { code, message } = await refusal('redis://127.0.0.1:1', root)
  expect(code).toBe('queue-missing')
  expect(message).toContain('run `pnpm add -D bullmq ioredis`')
})

test('where nobody answers', async () => {
  const { code, message } = await refusal('redis://me:s3cret@127.0.0.1:1')
  expect(code).toBe('queue-unreachable')
  expect(message).toBe('redis://127.0.0.1:1#sweep cannot be reached: connect ECONNREFUSED 127.0.0.1:1')
})

describeWithRedis('a Redis', () => {
  test.each([
    ['with another password', ':s3cret@', '', /^redis:\S+ cannot be reached: WRONGPASS/],
    ['that wants a password', '', '', /^redis:\S+ cannot be reached: NOAUTH/],
    ['without that database', ':right@', '/99', /^redis:\S+ cannot be reached: ERR DB index/],
  ])('%s', async (_, who, database, expected) => {
    const { port } = await ownRedis(['--requirepass', 'right'])
    const { code, message } = await refusal(`redis://${who}127.0.0.1:${port}${database}`)
    expect(code).toBe('queue-unreachable')
    expect(message).toMatch(expected)
    expect(message).not.toMatch(/s3cret|right/)
  })

  test('that may drop batches', async () => {
    const { url } = await ownRedis(['--maxmemory-policy', 'allkeys-lru'])
    const { code, message } = await refusal(url)
    expect(code).toBe('queue-unfit')
    expect(message).toContain('set it to `noeviction`')
  })
})
