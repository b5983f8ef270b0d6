/** `--sweep <report.json>`: the sweep that is put on the page of the guards. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Sweep } from '../report/html-options.ts'
import { namesIn, resolveTyped } from '../world/find-root.ts'
import type { Call } from './call.ts'
import { adding } from './invocation.ts'
import type { Report } from './reports.ts'

/** Undefined where nobody asks. Throws TeethError `usage`, `ledger-unreadable` and `stryker-missing`. */
export async function sweepOnPage(
  { host, flags }: Call,
  reports: readonly Report[],
  root: string,
): Promise<Sweep | undefined> {
  if (flags.sweep === undefined) return undefined
  // @teeth a-sweep-needs-its-page: a mutation report without a page to stand on is refused
  //   test: test/contract/cli/sweep-on-page.test.ts
  //   revert: condition false
  if (reports.every(({ name }) => name !== 'html'))
    throw new TeethError('usage', '`--sweep` is for the page; add `--reporter html=<file>`')
  const [{ readMutationReport }, { mutationViewer }] = await Promise.all([
    import('./read-ledger.ts'),
    import('../world/mutation-viewer.ts'),
  ])
  const report = await readMutationReport(resolveTyped(host.cwd, flags.sweep))
  return { report, viewer: mutationViewer(root, adding(host.env, namesIn(root))) }
}
