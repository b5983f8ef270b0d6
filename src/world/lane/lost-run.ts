/** A run whose lane hung, died or was ended: what is still known of it. */

import type { Run, RunEnd, Scenario } from '../../model/run.ts'
import type { Ended } from './child-process.ts'
import { NO_FACTS } from './facts.ts'
import { readProbes } from './probes.ts'
import type { FromLane } from './protocol.ts'
import { readRunning } from './running.ts'
import { INTERRUPTED, LATE } from './within.ts'

type Answer = FromLane | Ended | typeof LATE | typeof INTERRUPTED
type Left = { readonly hitsFile: string; readonly durationMs: number }

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
  return { kind: 'crashed', detail: `the process of the lane ended (${answer.how})\n${answer.lastWords}`.trim() }
}
