/** Looks at everything a run would meet: nothing is put right, and no test is run. */

import { list } from '../prove/list.ts'
import { strategyOutlook } from '../world/strategy-outlook.ts'
import { treeState } from '../world/tree-state.ts'
import type { Call } from './call.ts'
import { type Finding, fine, note, stoppedBy } from './finding.ts'
import { type Project, projectAt } from './open-project.ts'
import { runFindings } from './run-findings.ts'
import { diskFindings, overlayFindings } from './strategy-findings.ts'
import { isSettled, treeFindings } from './tree-findings.ts'

/** `root` is absolute and real. */
export async function diagnose(root: string, call: Call, interruption: AbortSignal): Promise<readonly Finding[]> {
  const state = treeState(root)
  const outlook = await strategyOutlook(root)
  const opened = await projectAt(root, call).catch((error: unknown) => stoppedBy('configuration', error))
  if ('topic' in opened) return [opened, ...treeFindings(state), ...diskFindings(outlook, 'auto')]
  const overlay = isSettled(state)
    ? await ofVitest(opened, interruption)
    : [note('overlay', 'Vitest was not started: what it would load is not what you wrote')]
  return [
    fine('configuration', 'fits'),
    ...treeFindings(state),
    ...overlay,
    ...diskFindings(outlook, opened.request.strategy ?? 'auto'),
    ...runFindings(opened.request, await list(opened.world, opened.request)),
  ]
}

async function ofVitest({ root, config, request }: Project, interruption: AbortSignal): Promise<readonly Finding[]> {
  const { openRunner } = await import('../world/vitest.ts')
  const { vitestConfig } = config
  try {
    const runner = openRunner({ root, projects: request.projects, interruption, ...(vitestConfig && { vitestConfig }) })
    const lane = await runner.open()
    await lane.close()
    return [fine('vitest', `${runner.version} starts with the project's configuration`), ...overlayFindings(lane)]
  } catch (error) {
    return [stoppedBy('vitest', error)]
  }
}
