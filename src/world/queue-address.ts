/** Where a queue is: the URL of a Redis, and a name for the queue in it. */

import { TeethError } from '../errors/teeth-error.ts'

export type QueueAddress = {
  /** With name and password: for the connection, and for nobody to see. */
  readonly url: string
  /** Letters, digits, `-` and `_`. */
  readonly name: string
  /** For people: without name and password. */
  readonly shown: string
  /** What is never to be printed. */
  readonly secrets: readonly string[]
}

const EXPECTED = 'expected `redis://[[user]:password@]host[:port][/number][#name]`, or `rediss://` for TLS'
const DEFAULT_NAME = 'sweep'

/** Throws TeethError `usage`, which does not hold what was typed: there may be a password in it. */
export function queueAddress(typed: string): QueueAddress {
  const url = parsed(typed)
  if (url === undefined || !/^rediss?:$/.test(url.protocol) || url.hostname === '')
    throw new TeethError('usage', `\`--queue\` is no address of a Redis; ${EXPECTED}`)
  const { protocol, host, pathname, username, password } = url
  if (!/^\/?\d*$/.test(pathname))
    throw new TeethError('usage', `the path of \`--queue\` is no number of a database; ${EXPECTED}`)
  const name = decoded(url.hash.slice(1)) || DEFAULT_NAME
  if (!/^[\w-]{1,100}$/.test(name))
    throw new TeethError('usage', 'the name behind `#` in `--queue` may have letters, digits, `-` and `_`')
  url.hash = ''
  // @teeth no-password-is-shown: a queue is shown without name and password
  //   test: test/unit/world/queue-address.test.ts
  //   was: const shown = `${url.href}#${name}`
  const shown = `${protocol}//${host}${pathname}#${name}`
  return { url: url.href, name, shown, secrets: [username, password].flatMap(spellings) }
}

function parsed(typed: string): URL | undefined {
  return URL.canParse(typed) ? new URL(typed) : undefined
}

function spellings(secret: string): readonly string[] {
  return secret === '' ? [] : [...new Set([secret, decoded(secret)])]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
