/** Renders the reports of a finished command and brings each where it belongs. */

import type { Ledger } from '../model/ledger.ts'
import { renderJobSummary } from '../report/job-summary.ts'
import { PLAIN } from '../report/paint.ts'
import { render } from '../report/render.ts'
import { append, refuseUnwritable, writeAtomically } from '../world/output.ts'
import { resolveTyped } from '../world/find-root.ts'
import type { Call } from './call.ts'
import type { Report, Target } from './reports.ts'
import type { Screen } from './screen.ts'

export type ReportTerms = {
  readonly call: Call
  readonly screen: Screen
  /** Absolute path of the project. */
  readonly root: string
}

/** Throws TeethError `output-not-writable` for a report that would have nowhere to go. */
export async function refuseUnwritableReports(reports: readonly Report[], terms: ReportTerms): Promise<void> {
  for (const { to } of reports) if (to.kind === 'file') await refuseUnwritable(fileOf(to, terms))
}

/** Files first: what is printed last is what a person sees. */
export async function giveReports(ledger: Ledger, reports: readonly Report[], terms: ReportTerms): Promise<void> {
  for (const { name, to } of reports) {
    if (to.kind === 'file') await writeAtomically(fileOf(to, terms), text(ledger, { name, to }, terms))
  }
  for (const report of reports) {
    if (report.to.kind === 'stdout') terms.call.host.out(text(ledger, report, terms))
    if (report.to.kind === 'stderr') terms.screen.print(text(ledger, report, terms))
  }
  const summary = terms.call.host.env['GITHUB_STEP_SUMMARY']
  const isWanted = reports.some(({ name }) => name === 'github-actions')
  if (isWanted && summary !== undefined && summary !== '') await append(summary, renderJobSummary(ledger))
}

function text(ledger: Ledger, { name, to }: Report, { call, screen, root }: ReportTerms): string {
  const isForPerson = to.kind === 'stderr'
  return render(ledger, name, {
    colour: isForPerson ? screen.paint : PLAIN,
    width: isForPerson ? screen.width : Infinity,
    isVerbose: call.flags.verbose,
    root,
    pathPrefix: pathPrefix(call.host.env['GITHUB_WORKSPACE'], root),
  })
}

function fileOf(target: Extract<Target, { kind: 'file' }>, { call, root }: ReportTerms): string {
  return resolveTyped(target.from === 'cwd' ? call.host.cwd : root, target.file)
}

/** GitHub counts paths from the repository's root. */
function pathPrefix(workspace: string | undefined, root: string): string {
  const isInside = workspace !== undefined && root.startsWith(`${workspace}/`)
  return isInside ? root.slice(workspace.length + 1) : ''
}
