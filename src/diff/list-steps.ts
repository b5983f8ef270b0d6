/** How one list became another: members that stayed, in their order, and the gaps between them. */

import { align } from './align.ts'
import { between, type Member, pair } from './pair.ts'

export type Step =
  /** A member that is the same, or one that was changed. */
  | { readonly kind: 'stayed'; readonly before: Member; readonly now: Member }
  /** Old members that went and present ones that came, `at` is the index of the first present one. */
  | { readonly kind: 'gap'; readonly gone: readonly Member[]; readonly come: readonly Member[]; readonly at: number }

/** In the order of the lists. Members that are the same are left out: nothing is to be undone of them. */
export function* listSteps(before: readonly Member[], now: readonly Member[]): Generator<Step> {
  const same = align(
    before.map(({ shape }) => shape),
    now.map(({ shape }) => shape),
  )
  for (const [oldRange, nowRange] of between(same, before.length, now.length)) {
    yield* stepsIn(before.slice(...oldRange), now.slice(...nowRange), nowRange[0])
  }
}

/** In a stretch where no two are the same. */
function* stepsIn(before: readonly Member[], now: readonly Member[], start: number): Generator<Step> {
  for (const [gone, come, match] of between(pair(before, now), before.length, now.length)) {
    if (gone[0] < gone[1] || come[0] < come[1])
      yield { kind: 'gap', gone: before.slice(...gone), come: now.slice(...come), at: start + come[0] }
    const [old, present] = match === undefined ? [] : [before[match[0]], now[match[1]]]
    if (old !== undefined && present !== undefined) yield { kind: 'stayed', before: old, now: present }
  }
}
