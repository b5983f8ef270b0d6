/** The reports of a ledger, with what they need of the project and of where we run. */

import type { Ledger } from '../model/ledger.ts'
import type { Sweep } from '../report/html-options.ts'
import { render } from '../report/render.ts'
import { bringReports, type ReportTerms } from './bring-reports.ts'
import { forgeOf } from './forge-of.ts'
import type { Project } from './open-project.ts'
import { reportMaterial } from './report-material.ts'
import type { Report } from './reports.ts'

type GivenTerms = ReportTerms & { readonly project?: Project; readonly sweep?: Sweep | undefined }

/** Without a project, reports show what the ledger holds, and no more of it. */
export async function giveReports(
  ledger: Ledger,
  reports: readonly Report[],
  { project, sweep, ...terms }: GivenTerms,
): Promise<void> {
  const { call, root } = terms
  const names = reports.map(({ name }) => name)
  const material = project === undefined ? {} : await reportMaterial(ledger, names, project)
  const more = { ...forgeOf(call.host.env, root), ...(sweep && { sweep }) }
  const known = { ...material, ...more, root, isVerbose: call.flags.verbose }
  await bringReports(reports, (name, options) => render(ledger, name, { ...known, ...options }), terms)
}
