/** `teeth sweep --merge <folder>`: the ledgers that the shards of a sweep have written, joined to one. */

import type { SweepLedger } from '../model/sweep-ledger.ts'
import { mergeSweeps } from '../sweep/merge-sweeps.ts'
import { resolveTyped } from '../world/find-root.ts'
import { ledgersIn } from './ledgers-in.ts'
import { readSweepLedger } from './read-ledger.ts'

/** `typed`: the folder, from `cwd`. Throws TeethError `ledger-unreadable` and `shards-do-not-fit`. */
export async function mergedSweep(typed: string, cwd: string): Promise<SweepLedger> {
  const folder = resolveTyped(cwd, typed)
  return mergeSweeps(await ledgersIn({ folder, typed, called: 'ledger of a sweep', read: readSweepLedger }))
}
