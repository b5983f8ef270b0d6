/** One lane: a child process with a warm Vitest, replaced when it hangs or dies; the deadline is held here. */

import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'
import type { Run, RunEnd, Scenario } from '../model/run.ts'
import type { Lane, LayerFact } from '../model/world.ts'
import { type Ended, LaneChild } from './lane/child-process.ts'
import { readProbes } from './lane/probes.ts'
import type { FromLane, LaneOptions } from './lane/protocol.ts'

export type LaneRequest = Omit<LaneOptions, 'scratch'> & {
  readonly interruption?: AbortSignal
}

/** How long Vitest may take to start, and to tear down. */
const START_MS = 120_000
const GRACE_MS = 10_000

/** Starts a lane; resolves when it can take scenarios. Throws TeethError when the configuration does not load. */
export async function openLane(request: LaneRequest): Promise<Lane> {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'teeth-lane-')))
  mkdirSync(join(scratch, 'hits'))
  const lane = new LaneProcess(request, scratch)
  try {
    await lane.start()
    return lane
  } catch (error) {
    await lane.close()
    throw error
  }
}

class LaneProcess implements Lane {
  layers: readonly LayerFact[] = []
  canKeepWorkers = false
  readonly #request: LaneRequest
  readonly #scratch: string
  #child: LaneChild
  #runs = 0

  constructor(request: LaneRequest, scratch: string) {
    this.#request = request
    this.#scratch = scratch
    this.#child = this.#fork()
  }

  async start(): Promise<void> {
    const first = await within(START_MS, this.#child.next())
    if (first === LATE || first === INTERRUPTED || first.kind !== 'ready') throw notReady(first)
    this.layers = first.layers
    this.canKeepWorkers = first.canKeepWorkers
  }

  async run(scenario: Scenario): Promise<Run> {
    const start = performance.now()
    this.#runs += 1
    const hitsFile = join(this.#scratch, 'hits', String(this.#runs))
    this.#child.send({ kind: 'run', scenario, hitsFile })
    const answer = await within(scenario.deadlineMs, this.#child.next(), this.#request.interruption)
    if (answer !== LATE && answer !== INTERRUPTED && answer.kind === 'ran') {
      if (answer.run.end.kind !== 'finished') await this.#renew()
      return answer.run
    }
    await this.#renew()
    return lostRun(scenario, endOf(answer, scenario), hitsFile, performance.now() - start)
  }

  async close(): Promise<void> {
    await this.#child.close(GRACE_MS)
    rmSync(this.#scratch, { recursive: true, force: true })
  }

  async #renew(): Promise<void> {
    await this.#child.kill()
    if (this.#request.interruption?.aborted) return
    this.#child = this.#fork()
    await this.start()
  }

  #fork(): LaneChild {
    const { root, vitestConfig, projects } = this.#request
    return new LaneChild({
      root,
      scratch: this.#scratch,
      projects,
      ...(vitestConfig === undefined ? {} : { vitestConfig }),
    })
  }
}

const LATE = Symbol('late')
const INTERRUPTED = Symbol('interrupted')
type Answer = FromLane | Ended | typeof LATE | typeof INTERRUPTED

async function within<Value>(
  ms: number,
  value: Promise<Value>,
  interruption?: AbortSignal,
): Promise<Value | typeof LATE | typeof INTERRUPTED> {
  const { promise, resolve } = Promise.withResolvers<typeof LATE | typeof INTERRUPTED>()
  const timer = setTimeout(() => resolve(LATE), ms)
  const interrupt = () => resolve(INTERRUPTED)
  interruption?.addEventListener('abort', interrupt)
  if (interruption?.aborted) interrupt()
  return Promise.race([value, promise]).finally(() => {
    clearTimeout(timer)
    interruption?.removeEventListener('abort', interrupt)
  })
}

function notReady(answer: Answer): TeethError {
  if (answer === LATE) return new TeethError('vitest-config-failed', `Vitest did not start within ${START_MS / 1000} s`)
  if (answer === INTERRUPTED) return new TeethError('vitest-config-failed', 'interrupted while Vitest started')
  if (answer.kind === 'refused') {
    return new TeethError(answer.why === 'projects' ? 'unknown-project' : 'vitest-config-failed', answer.detail)
  }
  return new TeethError('vitest-config-failed', account('Vitest ended while it started', answer))
}

function endOf(answer: Answer, scenario: Scenario): RunEnd {
  if (answer === LATE) return { kind: 'timed-out', deadlineMs: scenario.deadlineMs }
  if (answer === INTERRUPTED) return { kind: 'interrupted' }
  return { kind: 'crashed', detail: account('the process of the lane ended', answer) }
}

function account(what: string, answer: FromLane | Ended): string {
  if (answer.kind !== 'ended') return `${what}: it said \`${answer.kind}\``
  return [`${what} (${answer.how})`, answer.lastWords].filter(Boolean).join(':\n')
}

/** What is known of a run whose lane was lost: only what its probes left behind. */
function lostRun(scenario: Scenario, end: RunEnd, hitsFile: string, durationMs: number): Run {
  const overlays = readProbes(scenario.overlays, [], hitsFile)
  return {
    scenario: scenario.id,
    layer: scenario.layer,
    end,
    worker: 'fresh',
    tests: [],
    suiteErrors: [],
    unhandled: [],
    overlays: overlays.map((fact) => ({ ...fact, served: fact.wasLoaded ? 1 : 0 })),
    strayConnections: [],
    durationMs,
  }
}
