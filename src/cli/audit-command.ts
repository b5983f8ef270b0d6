/** `teeth audit`: what became of the guards since a ref, told from the history alone. */

import { TeethError } from '../errors/teeth-error.ts'
import { audit } from '../history/audit.ts'
import { HISTORY_FILE } from '../history/places.ts'
import { readHistory } from '../history/read-history.ts'
import type { Audit, HistoryLine } from '../model/history.ts'
import type { ExitCode } from '../model/ledger.ts'
import { auditMarkdown } from '../report/audit-markdown.ts'
import { auditPage } from '../report/audit-page.ts'
import { jsonText } from '../report/json-text.ts'
import { files } from '../world/files.ts'
import { findRoot, resolveTyped } from '../world/find-root.ts'
import { ancestors } from '../world/git-ancestors.ts'
import { writeAtomically } from '../world/output.ts'
import type { Call } from './call.ts'

/** Always 0: it tells, and `--ratchet` decides. Throws TeethError `no-history`, `bad-ref`. */
export async function auditCommand({ host, flags }: Call): Promise<ExitCode> {
  const root = findRoot(host.cwd, flags.root)
  const history = readHistory((await files(root, async () => undefined).read(HISTORY_FILE)) ?? '')
  const found = audit(history, flags.since === undefined ? undefined : await before(root, flags.since))
  if (found === undefined) {
    // @teeth no-history-is-no-selection: an audit without a history says how to begin one
    //   test: test/unit/cli/audit-command.test.ts
    //   was: throw new TeethError('nothing-selected', `\`${HISTORY_FILE}\` has no line`)
    throw new TeethError('no-history', `\`${HISTORY_FILE}\` has no line`)
  }
  for (const file of flags.outputFiles) await writeAtomically(resolveTyped(host.cwd, file), textFor(file, found))
  if (flags.json) host.out(textFor('.json', found))
  else if (flags.outputFiles.length === 0) host.out(auditMarkdown(found))
  return 0
}

/** A page for `.html`, JSON for `.json`, Markdown for any other name. */
function textFor(file: string, found: Audit): string {
  if (file.endsWith('.html')) return auditPage(found)
  return file.endsWith('.json') ? jsonText(found) : auditMarkdown(found)
}

async function before(root: string, ref: string): Promise<(line: HistoryLine) => boolean> {
  const commits = await ancestors(root, ref)
  return ({ commit }) => commit !== undefined && commits.has(commit)
}
