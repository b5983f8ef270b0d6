/** `teeth diff [base]`: what of a change no test would notice if it were undone. */

import { diff } from '../diff/diff.ts'
import type { DiffEvent, DiffRequest } from '../diff/diff-request.ts'
import type { DiffLedger } from '../model/diff-ledger.ts'
import type { ExitCode } from '../model/ledger.ts'
import { renderDiffTerminal } from '../report/diff-terminal.ts'
import { jsonText } from '../report/json-text.ts'
import { resolveTyped } from '../world/find-root.ts'
import { gitChanges } from '../world/git-changes.ts'
import { type Interruption, listenForInterruption } from '../world/interruption.ts'
import { refuseUnwritable, writeAtomically } from '../world/output.ts'
import { ownVersion } from '../world/own-version.ts'
import type { Call } from './call.ts'
import { changeWish } from './change-wish.ts'
import { openProject, openWorld, type Project } from './open-project.ts'
import { openScreen, type Screen } from './screen.ts'

const BUDGET_S = 300
const TEST_FILES = 10

/** The exit code is the ledger's. The report on stderr; JSON on stdout with `--json`, in a file with `--output-file`. */
export async function diffCommand(call: Call): Promise<ExitCode> {
  const interruption = listenForInterruption()
  try {
    const wish = changeWish({ ...call.flags, operands: call.operands })
    const project = await openProject({ ...call, operands: [] })
    const files = call.flags.outputFiles.map((file) => resolveTyped(call.host.cwd, file))
    for (const file of files) await refuseUnwritable(file)
    const screen = openScreen(call)
    const ledger = await found({ ...requestOf(call, project), wish }, { call, project, screen, interruption })
    const json = jsonText(ledger)
    for (const file of files) await writeAtomically(file, json)
    if (call.flags.json) call.host.out(json)
    const { paint: colour, width, print } = screen
    print(renderDiffTerminal(ledger, { colour, width, isVerbose: call.flags.verbose, root: project.root }))
    return ledger.exitCode
  } finally {
    interruption.close()
  }
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

type Company = {
  readonly call: Call
  readonly project: Project
  readonly screen: Screen
  readonly interruption: Interruption
}

async function found(request: DiffRequest, { call, project, screen, interruption }: Company): Promise<DiffLedger> {
  const world = await openWorld(project, interruption.signal)
  const tell = () =>
    screen.print(`interrupted by ${interruption.signal.reason}: ending the lanes; once more ends at once\n`)
  interruption.signal.addEventListener('abort', tell)
  try {
    return await diff({ ...world, changes: gitChanges(project.root, world.files) }, request, {
      signature: { tool: ownVersion(), node: call.host.versions.node },
      onEvent: (event) => show(event, screen),
    })
  } finally {
    interruption.signal.removeEventListener('abort', tell)
    screen.settle()
  }
}

function show(event: DiffEvent, { onProgress }: Screen): void {
  if (event.kind === 'trying')
    onProgress({ kind: 'trying', what: event.title, file: event.file, done: event.done, of: event.of })
  else
    onProgress({
      kind: 'compared',
      from: event.change.from.name,
      to: event.change.to.name,
      files: event.change.files.length,
    })
}
