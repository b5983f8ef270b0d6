/** Where the guest book lies: one for each process that starts workers, so that every command finds a clean table first. */

import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function bookPath(pid: number): string {
  return join(tmpdir(), `guest-book-${pid}.txt`)
}
