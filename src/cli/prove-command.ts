/** `teeth [files…]`: proves the selected guards and gives the reports. */

import { TeethError } from '../errors/teeth-error.ts'
import { HISTORY_FILE } from '../history/places.ts'
import { readHistory } from '../history/read-history.ts'
import { timesIn } from '../history/times.ts'
import type { ExitCode, Ledger } from '../model/ledger.ts'
import type { ProgressEvent } from '../model/request.ts'
import { list } from '../prove/list.ts'
import { prove } from '../prove/prove.ts'
import { REPORTER_NAMES } from '../report/reporter-names.ts'
import { type Interruption, listenForInterruption } from '../world/interruption.ts'
import { ownVersion } from '../world/own-version.ts'
import type { Call } from './call.ts'
import { refuseUnwritableReports } from './bring-reports.ts'
import { nothingSelected } from './nothing-selected.ts'
import { openProject, openWorld, type Project } from './open-project.ts'
import { type Report, settleReports } from './reports.ts'
import { openScreen, type Screen } from './screen.ts'
import { sweepOnPage } from './sweep-on-page.ts'
import { shardRequest, type ShardTerms } from './shard-request.ts'
import { whileAtWork } from './while-at-work.ts'

/** The exit code is the ledger's. Throws TeethError `nothing-selected` for an empty selection that may not be one. */
export async function proveCommand(call: Call): Promise<ExitCode> {
  const interruption = listenForInterruption()
  try {
    const opened = await openProject(call, interruption.signal)
    const reports = settleReports(call.flags, offerOf(opened, call))
    const project = { ...opened, request: shardRequest(opened.request, await shardTerms(opened, call, reports)) }
    const screen = openScreen(call)
    const terms = { call, screen, root: project.root, project, sweep: await sweepOnPage(call, reports, project.root) }
    await refuseUnwritableReports(reports, terms)
    const ledger = await proven(project, { call, screen, interruption })
    const { afterwards, giveReports } = await ending()
    // For people there is a better answer than an empty report: what was looked for, and what is nearly that.
    const isRefused = isEmpty(ledger) && ledger.exitCode === 2
    await giveReports(ledger, isRefused ? reports.filter(({ name }) => name !== 'default') : reports, terms)
    if (isRefused) throw new TeethError('nothing-selected', await whyEmpty(project))
    if (isEmpty(ledger) && call.flags.changed !== undefined) screen.print(`${await whyEmpty(project)}\n`)
    return await afterwards(ledger, { ...terms, config: project.config })
  } finally {
    interruption.close()
  }
}

function offerOf({ config }: Project, { host }: Call) {
  return { names: REPORTER_NAMES, config, isOnGitHub: host.env['GITHUB_ACTIONS'] === 'true' }
}

/** The times of earlier runs are read where there is something to cut. */
async function shardTerms({ world }: Project, { flags }: Call, reports: readonly Report[]): Promise<ShardTerms> {
  const isForMerging = reports.some(({ name }) => name === 'blob')
  const text = flags.shard === undefined ? undefined : await world.files.read(HISTORY_FILE)
  return { shard: flags.shard, isForMerging, times: timesIn(readHistory(text ?? '')) }
}

type Company = { readonly call: Call; readonly screen: Screen; readonly interruption: Interruption }

async function proven(project: Project, { call, screen, interruption }: Company): Promise<Ledger> {
  const world = await openWorld(project, interruption.signal, screen.print)
  const signature = { tool: ownVersion(), node: call.host.versions.node }
  const onProgress = (event: ProgressEvent) => hear(event, screen)
  return whileAtWork(() => prove(world, project.request, { signature, onProgress }), { screen, interruption })
}

/** Renderers are loaded while the lanes are at work: before, they would keep the lanes waiting, and after, the person. */
function hear(event: ProgressEvent, { onProgress }: Screen): void {
  if (event.kind === 'planned') void ending()
  onProgress(event)
}

async function ending() {
  const [{ giveReports }, { afterwards }] = await Promise.all([import('./give-reports.ts'), import('./afterwards.ts')])
  return { giveReports, afterwards }
}

function isEmpty({ guards, problems }: Ledger): boolean {
  return guards.length + problems.length === 0
}

async function whyEmpty({ world, request }: Project): Promise<string> {
  const all = await list(world, { ...request, selection: { paths: [] } })
  return nothingSelected(request.selection, all.guards, request.invocation)
}
