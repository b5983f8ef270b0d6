/** `teeth diff [base]`: what of a change no test would notice if it were undone. */

import { diff } from '../diff/diff.ts'
import type { DiffEvent, DiffRequest } from '../diff/diff-request.ts'
import type { DiffLedger } from '../model/diff-ledger.ts'
import type { ExitCode } from '../model/ledger.ts'
import { DIFF_REPORTER_NAMES, type DiffReporterName } from '../report/diff-reporter-names.ts'
import { gitChanges } from '../world/git-changes.ts'
import { type Interruption, listenForInterruption } from '../world/interruption.ts'
import { ownVersion } from '../world/own-version.ts'
import { bringReports, refuseUnwritableReports } from './bring-reports.ts'
import type { Call } from './call.ts'
import { changeWish } from './change-wish.ts'
import { forgeOf } from './forge-of.ts'
import { withDiffRuns } from './diff-runs.ts'
import { openProject, openWorld, type Project } from './open-project.ts'
import { type Report, settleReports } from './reports.ts'
import { openScreen, type Screen } from './screen.ts'
import { showDiffEvent } from './show-diff-event.ts'
import { whileAtWork } from './while-at-work.ts'

const BUDGET_S = 300
const TEST_FILES = 10

/** The exit code is the ledger's. The reporters of the configuration are those of proofs: here only flags ask. */
export async function diffCommand(call: Call): Promise<ExitCode> {
  const interruption = listenForInterruption()
  try {
    const wish = changeWish({ ...call.flags, operands: call.operands })
    const opened = await openProject({ ...call, operands: [] }, interruption.signal)
    const project = withDiffRuns(opened, call.flags.strategy)
    const terms = { call, screen: openScreen(call), root: project.root }
    const reports = reportsOf(call)
    await refuseUnwritableReports(reports, terms)
    const ledger = await found({ ...requestOf(call, project), wish }, { ...terms, project, interruption })
    const known = { ...forgeOf(call.host.env, project.root), root: project.root, isVerbose: call.flags.verbose }
    const { renderDiff } = await renderer()
    await bringReports(reports, (name, options) => renderDiff(ledger, name, { ...known, ...options }), terms)
    return ledger.exitCode
  } finally {
    interruption.close()
  }
}

function reportsOf({ flags, host }: Call): readonly Report<DiffReporterName>[] {
  const isOnGitHub = host.env['GITHUB_ACTIONS'] === 'true'
  return settleReports(flags, { names: DIFF_REPORTER_NAMES, config: {}, isOnGitHub })
}

function requestOf({ flags }: Call, project: Project): Omit<DiffRequest, 'wish'> {
  return {
    tests: flags.tests ?? 'related',
    isMatrix: flags.matrix === true,
    budgetMs: (flags.budget ?? BUDGET_S) * 1000,
    testFiles: TEST_FILES,
    ...(flags.testNamePattern === undefined ? {} : { pattern: flags.testNamePattern }),
    runs: project.request,
  }
}

/** Loaded while the lanes are at work: before, it would keep them waiting, and after, the person. */
function renderer() {
  return import('../report/diff-render.ts')
}

function hear(event: DiffEvent, screen: Screen): void {
  if (event.kind === 'trying') void renderer()
  showDiffEvent(event, screen)
}

type Company = {
  readonly call: Call
  readonly project: Project
  readonly screen: Screen
  readonly interruption: Interruption
}

async function found(request: DiffRequest, { call, project, screen, interruption }: Company): Promise<DiffLedger> {
  const world = await openWorld(project, interruption.signal, screen.print)
  const act = () =>
    diff({ ...world, changes: gitChanges(project.root, world.files) }, request, {
      signature: { tool: ownVersion(), node: call.host.versions.node },
      onEvent: (event) => hear(event, screen),
    })
  return whileAtWork(act, { screen, interruption })
}
