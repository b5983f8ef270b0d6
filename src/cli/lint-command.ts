/** `teeth lint`: whether annotations, code and tests still fit together, with nothing run. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode } from '../model/ledger.ts'
import { lint, type Linting } from '../prove/lint.ts'
import { list } from '../prove/list.ts'
import { isUnconcerned } from '../prove/unconcerned.ts'
import { listenForInterruption } from '../world/interruption.ts'
import type { Call } from './call.ts'
import { lintText } from './lint-text.ts'
import { nothingSelected } from './nothing-selected.ts'
import { openProject, type Project } from './open-project.ts'
import { openScreen } from './screen.ts'

/** 2 for problems, 3 for stale guards; the findings on stderr, as JSON on stdout. */
export async function lintCommand(call: Call): Promise<ExitCode> {
  const interruption = listenForInterruption()
  try {
    const project = await openProject(call, interruption.signal)
    const linting = await lint({ ...project.world, interruption: interruption.signal }, project.request)
    if (call.flags.json) call.host.out(`${JSON.stringify(linting, null, 2)}\n`)
    const { print, paint, width } = openScreen(call)
    print(lintText(linting, { colour: paint, width, isVerbose: call.flags.verbose, root: project.root }))
    if (interruption.signal.aborted) return 130
    if (!isEmpty(linting) || call.flags.passWithNoGuards) return exitCode(linting)
    return (await isUnconcerned(project.world, project.request)) ? 0 : await refuseEmpty(project)
  } finally {
    interruption.close()
  }
}

function exitCode({ problems, stale }: Linting): ExitCode {
  if (problems.length > 0) return 2
  return stale.length > 0 ? 3 : 0
}

function isEmpty({ guards, problems }: Linting): boolean {
  return guards + problems.length === 0
}

async function refuseEmpty({ world, request }: Project): Promise<never> {
  const all = await list(world, { ...request, selection: { paths: [] } })
  throw new TeethError('nothing-selected', nothingSelected(request.selection, all.guards, request.invocation))
}
