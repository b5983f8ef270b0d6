/** A lane whose old behaviour is on disk, in a tree: a cold Vitest for each trial, a warm one for the controls between. */

import { join } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'
import type { Run, RunEnd, Scenario } from '../model/run.ts'
import type { Lane, LayerFact } from '../model/world.ts'
import { blamedOnRevert, diskFacts, disturbed, emptyRun, laidTexts } from './disk-run.ts'
import { laneEnv } from './lane/lane-env.ts'
import { type LaneRequest, openLane } from './lane-process.ts'
import { NotWritten } from './not-written.ts'
import { prepare, prepareDeadline } from './prepare.ts'
import { relocate } from './relocate.ts'
import type { Laid, LaidText, Tree } from './tree.ts'

export type DiskLaneRequest = Omit<LaneRequest, 'root' | 'moved'> & {
  readonly tree: Tree
  /** Called when the lane has closed, whatever became of it. */
  readonly onClosed: () => void
}

/** Opens a lane in the tree, which it closes. Throws TeethError when the configuration does not load there. */
export async function openDiskLane(request: DiskLaneRequest): Promise<Lane> {
  const lane = new DiskLane(request)
  try {
    await lane.warmUp()
    return lane
  } catch (error) {
    await lane.close()
    throw error
  }
}

class DiskLane implements Lane {
  layers: readonly LayerFact[] = []
  readonly canKeepWorkers = false
  readonly #request: DiskLaneRequest
  readonly #tree: Tree
  #warm: Lane | undefined
  #trials = 0
  /** The command that ran last, and from what its results are. */
  #prepared: { readonly command: string; readonly from: 'present' | 'old' | 'nothing' } | undefined
  #lastPreparationMs: number | undefined
  #closing: Promise<void> | undefined

  constructor(request: DiskLaneRequest) {
    this.#request = request
    this.#tree = request.tree
  }

  async run(scenario: Scenario): Promise<Run> {
    return scenario.overlays.length === 0 ? this.#control(scenario) : this.#trial(scenario)
  }

  close(): Promise<void> {
    this.#closing ??= this.#end()
    return this.#closing
  }

  async #end(): Promise<void> {
    await this.#cool()
    try {
      // A copy goes as it is; in the user's own tree what was built from the old behaviour must not stay.
      if (this.#tree.moved === undefined) refuseToLeave(await this.#cleanUp())
    } finally {
      await this.#tree.close()
      this.#request.onClosed()
    }
  }

  async warmUp(): Promise<Lane> {
    const { tree, onClosed: _, ...rest } = this.#request
    const moved = tree.moved === undefined ? {} : { moved: tree.moved }
    this.#warm ??= await openLane({ ...rest, keepsWorkers: false, root: tree.root, ...moved })
    this.layers = this.#warm.layers
    return this.#warm
  }

  async #control(scenario: Scenario): Promise<Run> {
    const failed = (await this.#cleanUp()) ?? (await this.#makeReady(scenario.prepare))
    return failed === undefined ? this.#inside(scenario) : emptyRun(scenario, failed)
  }

  async #trial(scenario: Scenario): Promise<Run> {
    // What is loaded and set up already is the present behaviour.
    await this.#cool()
    const hitsFile = join(this.#tree.place, `hits-${(this.#trials += 1)}`)
    const texts = laidTexts(scenario, hitsFile)
    const laid = this.#lay(texts, scenario.prepare)
    if ('kind' in laid) return emptyRun(scenario, laid)
    const run = await this.#measure(scenario).finally(() => this.#cool())
    // Not in a `finally`: what was thrown above comes out when the tree is closed, which puts everything back.
    const isUndisturbed = laid.lift()
    const facts = scenario.typeCheck === undefined ? { ...run, overlays: diskFacts(scenario.overlays, hitsFile) } : run
    const [first] = texts
    return isUndisturbed || first === undefined ? facts : disturbed(facts, first)
  }

  #lay(texts: readonly LaidText[], command: string | undefined): Laid | RunEnd {
    try {
      return this.#tree.lay(texts, command)
    } catch (error) {
      if (!(error instanceof NotWritten)) throw error
      return { kind: 'not-written', file: error.file, detail: error.message, wayOut: error.wayOut }
    }
  }

  async #measure(scenario: Scenario): Promise<Run> {
    const { prepare: command } = scenario
    const failed = command === undefined ? undefined : await this.#prepare(command, 'old')
    if (failed !== undefined) return emptyRun(scenario, failed)
    try {
      return blamedOnRevert(await this.#inside(scenario))
    } catch (error) {
      if (!(error instanceof TeethError)) throw error
      return blamedOnRevert(emptyRun(scenario, { kind: 'runner-failed', detail: error.message }))
    }
  }

  async #inside(scenario: Scenario): Promise<Run> {
    const lane = await this.warmUp()
    // A checker is asked which of them it reads; tests find them on disk.
    const overlays = scenario.typeCheck === undefined ? [] : scenario.overlays
    return lane.run({ ...scenario, overlays, worker: 'fresh' })
  }

  async #cool(): Promise<void> {
    const lane = this.#warm
    this.#warm = undefined
    await lane?.close()
  }

  /** Builds again what was built from the old behaviour. */
  async #cleanUp(): Promise<RunEnd | undefined> {
    return this.#prepared?.from === 'old' ? this.#prepare(this.#prepared.command, 'present') : undefined
  }

  /** What is built from the present behaviour already is not built again. */
  async #makeReady(command: string | undefined): Promise<RunEnd | undefined> {
    const isReady = this.#prepared?.command === command && this.#prepared?.from === 'present'
    return command === undefined || isReady ? undefined : this.#prepare(command, 'present')
  }

  /** Undefined when the tests may run. */
  async #prepare(command: string, from: 'present' | 'old'): Promise<RunEnd | undefined> {
    await this.#cool()
    // Until it has passed, what an earlier one left may still be there.
    this.#prepared = { command, from: from === 'old' || this.#prepared?.from === 'old' ? 'old' : 'nothing' }
    const { root, moved, place } = this.#tree
    const { interruption } = this.#request
    const preparation = await prepare(command, {
      root,
      env: laneEnv(moved === undefined ? process.env : relocate(process.env, moved)),
      mark: place,
      deadlineMs: prepareDeadline(this.#lastPreparationMs),
      // Whoever interrupts wants the tree as it was, and in place that takes a build of the present behaviour.
      ...(interruption === undefined || (from === 'present' && moved === undefined) ? {} : { interruption }),
    })
    if (preparation.kind === 'interrupted') return { kind: 'interrupted' }
    if (preparation.kind === 'failed') return { ...preparation, kind: 'prepare-failed', command }
    this.#lastPreparationMs = preparation.durationMs
    this.#prepared = { command, from }
    return undefined
  }
}

function refuseToLeave(failed: RunEnd | undefined): void {
  if (failed?.kind !== 'prepare-failed') return
  const { command, how, output } = failed
  throw new TeethError(
    'not-built-again',
    `the files are as they were, but \`${command}\` ended with ${how}, and what it built before may hold the old behaviour:\n${output}`,
  )
}
