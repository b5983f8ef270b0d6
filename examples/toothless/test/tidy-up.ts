/** Takes away, when all is over, what the guest book's test leaves behind. */

import { rmSync } from 'node:fs'
import { bookPath } from './book-path.ts'

export function setup(): void {
  rmSync(bookPath(process.pid), { force: true })
}

export function teardown(): void {
  rmSync(bookPath(process.pid), { force: true })
}
