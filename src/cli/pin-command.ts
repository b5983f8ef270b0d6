/** `teeth pin [<commit> | --staged]`: the guard for a fix, proven, and with `--write` written. */

import { pin } from '../diff/pin.ts'
import type { Pin } from '../diff/pin-change.ts'
import type { DiffEvent, DiffRequest, DiffWorld } from '../diff/diff-request.ts'
import { TeethError } from '../errors/teeth-error.ts'
import type { ChangeWish } from '../model/change.ts'
import type { ExitCode } from '../model/ledger.ts'
import { gitChanges } from '../world/git-changes.ts'
import { type Interruption, listenForInterruption } from '../world/interruption.ts'
import { ownVersion } from '../world/own-version.ts'
import type { Call } from './call.ts'
import { withDiffRuns } from './diff-runs.ts'
import { openProject, openWorld, type Project } from './open-project.ts'
import { pinText } from './pin-text.ts'
import { openScreen } from './screen.ts'
import { showDiffEvent } from './show-diff-event.ts'
import { whileAtWork } from './while-at-work.ts'
import { writePin } from './write-pin.ts'

const BUDGET_S = 300
const TEST_FILES = 10

/** The proposal on stdout, as text or JSON. Nothing is written before it has bitten, and nothing without `--write`. */
export async function pinCommand(call: Call): Promise<ExitCode> {
  const interruption = listenForInterruption()
  try {
    const wish = pinWish(call)
    const opened = await openProject({ ...call, operands: [] }, interruption.signal)
    const project = withDiffRuns(opened, call.flags.strategy)
    const { host, flags } = call
    const found = await pinned({ ...requestOf(call, project), wish }, { call, project, interruption })
    const isWritten = flags.write === true
    if (isWritten) await writePin(found, project)
    host.out(flags.json ? `${JSON.stringify(pinJson(found, isWritten), null, 2)}\n` : pinText(found, isWritten))
    return 0
  } finally {
    interruption.close()
  }
}

function pinWish({ operands, flags }: Pick<Call, 'operands' | 'flags'>): ChangeWish {
  const [ref = 'HEAD', another] = operands
  if (another !== undefined)
    throw new TeethError('usage', `\`teeth pin\` takes one commit, found \`${operands.join(' ')}\``)
  if (flags.staged !== true) return { kind: 'commit', ref }
  if (operands.length > 0)
    throw new TeethError('usage', 'a commit and `--staged` each name the change; expected one of them')
  return { kind: 'staged' }
}

function requestOf({ flags }: Call, project: Project): Omit<DiffRequest, 'wish'> {
  return {
    tests: 'related',
    isMatrix: false,
    budgetMs: (flags.budget ?? BUDGET_S) * 1000,
    testFiles: TEST_FILES,
    runs: project.request,
  }
}

type Company = { readonly call: Call; readonly project: Project; readonly interruption: Interruption }

async function pinned(request: DiffRequest, { call, project, interruption }: Company): Promise<Pin> {
  const screen = openScreen(call)
  const world = await openWorld(project, interruption.signal, screen.print)
  const changes: DiffWorld['changes'] = gitChanges(project.root, world.files)
  const company = {
    signature: { tool: ownVersion(), node: call.host.versions.node },
    onEvent: (event: DiffEvent) => showDiffEvent(event, screen),
  }
  return whileAtWork(() => pin({ ...world, changes }, request, company), { screen, interruption })
}

function pinJson({ draft, entry }: Pin, isWritten: boolean) {
  const { words, test, sites } = draft
  return { ...words, test, sites, verdict: entry.verdict, reproduce: entry.reproduce, isWritten }
}
