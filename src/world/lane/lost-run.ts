/** A run whose lane hung, died or was ended: what is still known of it. */

import type { Run, RunEnd, Scenario } from '../../model/run.ts'
import type { Ended } from './child-process.ts'
import { NO_FACTS } from './facts.ts'
import { readProbes } from './probes.ts'
import type { FromLane } from './protocol.ts'
import { readRunning } from './running.ts'
import { INTERRUPTED, LATE } from './within.ts'

/** What came of a run, or in its place. */
export type Answer = FromLane | Ended | typeof LATE | typeof INTERRUPTED
/** What comes from outside, as of a system short of memory. A process that breaks by itself ends with others. */
const SIGNALS_FROM_OUTSIDE: readonly (string | undefined)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

type Left = { readonly hitsFile: string; readonly durationMs: number }

/** The lane itself was killed, and that it was by what its tests do is not known. */
export function wasKilled(answer: Answer): boolean {
  return typeof answer !== 'symbol' && answer.kind === 'ended' && SIGNALS_FROM_OUTSIDE.includes(answer.signal)
}

/** Its tests are unknown, but the probes wrote as they ran. */
export function lostRun(scenario: Scenario, answer: Answer, { hitsFile, durationMs }: Left): Run {
  const running = readRunning(hitsFile)
  return {
    scenario: scenario.id,
    layer: scenario.layer,
    end: endOf(answer, scenario),
    worker: 'fresh',
    ...NO_FACTS,
    ...(running === undefined ? {} : { running }),
    overlays: readProbes(scenario.overlays, [], hitsFile).map((fact) => ({ ...fact, served: fact.wasLoaded ? 1 : 0 })),
    strayConnections: [],
    durationMs,
  }
}

function endOf(answer: Answer, scenario: Scenario): RunEnd {
  if (answer === LATE) return { kind: 'timed-out', deadlineMs: scenario.deadlineMs }
  if (answer === INTERRUPTED) return { kind: 'interrupted' }
  if (answer.kind === 'refused') return { kind: 'runner-failed', detail: answer.detail }
  if (answer.kind !== 'ended') return { kind: 'runner-failed', detail: `the lane answered \`${answer.kind}\`` }
  const detail = `the process of the lane ended (${answer.how})\n${answer.lastWords}`.trim()
  // @teeth a-killed-control-shows-nothing: a control whose lane was killed shows nothing
  //   test: test/unit/lane/lost-run.test.ts
  //   revert: condition false
  if (wasKilled(answer) && scenario.overlays.length === 0)
    return { kind: 'runner-failed', detail: `in two tries ${detail}` }
  return { kind: 'crashed', detail }
}
