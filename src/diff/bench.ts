/** What measuring needs to know of a diff: how runs are judged, and what is told while they go on. */

import { judgeControls } from '../judge/control.ts'
import { judge } from '../judge/judge.ts'
import type { ProveRequest } from '../model/request.ts'
import type { Judgement, Proof } from '../model/verdict.ts'
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

function settledByControl(proof: Proof, naming: ProveRequest['naming']): Judgement | undefined {
  const { kind } = proof.control.end
  if (kind === 'interrupted' || kind === 'runner-failed') return judge(proof, { naming })
  return judgeControls(proof).kind === 'green' ? undefined : judge(proof, { naming })
}
