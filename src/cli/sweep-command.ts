/** `teeth sweep [files]`: what nobody notices in the whole project, Stryker's mutants confirmed in our own lanes. */

import { RATCHET_FILE } from '../history/places.ts'
import type { ExitCode } from '../model/ledger.ts'
import type { SweepLedger } from '../model/sweep-ledger.ts'
import { jsonText } from '../report/json-text.ts'
import { ratchetText } from '../report/ratchet-text.ts'
import { sweepSuggestions } from '../report/sweep-suggestions.ts'
import { renderSweepTerminal } from '../report/sweep-terminal.ts'
import { readWaivers } from '../sweep/read-waivers.ts'
import { enter } from '../sweep/queue/enter.ts'
import { sweep } from '../sweep/sweep.ts'
import type { SweepRequest, SweepWorld } from '../sweep/sweep-request.ts'
import { sweepState } from '../sweep/sweep-state.ts'
import { gitChanges } from '../world/git-changes.ts'
import { resolveTyped } from '../world/find-root.ts'
import { type Interruption, listenForInterruption } from '../world/interruption.ts'
import { timer } from '../world/timer.ts'
import { writeKept } from '../world/kept-files.ts'
import { refuseUnwritable, writeAtomically } from '../world/output.ts'
import { ownVersion } from '../world/own-version.ts'
import { enterSweepFolder } from '../world/sweep-folder.ts'
import { sweepJournal } from '../world/sweep-journal.ts'
import type { Call } from './call.ts'
import { mergedSweep } from './merge-sweep.ts'
import { openProject, openWorld, type Project } from './open-project.ts'
import { openQueue } from './open-queue.ts'
import { openScreen, type Screen } from './screen.ts'
import { sweepRatchet } from './sweep-ratchet.ts'
import { digest, strykerOf, TEST_FILES } from './sweep-terms.ts'
import { whileAtWork } from './while-at-work.ts'

const SAMPLE = 0.05
const SEED = 1

/** The report on stderr; JSON on stdout with `--json`; the corrected mutation report in each `--output-file`. */
export async function sweepCommand(call: Call): Promise<ExitCode> {
  const interruption = listenForInterruption()
  try {
    const project = await openProject(call, interruption.signal)
    const files = call.flags.outputFiles.map((file) => resolveTyped(call.host.cwd, file))
    for (const file of files) await refuseUnwritable(file)
    const screen = openScreen(call)
    const ratchet = await project.world.files.read(RATCHET_FILE)
    const ledger =
      call.flags.merge === undefined
        ? await swept(requestOf(call, project, ratchet), { call, project, screen, interruption })
        : await mergedSweep(call.flags.merge, call.host.cwd)
    for (const file of files) await writeAtomically(file, jsonText(ledger.report))
    if (call.flags.json) call.host.out(jsonText(ledger))
    const { paint: colour, width, print } = screen
    print(renderSweepTerminal(ledger, { colour, width, isVerbose: call.flags.verbose, root: project.root }))
    if (call.flags.suggest === true && !call.flags.json) call.host.out(sweepSuggestions(ledger.suggestions))
    return await afterSweep(ledger, ratchet, { call, project, screen })
  } finally {
    interruption.close()
  }
}

function requestOf({ flags }: Call, { request }: Project, ratchet: string | undefined): SweepRequest {
  return {
    ...(flags.budget === undefined ? {} : { budgetMs: flags.budget * 1000 }),
    ...(flags.shard === undefined ? {} : { shard: flags.shard }),
    waivers: readWaivers(RATCHET_FILE, ratchet),
    sample: { share: SAMPLE, seed: SEED },
    testFiles: TEST_FILES,
    runs: request,
  }
}

type After = { readonly call: Call; readonly project: Project; readonly screen: Screen }

/** The exit code: the ledger's, or 1 where all is well but for the ratchet. */
async function afterSweep(ledger: SweepLedger, text: string | undefined, after: After): Promise<ExitCode> {
  const { ratchet } = after.call.flags
  if (ratchet === undefined || ledger.exitCode !== 0) return ledger.exitCode
  const { findings, updated } = sweepRatchet(text, ledger)
  after.screen.print(ratchetText(findings, after.screen.paint))
  if (ratchet === 'update' && updated !== text) await writeKept(after.project.root, RATCHET_FILE, updated)
  return findings.length === 0 ? 0 : 1
}

type Company = {
  readonly call: Call
  readonly project: Project
  readonly screen: Screen
  readonly interruption: Interruption
}

async function swept(request: SweepRequest, company: Company): Promise<SweepLedger> {
  const { call, project, screen, interruption } = company
  const { root } = project
  const stryker = call.flags.exports === true ? undefined : strykerOf(project, call, interruption)
  const world = await openWorld(project, interruption.signal, screen.print)
  const folder = enterSweepFolder(root)
  const more = { digest, changes: gitChanges(root, world.files), journal: sweepJournal(root), timer }
  const act = () => withQueue({ ...world, ...more, ...(stryker && { stryker }) }, request, company)
  try {
    return await whileAtWork(act, { ...company, ending: 'ending what is at work' })
  } finally {
    folder.leave()
  }
}

async function withQueue(world: SweepWorld, request: SweepRequest, company: Company): Promise<SweepLedger> {
  const { call, screen } = company
  const queue = await openQueue(call, company)
  try {
    // Before Stryker is at work for long.
    if (queue !== undefined) await enter(queue, await sweepState(world, request))
    return await sweep({ ...world, ...(queue && { queue }) }, request, {
      signature: { tool: ownVersion(), node: call.host.versions.node },
      onEvent: screen.onProgress,
    })
  } finally {
    await queue?.close()
  }
}
