/** A file that somebody else may have made: read only when it is a file of its own and not too large. */

import { lstat, readFile } from 'node:fs/promises'
import { TeethError } from '../errors/teeth-error.ts'

/**
 * Reads `file` (absolute) as UTF-8. Throws `ledger-unreadable` for a link (it could lead to what is nobody's to see), a
 * folder or a device, for more than `mostBytes`, and for what is no UTF-8.
 */
export async function readForeign(file: string, mostBytes: number): Promise<string> {
  const stats = await lstat(file).catch(() => undefined)
  if (stats === undefined) throw unreadable(file, 'is not there')
  // @teeth no-foreign-links: a ledger that is a link is not read
  //   test: test/native/world/read-foreign.test.ts
  //   revert: condition false
  if (!stats.isFile()) throw unreadable(file, 'is no plain file')
  if (stats.size > mostBytes) throw unreadable(file, `has ${stats.size} bytes; at most ${mostBytes} are read`)
  const bytes = await readFile(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new TeethError('ledger-unreadable', `\`${file}\` is no UTF-8`, { cause: error })
  }
}

function unreadable(file: string, why: string): TeethError {
  return new TeethError('ledger-unreadable', `\`${file}\` ${why}`)
}
