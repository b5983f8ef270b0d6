/** `teeth merge <folder>`: joins the blobs of all shards to one ledger and gives its reports. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode } from '../model/ledger.ts'
import { mergeLedgers } from '../prove/merge-ledgers.ts'
import { REPORTER_NAMES } from '../report/reporter-names.ts'
import { findRoot, resolveTyped } from '../world/find-root.ts'
import { afterwards } from './afterwards.ts'
import type { Call } from './call.ts'
import { refuseUnwritableReports } from './bring-reports.ts'
import { giveReports } from './give-reports.ts'
import { ledgersIn } from './ledgers-in.ts'
import { readLedger } from './read-ledger.ts'
import { settleReports } from './reports.ts'
import { openScreen } from './screen.ts'
import { sweepOnPage } from './sweep-on-page.ts'

/**
 * The exit code is that of the whole. No configuration is loaded: a job that only merges runs no code of the project.
 * Throws TeethError `ledger-unreadable` and `shards-do-not-fit`.
 */
export async function mergeCommand(call: Call): Promise<ExitCode> {
  const { host, flags, operands } = call
  const [folder] = operands
  if (folder === undefined) throw new TeethError('usage', '`teeth merge` needs the folder that the blobs are in')
  const reports = settleReports(flags, {
    names: REPORTER_NAMES,
    config: {},
    isOnGitHub: host.env['GITHUB_ACTIONS'] === 'true',
  })
  const root = findRoot(host.cwd, flags.root)
  const terms = { call, screen: openScreen(call), root, sweep: await sweepOnPage(call, reports, root) }
  await refuseUnwritableReports(reports, terms)
  const blobs = { folder: resolveTyped(host.cwd, folder), typed: folder, called: 'blob', read: readLedger }
  const ledger = mergeLedgers(await ledgersIn(blobs))
  await giveReports(ledger, reports, terms)
  return afterwards(ledger, { ...terms, config: {} })
}
