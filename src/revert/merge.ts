/** Two changes of one text put together, where no line is touched by both. */

import { changedLines, type LineChange } from './diff.ts'

/** `one` and `other` come from `base`. Undefined when both change the same lines, or lines side by side. */
export function merge(base: string, one: string, other: string): string | undefined {
  const changes = [...changedLines(base, one), ...changedLines(base, other)].toSorted((a, b) => a.start - b.start)
  // @teeth touching-changes-are-not-merged: changes that touch each other are left to a person
  //   test: test/unit/revert/merge.test.ts
  //   revert: remove
  if (changes.some((change, index) => touches(changes[index - 1], change))) return undefined
  return applied(base, changes)
}

/** Whether every line of `base` that `one` changes is in `other` as it was. */
export function keepsLinesOf(base: string, one: string, other: string): boolean {
  const changes = changedLines(base, other)
  return changedLines(base, one).every((wanted) => !changes.some((change) => overlaps(wanted, change)))
}

/** What adds lines and takes none is kept only where nothing is added in the same place. */
function overlaps(wanted: LineChange, { start, end }: LineChange): boolean {
  if (wanted.start === wanted.end) return start <= wanted.end && wanted.start <= end
  return start < wanted.end && wanted.start < end
}

function touches(before: LineChange | undefined, { start }: LineChange): boolean {
  return before !== undefined && start <= before.end
}

function applied(base: string, changes: readonly LineChange[]): string {
  const lines = base.split(/(?<=\n)/)
  let at = 0
  const parts = changes.flatMap(({ start, end, lines: put }) => {
    const kept = lines.slice(at, start)
    at = end
    return [...kept, ...put]
  })
  return [...parts, ...lines.slice(at)].join('')
}
