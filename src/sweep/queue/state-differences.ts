/** Whether two machines may share a sweep, and what to name where they may not. */

import type { SweepState } from '../../model/sweep.ts'
import type { SweepTerms } from '../../model/sweep-queue.ts'

const STATE_PARTS = {
  commit: 'commit',
  changes: 'uncommitted changes',
  lockfile: 'lock file',
  settings: 'settings (versions of Vitest and StrykerJS, Vitest projects, deadlines)',
} as const satisfies Readonly<Record<keyof SweepState, string>>

/** A digest is told apart by far less than all of it. */
const SHOWN = 12

/** One text for each part that differs, with both values: what `own` has, and what `other` has. Empty: they are the same. */
export function stateDifferences(own: SweepTerms, other: SweepTerms): readonly string[] {
  const tool = own.tool === other.tool ? [] : [different('teeth', [own.tool, other.tool])]
  const parts = Object.entries(STATE_PARTS).flatMap(([part, name]) => {
    const [one, two] = [own.state, other.state].map((state) => valueIn(state, part))
    // @teeth one-state-in-a-sweep: machines of another commit, lock file or other changes have something to name
    //   test: test/unit/sweep/queue/state-differences.test.ts
    //   revert: condition true
    return one === two ? [] : [different(name, [one, two])]
  })
  return [...tool, ...parts]
}

function valueIn(state: SweepState, part: string): string | undefined {
  return new Map<string, string | undefined>(Object.entries(state)).get(part)
}

function different(name: string, values: readonly (string | undefined)[]): string {
  const [own, other] = values.map((value) => (value ? `\`${value.slice(0, SHOWN)}\`` : 'none'))
  return `${name}: ${own} here, ${other} there`
}
