/** Opens the project that a command is about: its root, its configuration, its files and git, and the settled request. */

import type { Config } from '../model/config.ts'
import type { ProveRequest } from '../model/request.ts'
import type { World } from '../model/world.ts'
import type { LaneAhead } from '../world/lane-ahead.ts'
import type { Holder } from '../world/lock-decision.ts'
import { clock } from '../world/clock.ts'
import { files } from '../world/files.ts'
import { findRoot, namesIn, resolveTyped } from '../world/find-root.ts'
import { git } from '../world/git.ts'
import { modules } from '../world/modules.ts'
import { enterTree, settleTree } from '../world/settle-tree.ts'
import type { Call } from './call.ts'
import { invocation } from './invocation.ts'
import { readConfig } from './read-config.ts'
import { selectedPaths } from './selected-paths.ts'
import { settle } from './settle.ts'
import { recoveredText, waitingText } from './tree-texts.ts'

export type Project = {
  /** Absolute and real. */
  readonly root: string
  readonly config: Config
  readonly request: ProveRequest
  /** All of the world that costs nothing to open. */
  readonly world: Omit<World, 'runner' | 'interruption'>
  /** A lane that was begun before all this was known. */
  readonly ahead?: LaneAhead
}

/** Seeds are printed, and typed again by people. */
const SEEDS = 100_000

/**
 * Opens without starting anything. What a command left that was killed is put right first, and told. `signal` ends a wait
 * for another command; undefined where a signal ends this one itself. Throws TeethError for a root, a configuration or a
 * path that does not fit, and for a tree that cannot be put right.
 */
export async function openProject(call: Call, signal: AbortSignal | undefined): Promise<Project> {
  const { host, flags } = call
  const root = findRoot(host.cwd, flags.root)
  const onWait = (holder: Holder) => host.err(waitingText(holder))
  const told = recoveredText(await settleTree(root, { onWait, ...(signal && { signal }) }))
  if (told !== '') host.err(told)
  return projectAt(root, call)
}

/** The project as it is, whatever a command left in it. */
export async function projectAt(root: string, { host, flags, operands, ahead }: Call): Promise<Project> {
  const repository = git(root)
  const world = { files: files(root, repository.tracked), git: repository, modules: modules(root), clock }
  const paths = await selectedPaths(operands, { root, cwd: host.cwd, files: world.files })
  const config = await readConfig(root, flags.config === undefined ? undefined : resolveTyped(host.cwd, flags.config))
  const request = settle(flags, config, {
    paths,
    cores: host.cores,
    invocation: invocation(host.env, namesIn(root), flags),
    randomSeed: Math.floor(Math.random() * SEEDS),
  })
  return { root, config, request, world, ...(ahead !== undefined && { ahead }) }
}

/** `leave` gives back the lock on the tree, which the end of the process does too. */
export type OpenedWorld = World & { leave(): void }

/**
 * The whole world, with the user's Vitest; from now on nobody writes the tree, or nobody else. `tell` hears what a person
 * has to wait for. Throws TeethError `vitest-missing`, `vitest-too-old` or `project-busy`.
 */
export async function openWorld(
  { root, config, request, world, ahead }: Project,
  interruption: AbortSignal,
  tell: (text: string) => void,
): Promise<OpenedWorld> {
  const { openRunner } = await import('../world/vitest.ts')
  const runner = openRunner({
    root,
    ...(config.vitestConfig !== undefined && { vitestConfig: config.vitestConfig }),
    projects: request.projects,
    interruption,
    keepsWorkers: !request.isIsolated,
    ...(ahead !== undefined && { ahead }),
    isLocked: true,
  })
  const onWait = (holder: Holder) => tell(waitingText(holder))
  const entered = await enterTree(root, request.strategy === 'in-place' ? 'writing' : 'reading', {
    onWait,
    signal: interruption,
  })
  if (entered.recovered.length > 0) tell(recoveredText(entered.recovered))
  return { ...world, runner, interruption, leave: entered.lock.release }
}
