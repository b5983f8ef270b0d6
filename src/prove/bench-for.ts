/** What measuring needs of the request, made once for a round. */

import { judgeControls } from '../judge/control.ts'
import { judge } from '../judge/judge.ts'
import type { OnProgress, ProveRequest } from '../model/request.ts'
import type { Judgement, Proof } from '../model/verdict.ts'
import type { Bench } from './runs.ts'

type Terms = { readonly onProgress: OnProgress; readonly isOnDisk: boolean }

export function benchFor(request: ProveRequest, { onProgress, isOnDisk }: Terms): Bench {
  let scenarios = 0
  const { naming } = request
  return {
    request,
    isOnDisk,
    judge: (proof) => judge(proof, { naming }),
    judgeControl: (proof) => settledByControl(proof, naming),
    nextScenarioId: () => String((scenarios += 1)),
    onStart: ({ guard, test }) => onProgress({ kind: 'running', guardId: guard.id, file: test.file }),
  }
}

/** The verdict that a control alone settles; undefined when it is green and a trial has to speak. */
export function settledByControl(proof: Proof, naming: ProveRequest['naming']): Judgement | undefined {
  const { kind } = proof.control.end
  if (kind === 'interrupted' || kind === 'runner-failed') return judge(proof, { naming })
  return judgeControls(proof).kind === 'green' ? undefined : judge(proof, { naming })
}
