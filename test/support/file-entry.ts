/** An entry of the journal, as data. */

import { type Entry, printOf } from '../../src/world/journal-entry.ts'

export function fileEntry(file: string): Entry {
  return {
    id: '1',
    owner: { pid: 7, startedAt: 'then', space: 'here' },
    file,
    startedAt: '2026-12-01T08:00:00.000Z',
    original: printOf(Buffer.from('new')),
    reverted: printOf(Buffer.from('old')),
    attributes: { mode: 0o644, uid: 0, gid: 0 },
  }
}
