/** What measuring needs to know of a diff: how runs are judged, and what is told while they go on. */

import { judge } from '../judge/judge.ts'
import type { ProveRequest } from '../model/request.ts'
import { settledByControl } from '../prove/bench-for.ts'
import type { Bench } from '../prove/runs.ts'
import { withoutRed } from './without-red.ts'

export function benchFor(request: ProveRequest, onStart: Bench['onStart']): Bench {
  let scenarios = 0
  const { naming } = request
  return {
    request,
    judge: (proof) => judge(withoutRed(proof), { naming }),
    judgeControl: (proof) => settledByControl(withoutRed(proof), naming),
    nextScenarioId: () => String((scenarios += 1)),
    onStart,
  }
}
