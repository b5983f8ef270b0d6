/** `teeth sweep --merge <folder>`: the ledgers that the shards of a sweep have written, joined to one. */

import type { SweepLedger } from '../model/sweep-ledger.ts'
import { mergeSweeps } from '../sweep/merge-sweeps.ts'
import { jsonFilesUnder } from '../world/json-files.ts'
import { resolveTyped } from '../world/find-root.ts'
import { readSweepLedger } from './read-ledger.ts'

/** `folder`: absolute. Throws TeethError `ledger-unreadable` and `shards-do-not-fit`. */
export async function mergedSweep(folder: string): Promise<SweepLedger> {
  const names = await jsonFilesUnder(folder)
  const named = await Promise.all(
    names.map(async (name) => ({ name, ledger: await readSweepLedger(resolveTyped(folder, name)) })),
  )
  return mergeSweeps(named)
}
