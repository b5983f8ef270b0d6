/** `teeth [files…]`: proves the selected guards and gives the reports. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode, Ledger } from '../model/ledger.ts'
import type { Project } from './open-project.ts'
import { list } from '../prove/list.ts'
import { prove } from '../prove/prove.ts'
import { type Interruption, listenForInterruption } from '../world/interruption.ts'
import { ownVersion } from '../world/own-version.ts'
import type { Call } from './call.ts'
import { giveReports, refuseUnwritableReports } from './give-reports.ts'
import { nothingSelected } from './nothing-selected.ts'
import { openProject, openWorld } from './open-project.ts'
import { settleReports } from './reports.ts'
import { openScreen, type Screen } from './screen.ts'

/** The exit code is the ledger's, 130 when the command was interrupted, and 2 when nothing was selected. */
export async function proveCommand(call: Call): Promise<ExitCode> {
  const interruption = listenForInterruption()
  try {
    const project = await openProject(call)
    const reports = settleReports(call.flags, project.config, call.host.env['GITHUB_ACTIONS'] === 'true')
    const screen = openScreen(call)
    const terms = { call, screen, root: project.root }
    await refuseUnwritableReports(reports, terms)
    const ledger = await proven(project, { call, screen, interruption })
    if (!isEmpty(ledger)) {
      await giveReports(ledger, reports, terms)
      return ledger.exitCode
    }
    const exitCode = call.flags.passWithNoGuards ? 0 : 2
    const forMachines = reports.filter(({ name }) => name !== 'default')
    await giveReports({ ...ledger, exitCode }, exitCode === 0 ? reports : forMachines, terms)
    if (exitCode === 2) throw new TeethError('nothing-selected', await whyEmpty(project))
    return exitCode
  } finally {
    interruption.close()
  }
}

type Company = { readonly call: Call; readonly screen: Screen; readonly interruption: Interruption }

async function proven(project: Project, { call, screen, interruption }: Company): Promise<Ledger> {
  const world = await openWorld(project, interruption.signal)
  const tell = () =>
    screen.print(`interrupted by ${interruption.signal.reason}: ending the lanes; once more ends at once\n`)
  interruption.signal.addEventListener('abort', tell)
  try {
    const signature = { tool: ownVersion(), node: call.host.versions.node }
    return await prove(world, project.request, { signature, onProgress: screen.onProgress })
  } finally {
    interruption.signal.removeEventListener('abort', tell)
    screen.settle()
  }
}

function isEmpty({ guards, problems, exitCode }: Ledger): boolean {
  return guards.length === 0 && problems.length === 0 && exitCode !== 130
}

async function whyEmpty({ world, request }: Project): Promise<string> {
  const all = await list(world, { ...request, selection: { paths: [] } })
  return nothingSelected(request.selection, all.guards, request.invocation)
}
