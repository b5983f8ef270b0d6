/** `teeth merge <folder>`: joins the blobs of all shards to one ledger and gives its reports. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode } from '../model/ledger.ts'
import { mergeLedgers, type NamedLedger } from '../prove/merge-ledgers.ts'
import { REPORTER_NAMES } from '../report/reporter-names.ts'
import { findRoot, resolveTyped } from '../world/find-root.ts'
import { jsonFilesUnder } from '../world/json-files.ts'
import { afterwards } from './afterwards.ts'
import type { Call } from './call.ts'
import { refuseUnwritableReports } from './bring-reports.ts'
import { giveReports } from './give-reports.ts'
import { readLedger } from './read-ledger.ts'
import { settleReports } from './reports.ts'
import { openScreen } from './screen.ts'
import { sweepOnPage } from './sweep-on-page.ts'

/** More than any matrix has. */
const MOST_BLOBS = 1_000

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
  const ledger = mergeLedgers(await blobsIn(resolveTyped(host.cwd, folder), folder))
  await giveReports(ledger, reports, terms)
  return afterwards(ledger, { ...terms, config: {} })
}

async function blobsIn(folder: string, typed: string): Promise<readonly NamedLedger[]> {
  const files = await jsonFilesUnder(folder)
  if (files.length === 0) throw new TeethError('shards-do-not-fit', `there is no blob (\`*.json\`) in \`${typed}\``)
  if (files.length > MOST_BLOBS)
    throw new TeethError(
      'shards-do-not-fit',
      `there are ${files.length} files in \`${typed}\`; at most ${MOST_BLOBS} are read`,
    )
  return Promise.all(files.map(async (name) => ({ name, ledger: await readLedger(resolveTyped(folder, name)) })))
}
