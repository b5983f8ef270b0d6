/** `teeth sweep --merge <folder>`: the ledgers that the shards of a sweep have written, joined to one. */

import { TeethError } from '../errors/teeth-error.ts'
import { SWEEP_SCHEMA_VERSION, type SweepLedger } from '../model/sweep-ledger.ts'
import { mergeSweeps } from '../sweep/merge-sweeps.ts'
import { jsonFilesUnder } from '../world/json-files.ts'
import { resolveTyped } from '../world/find-root.ts'
import { readForeign } from '../world/read-foreign.ts'

/** The sources of a project are in it. Bytes. */
const LARGEST = 256 * 1024 * 1024

/** `folder`: absolute. Throws TeethError `ledger-unreadable` and `shards-do-not-fit`. */
export async function mergedSweep(folder: string): Promise<SweepLedger> {
  const names = await jsonFilesUnder(folder)
  const named = await Promise.all(
    names.map(async (name) => ({ name, ledger: await readSweep(resolveTyped(folder, name), name) })),
  )
  return mergeSweeps(named)
}

async function readSweep(file: string, name: string): Promise<SweepLedger> {
  const value = parsed(await readForeign(file, LARGEST), name)
  if (!isSweep(value))
    throw unreadable(name, 'is no ledger of a sweep: expected what `teeth sweep --shard … --json` writes')
  return value
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable(name, 'is no JSON')
  }
}

/** As far as merging looks: who can write the file can write what it says. */
function isSweep(value: unknown): value is SweepLedger {
  if (typeof value !== 'object' || value === null) return false
  const parts: Readonly<Record<string, unknown>> = { ...value }
  const isOurs = parts['kind'] === 'sweep' && parts['schemaVersion'] === SWEEP_SCHEMA_VERSION
  return isOurs && Array.isArray(parts['mutants']) && typeof parts['report'] === 'object'
}

function unreadable(name: string, why: string): TeethError {
  return new TeethError('ledger-unreadable', `\`${name}\` ${why}`)
}
