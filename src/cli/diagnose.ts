/** Looks at everything a run would meet: nothing is put right, and no test is run. */

import { list, type Listing } from '../prove/list.ts'
import { count } from '../report/count.ts'
import type { StrategyWish } from '../model/strategy.ts'
import type { Lane, LayerFact } from '../model/world.ts'
import { strategyOutlook } from '../world/strategy-outlook.ts'
import { treeState } from '../world/tree-state.ts'
import type { Call } from './call.ts'
import { type Finding, fine, note, stoppedBy, stops } from './finding.ts'
import { type Project, projectAt } from './open-project.ts'
import { isSettled, treeFindings } from './tree-findings.ts'

/** `root` is absolute and real. */
export async function diagnose(root: string, call: Call, interruption: AbortSignal): Promise<readonly Finding[]> {
  const state = treeState(root)
  const opened = await projectAt(root, call).catch((error: unknown) => stoppedBy('configuration', error))
  if ('topic' in opened) return [opened, ...treeFindings(state), ...(await onDisk(root, 'auto'))]
  const overlay = isSettled(state)
    ? await ofVitest(opened, interruption)
    : [note('overlay', 'Vitest was not started: what it would load is not what you wrote')]
  return [
    fine('configuration', 'fits'),
    ...treeFindings(state),
    ...overlay,
    ...(await onDisk(root, opened.request.strategy ?? 'auto')),
    ...ofRun(opened, await list(opened.world, opened.request)),
  ]
}

async function ofVitest({ root, config, request }: Project, interruption: AbortSignal): Promise<readonly Finding[]> {
  const { openRunner } = await import('../world/vitest.ts')
  const { vitestConfig } = config
  try {
    const runner = openRunner({ root, projects: request.projects, interruption, ...(vitestConfig && { vitestConfig }) })
    const lane = await runner.open()
    await lane.close()
    return [fine('vitest', `${runner.version} starts with the project's configuration`), ...ofLane(lane)]
  } catch (error) {
    return [stoppedBy('vitest', error)]
  }
}

function ofLane({ layers, canKeepWorkers, keepRefusal }: Lane): readonly Finding[] {
  return [
    ...(layers.every(({ refusal }) => refusal !== undefined) ? [] : [fine('overlay', named(layers))]),
    ...layers.flatMap(({ name, refusal }) =>
      refusal === undefined ? [] : [note('overlay', `not in ${shown(name)}: ${refusal}`)],
    ),
    canKeepWorkers
      ? fine('overlay', 'workers are kept from trial to trial')
      : note('overlay', `each trial starts a worker: ${keepRefusal ?? 'this Vitest keeps none'}`),
  ]
}

function named(layers: readonly LayerFact[]): string {
  const proving = layers.filter(({ refusal }) => refusal === undefined)
  const files = new Set(proving.flatMap((layer) => layer.files)).size
  return `in ${proving.map(({ name }) => shown(name)).join(', ')}: ${count(files, 'test file')}`
}

function shown(name: string): string {
  return name === '' ? 'the unnamed layer' : `\`${name}\``
}

async function onDisk(root: string, wish: StrategyWish): Promise<readonly Finding[]> {
  const { copy, inPlace } = await strategyOutlook(root)
  return [
    copy.refusal === undefined
      ? fine('copy', `${count(copy.files, 'file')} of \`${copy.top}\` would be copied, \`node_modules\` linked`)
      : refused('copy', copy.refusal, wish),
    inPlace.refusal === undefined
      ? fine('in-place', 'files can be written, under a lock and a journal')
      : refused('in-place', inPlace.refusal, wish),
  ]
}

/** A strategy that is not asked for stops nobody. */
function refused(strategy: 'copy' | 'in-place', refusal: string, wish: StrategyWish): Finding {
  const finding = stops(strategy, 'tree-not-copied', refusal)
  return wish === strategy ? finding : note(strategy, refusal, finding.next)
}

function ofRun({ request }: Project, { guards, unreadable, modules }: Listing): readonly Finding[] {
  const { lanes, strategy = 'auto', prepare, deadlineMs, invocation } = request
  const tests = new Set(guards.flatMap((guard) => guard.tests.map(({ file }) => file))).size
  const how = [
    `\`${invocation}\` proves ${count(guards.length, 'guard')} in ${count(tests, 'test file')}`,
    `strategy ${strategy}`,
    `at most ${count(lanes, 'lane')}`,
    ...(prepare === undefined ? [] : [`on disk with \`${prepare}\``]),
    ...(deadlineMs === undefined ? [] : [`deadline ${deadlineMs} ms`]),
  ]
  const isEmpty = guards.length + modules.length + unreadable.length === 0
  return [
    ...unreadable.map(({ file, line }) => ({
      ...note('guards', `${file}:${line} is no guard as it is written`, `\`${invocation} lint\` says why.`),
      state: 'stops' as const,
      exitCode: 2 as const,
    })),
    ...(modules.length === 0
      ? []
      : [note('guards', `${count(modules.length, 'module')} in \`mutants/\` may define more`)]),
    isEmpty ? stops('run', 'nothing-selected', 'there is no guard yet') : fine('run', how.join(', ')),
  ]
}
