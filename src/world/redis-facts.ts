/** What a Redis says of itself, and whether a queue can rely on it. */

import { isOlder } from './version.ts'

const OLDEST = '6.2.0'

/** As `INFO` gives it. Undefined: it will do. */
export function unfit(info: string): string | undefined {
  const facts = new Map(info.split(/\r?\n/).map((line) => [line.split(':')[0] ?? '', line.split(':')[1] ?? '']))
  const version = facts.get('redis_version') ?? ''
  // @teeth an-old-redis-is-refused: a Redis that is too old is refused
  //   test: test/unit/world/redis-facts.test.ts
  //   revert: condition false
  if (isOlder(version, OLDEST)) return `it is Redis \`${version}\`, and 6.2 or later is needed`
  const policy = facts.get('maxmemory_policy') ?? 'noeviction'
  // @teeth an-evicting-redis-is-refused: a Redis that may drop batches is refused
  //   test: test/unit/world/redis-facts.test.ts
  //   revert: condition false
  if (policy !== 'noeviction')
    return `its \`maxmemory-policy\` is \`${policy}\`, under which it may drop batches: set it to \`noeviction\``
  const role = facts.get('role') ?? 'master'
  return role === 'master' ? undefined : `it is a \`${role}\`, which takes no batches: name its master`
}
