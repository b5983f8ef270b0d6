/** A connection to a Redis: checked before it is used, kept through short outages, and spoken of without its password. */

import type { Redis } from 'ioredis'
import { TeethError } from '../errors/teeth-error.ts'
import type { QueueAddress } from './queue-address.ts'
import type { QueueLibraries } from './queue-libraries.ts'
import { unfit } from './redis-facts.ts'

export type Connection = {
  readonly redis: Redis
  /** Throws TeethError `queue-unreachable` for what the connection throws. */
  told<T>(act: () => Promise<T>): Promise<T>
  close(): void
}

/** How long the first connection may take, and the longest pause between tries. Milliseconds. */
const CONNECT_MS = 5_000
const LONGEST_PAUSE_MS = 2_000
/** A Redis may be away for a minute or more: some start anew. */
const MOST_TRIES = 40

/** Throws TeethError `queue-unreachable` and `queue-unfit`. */
export async function connect(Library: QueueLibraries['Redis'], address: QueueAddress): Promise<Connection> {
  const heard: { error?: Error; isOpen: boolean } = { isOpen: false }
  const redis = new Library(address.url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    // A queue waits as long as it has to.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (heard.isOpen && times <= MOST_TRIES ? Math.min(times * 100, LONGEST_PAUSE_MS) : null),
  })
  redis.on('error', (error: Error) => (heard.error = error))
  const close = () => redis.disconnect()
  try {
    await redis.connect()
    const info = await redis.info()
    // A database that is not there is an error that nothing throws.
    if (heard.error !== undefined) throw heard.error
    heard.isOpen = true
    refuseUnfit(info, address)
  } catch (error) {
    close()
    throw error instanceof TeethError ? error : unreachable(address, heard.error ?? error)
  }
  return { redis, close, told: (act) => toldOf(act, () => unreachable(address, heard.error)) }
}

function refuseUnfit(info: string, { shown }: QueueAddress): void {
  const why = unfit(info)
  if (why !== undefined) throw new TeethError('queue-unfit', `${shown} cannot carry a sweep: ${why}`)
}

async function toldOf<T>(act: () => Promise<T>, complaint: () => TeethError): Promise<T> {
  try {
    return await act()
  } catch (error) {
    // The library has no other way to say it.
    if (error instanceof Error && error.message.startsWith('Connection is closed')) throw complaint()
    throw error
  }
}

/** Without a cause: what a library hangs on its errors may hold the address. */
function unreachable({ shown, secrets }: QueueAddress, error: unknown): TeethError {
  const said = error instanceof Error ? error.message : String(error)
  const hidden = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), said)
  return new TeethError('queue-unreachable', `${shown} cannot be reached: ${hidden}`)
}
