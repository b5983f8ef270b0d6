/** Two changes of one text put together, where no line is touched by both in different ways. */

import { changedLines, type LineChange } from './diff.ts'

/** `one` and `other` come from `base`. Undefined when they change the same lines, or lines side by side, differently. */
export function merge(base: string, one: string, other: string): string | undefined {
  const first = changedLines(base, one)
  // Whoever saves what an editor still held takes the old behaviour out, as the original does.
  const second = changedLines(base, other).filter((change) => !first.some((same) => isSame(same, change)))
  const changes = [...first, ...second].toSorted((a, b) => a.start - b.start)
  // @teeth touching-changes-are-not-merged: changes that touch each other are left to a person
  //   test: test/unit/revert/merge.test.ts
  //   revert: remove
  if (changes.some((change, index) => touches(changes[index - 1], change))) return undefined
  return applied(base, changes)
}

function isSame(one: LineChange, other: LineChange): boolean {
  return one.start === other.start && one.end === other.end && one.lines.join('') === other.lines.join('')
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
