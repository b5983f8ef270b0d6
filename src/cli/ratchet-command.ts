/** `teeth ratchet --from <ledger.json>`: holds a stored ledger against the ratchet, with nothing run. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode } from '../model/ledger.ts'
import { findRoot, resolveTyped } from '../world/find-root.ts'
import { afterwards } from './afterwards.ts'
import type { Call } from './call.ts'
import { readLedger } from './read-ledger.ts'
import { openScreen } from './screen.ts'

/** 1 when the ratchet does not hold, else the ledger's own code. */
export async function ratchetCommand(call: Call): Promise<ExitCode> {
  const { host, flags } = call
  const [from, ...rest] = flags.from ?? []
  if (from === undefined || rest.length > 0)
    throw new TeethError('usage', '`teeth ratchet` needs one ledger: `--from <ledger.json>`')
  const ledger = await readLedger(resolveTyped(host.cwd, from))
  const asked = { ...call, flags: { ...flags, ratchet: flags.ratchet ?? 'check' } as const }
  return afterwards(ledger, { call: asked, screen: openScreen(call), root: findRoot(host.cwd, flags.root), config: {} })
}
