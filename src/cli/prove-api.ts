/** `prove` for programs: the same story as the command, without a command line, signals or output. */

import type { Config } from '../model/config.ts'
import type { Ledger } from '../model/ledger.ts'
import type { OnProgress, Selection } from '../model/request.ts'
import { host } from '../world/host.ts'
import { ownVersion } from '../world/own-version.ts'
import { NO_FLAGS } from './flags.ts'
import { openProject, openWorld, type Project } from './open-project.ts'
import { settle } from './settle.ts'

/** What is not named comes from the project's own `teeth.config.*`, or is that of the command. */
export type ProveOptions = Partial<Selection> & {
  /** Folder of the project, from the current one. Default: found upwards from the current one, as the command does. */
  readonly root?: string
  /** Wins over the project's configuration, key by key. */
  readonly config?: Config
  /** Seed of a shuffled order; absent: the order of the files. */
  readonly shuffleSeed?: number
  /** Stop after this many guards that do not bite. */
  readonly bail?: number
  /** Ends the command early; the ledger then has `unmeasured` guards and exit code 130. */
  readonly signal?: AbortSignal
  readonly onProgress?: OnProgress
}

/**
 * Proves guards and answers with the sealed ledger. Prints nothing, sets no exit code, and leaves the tree as it was.
 * Throws TeethError, with a `code`, when the command cannot be carried out: no Vitest, a broken configuration.
 */
export async function prove(options: ProveOptions = {}): Promise<Ledger> {
  const process = host()
  const { root, signal = new AbortController().signal, onProgress = () => undefined } = options
  const flags = { ...NO_FLAGS, ...(root !== undefined && { root }) }
  const silent = { ...process, err: () => undefined }
  const opened = await openProject({ host: silent, flags, operands: [] }, signal)
  const project = withOptions(opened, options)
  const world = await openWorld(project, signal, () => undefined)
  try {
    const { prove: carryOut } = await import('../prove/prove.ts')
    const signature = { tool: ownVersion(), node: process.versions.node }
    return await carryOut(world, project.request, { signature, onProgress })
  } finally {
    world.leave()
  }
}

function withOptions(project: Project, options: ProveOptions): Project {
  const { paths = [], pattern, changedSince, shuffleSeed, bail } = options
  const config = { ...project.config, ...options.config }
  const { lanes, invocation } = project.request
  const settled = settle(NO_FLAGS, config, { paths, cores: lanes, invocation, randomSeed: 0 })
  const selection: Selection = {
    paths,
    ...(pattern !== undefined && { pattern }),
    ...(changedSince !== undefined && { changedSince }),
  }
  const wishes = { ...(shuffleSeed !== undefined && { shuffleSeed }), ...(bail !== undefined && { bail }) }
  return { ...project, config, request: { ...settled, selection, ...wishes } }
}
