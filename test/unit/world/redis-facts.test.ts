/** Which Redis can carry a queue, by what it says of itself. */

import { expect, test } from 'vitest'
import { unfit } from '../../../src/world/redis-facts.ts'

const info = (facts: Readonly<Record<string, string>>) =>
  ['# Server', ...Object.entries({ ...FIT, ...facts }).map(([key, value]) => `${key}:${value}`), ''].join('\r\n')

const FIT = { redis_version: '7.0.15', role: 'master', maxmemory_policy: 'noeviction' }

test.each([
  ['a usual one', {}],
  ['the oldest one', { redis_version: '6.2.0' }],
  ['a newer one', { redis_version: '10.1.0' }],
])('takes %s', (_, facts) => {
  expect(unfit(info(facts))).toBeUndefined()
})

test.each([
  ['6.0.16', '6.0.16'],
  ['5.0.7', '5.0.7'],
])('a Redis that is too old is refused: %s', (redis_version, named) => {
  expect(unfit(info({ redis_version }))).toBe(`it is Redis \`${named}\`, and 6.2 or later is needed`)
})

test.each(['allkeys-lru', 'volatile-ttl'])('a Redis that may drop batches is refused: %s', (policy) => {
  expect(unfit(info({ maxmemory_policy: policy }))).toContain(`\`maxmemory-policy\` is \`${policy}\``)
})

test('a replica is refused', () => {
  expect(unfit(info({ role: 'slave' }))).toContain('`slave`')
})
