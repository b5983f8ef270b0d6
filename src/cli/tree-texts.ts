/** What a person is told about the tree before a command begins: what was put back, and who is waited for. */

import { neutraliseLine } from '../report/neutralise.ts'
import type { Recovery } from '../world/journal-recovery.ts'
import type { Holder } from '../world/lock-decision.ts'

/** One line a file that had to be restored, and one for what may have been built from its old behaviour. */
export function recoveredText(recovered: readonly Recovery[]): string {
  return recovered
    .flatMap(linesOf)
    .map((line) => `${neutraliseLine(line)}\n`)
    .join('')
}

export function waitingText({ owner, since }: Holder): string {
  return `waiting for another teeth in this project (process ${owner.pid}, since ${neutraliseLine(since)})\n`
}

function linesOf(one: Recovery): readonly string[] {
  if (one.kind !== 'restored') return []
  const { file, startedAt, prepare } = one.entry
  const restored = `restored \`${file}\`: a teeth that was ended on ${startedAt} had left old behaviour in it`
  return prepare === undefined ? [restored] : [restored, `what \`${prepare}\` built may still hold it: run it again`]
}
