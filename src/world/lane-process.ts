/** One lane: a child process with a warm Vitest, replaced when it hangs or dies; the deadline is held here. */

import { join } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'
import type { Run, Scenario } from '../model/run.ts'
import type { Lane, LayerFact, TestImports } from '../model/world.ts'
import type { LaneChild } from './lane/child-process.ts'
import { type Answer, lostRun, wasKilled } from './lane/lost-run.ts'
import type { LaneOptions } from './lane/protocol.ts'
import { INTERRUPTED, LATE, within } from './lane/within.ts'
import { beginLane, childIn, type LaneAhead, type LaneBeginning } from './lane-ahead.ts'
import { removeOwnPlace } from './own-place.ts'

export type LaneRequest = Omit<LaneOptions, 'scratch'> & {
  readonly interruption?: AbortSignal
  /** A lane that was begun already, for the first that asks. */
  readonly ahead?: LaneAhead
  /** Called when the lane has closed. */
  readonly onClosed?: () => void
}

/** How long Vitest may take to start, and to tear down. */
const START_MS = 120_000
const GRACE_MS = 10_000

/**
 * Starts a lane; resolves when it can take scenarios. Throws TeethError when the configuration does not load, when the
 * lane is killed as it starts, twice, and when it is interrupted.
 */
export async function openLane(request: LaneRequest): Promise<Lane> {
  const lane = new LaneProcess(request, request.ahead?.take(request) ?? beginLane(request))
  try {
    await lane.isReady
    return lane
  } catch (error) {
    await lane.close()
    throw error
  }
}

class LaneProcess implements Lane {
  layers: readonly LayerFact[] = []
  canKeepWorkers = false
  keepRefusal: string | undefined
  isReady: Promise<void>
  readonly #request: LaneRequest
  readonly #scratch: string
  #child: LaneChild
  #runs = 0
  #isBooting = true
  #isClosed = false

  constructor(request: LaneRequest, { scratch, child }: LaneBeginning) {
    this.#request = request
    this.#scratch = scratch
    this.#child = child
    this.isReady = this.#start()
  }

  async run(scenario: Scenario): Promise<Run> {
    const { run, wasLaneKilled } = await this.#try(scenario)
    // @teeth a-killed-lane-tries-again: a lane killed under its tests tries once more
    //   test: test/native/lane/lane-replaced.test.ts
    //   was: return run
    return wasLaneKilled && !this.#isClosed ? (await this.#try(scenario)).run : run
  }

  async #try(scenario: Scenario): Promise<{ readonly run: Run; readonly wasLaneKilled: boolean }> {
    const start = performance.now()
    this.#runs += 1
    const hitsFile = join(this.#scratch, 'hits', String(this.#runs))
    const lost = (answer: Answer) => lostRun(scenario, answer, { hitsFile, durationMs: performance.now() - start })
    try {
      await this.isReady
    } catch (error) {
      return { run: lost({ kind: 'refused', why: 'config', detail: String(error) }), wasLaneKilled: false }
    }
    this.#child.send({ kind: 'run', scenario, hitsFile })
    const answer = await within(scenario.deadlineMs, this.#child.next(), this.#request.interruption)
    if (answer === LATE || answer === INTERRUPTED || answer.kind !== 'ran') {
      const run = lost(answer)
      this.#renew()
      return { run, wasLaneKilled: wasKilled(answer) }
    }
    if (answer.run.end.kind !== 'finished') this.#renew()
    return { run: answer.run, wasLaneKilled: false }
  }

  async imports(targets: readonly Pick<TestImports, 'file' | 'layer'>[]): Promise<readonly TestImports[]> {
    await this.isReady
    this.#child.send({ kind: 'imports', targets })
    const answer = await within(START_MS, this.#child.next(), this.#request.interruption)
    if (answer !== LATE && answer !== INTERRUPTED && answer.kind === 'imported') return answer.imports
    this.#renew()
    return []
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await (this.#isBooting ? this.#child.kill() : this.#child.close(GRACE_MS))
    await this.isReady.catch(() => undefined)
    await removeOwnPlace(this.#scratch)
    this.#request.onClosed?.()
  }

  /** The next run waits for it, this one does not. After an interruption none is waited for: what is asked ends as interrupted. */
  #renew(): void {
    this.#isBooting = true
    this.isReady = this.#child
      .kill()
      .then(() => {
        if (this.#isClosed) return undefined
        this.#child = this.#fork()
        return this.#start()
      })
      .catch((error: unknown) => {
        // @teeth what-was-known-stays: what asks on after an interruption is told of it
        //   test: test/native/lane/lane-replaced.test.ts
        //   revert: condition true
        if (!this.#request.interruption?.aborted) throw error
      })
    // A new child that does not start is told by the next run.
    this.isReady.catch(() => undefined)
  }

  async #start(isLast = false): Promise<void> {
    const { interruption: _, ahead: __, onClosed: ___, ...options } = this.#request
    this.#child.send({ kind: 'boot', options: { ...options, scratch: this.#scratch } })
    // @teeth a-start-can-be-interrupted: an interruption while Vitest starts ends the lane at once
    //   test: test/native/lane/interrupted-start.test.ts
    //   was: const first = await within(START_MS, this.#child.next())
    const first = await within(START_MS, this.#child.next(), this.#request.interruption)
    if (wasKilled(first) && !isLast && !this.#isClosed) {
      this.#child = this.#fork()
      return this.#start(true)
    }
    if (first === LATE || first === INTERRUPTED || first.kind !== 'ready') throw notReady(first)
    this.#isBooting = false
    this.layers = first.layers
    this.canKeepWorkers = first.canKeepWorkers
    this.keepRefusal = first.keepRefusal
  }

  #fork(): LaneChild {
    return childIn(this.#scratch, this.#request)
  }
}

function notReady(answer: Answer): TeethError {
  if (answer === INTERRUPTED)
    return new TeethError('interrupted-while-starting', 'interrupted while Vitest was starting; nothing was measured')
  if (typeof answer === 'symbol') return configFailed(`it did not start within ${START_MS / 1000} s`)
  if (answer.kind === 'refused' && answer.why === 'projects') return new TeethError('unknown-project', answer.detail)
  if (answer.kind === 'refused') return configFailed(answer.detail)
  if (answer.kind !== 'ended') return configFailed(answer.kind)
  if (!wasKilled(answer)) return configFailed(`it ended with ${answer.how}\n${answer.lastWords}`)
  return new TeethError('lane-killed', `The process in which Vitest starts was ended twice by ${answer.how}.`)
}

function configFailed(detail: string): TeethError {
  return new TeethError('vitest-config-failed', `Vitest does not start with the project's configuration: ${detail}`)
}
