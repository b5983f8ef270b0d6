/** Renders the reports of a finished command and brings each where it belongs. */

import type { Ledger } from '../model/ledger.ts'
import { PLAIN } from '../report/paint.ts'
import { render, type RenderOptions } from '../report/render.ts'
import { append, refuseUnwritable, writeAtomically } from '../world/output.ts'
import { resolveTyped } from '../world/find-root.ts'
import type { Call } from './call.ts'
import { forgeOf } from './forge-of.ts'
import type { Project } from './open-project.ts'
import { reportMaterial } from './report-material.ts'
import type { Report, Target } from './reports.ts'
import type { Screen } from './screen.ts'

export type ReportTerms = {
  readonly call: Call
  readonly screen: Screen
  /** Absolute path of the project. */
  readonly root: string
  /** Absent: reports show what the ledger holds, and no more of the project. */
  readonly project?: Project
}

/** Throws TeethError `output-not-writable` for a report that would have nowhere to go. */
export async function refuseUnwritableReports(reports: readonly Report[], terms: ReportTerms): Promise<void> {
  for (const { to } of reports) if (to.kind === 'file') await refuseUnwritable(fileOf(to, terms))
}

/** Files first: what is printed last is what a person sees. */
export async function giveReports(ledger: Ledger, reports: readonly Report[], terms: ReportTerms): Promise<void> {
  const options = await optionsFor(ledger, reports, terms)
  for (const report of reports) {
    const { to } = report
    if (to.kind === 'file') await writeAtomically(fileOf(to, terms), text(ledger, report, { ...terms, options }))
  }
  for (const report of reports) {
    if (report.to.kind === 'stdout') terms.call.host.out(text(ledger, report, { ...terms, options }))
    if (report.to.kind === 'stderr') terms.screen.print(text(ledger, report, { ...terms, options }))
  }
  const summary = terms.call.host.env['GITHUB_STEP_SUMMARY']
  const isWanted = reports.some(({ name }) => name === 'github-actions')
  if (!isWanted || summary === undefined || summary === '') return
  await append(summary, render(ledger, 'markdown', { ...options, room: 'summary' }))
}

/** What is not there to be told is left out of the reports. */
async function optionsFor(
  ledger: Ledger,
  reports: readonly Report[],
  { call, root, project }: ReportTerms,
): Promise<RenderOptions> {
  const names = reports.map(({ name }) => name)
  const material = project === undefined ? {} : await reportMaterial(ledger, names, project)
  return { ...material, ...forgeOf(call.host.env, root), root, isVerbose: call.flags.verbose }
}

type TextTerms = ReportTerms & { readonly options: RenderOptions }

function text(ledger: Ledger, { name, to }: Report, { screen, options }: TextTerms): string {
  const isForPerson = to.kind === 'stderr'
  return render(ledger, name, {
    ...options,
    colour: isForPerson ? screen.paint : PLAIN,
    width: isForPerson ? screen.width : Infinity,
  })
}

function fileOf(target: Extract<Target, { kind: 'file' }>, { call, root }: ReportTerms): string {
  return resolveTyped(target.from === 'cwd' ? call.host.cwd : root, target.file)
}
