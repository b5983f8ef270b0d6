/** The texts at git refs that the reverts of guards name, asked for before any revert is made. */

import type { Guard } from '../model/guard.ts'
import type { OldText } from '../model/revert.ts'
import type { Git } from '../model/world.ts'
import type { Sources } from '../revert/revert.ts'

/** The present texts with the old ones; each file is asked for once at each ref. */
export async function withOldTexts(
  texts: Sources,
  guards: readonly Guard[],
  git: Pick<Git, 'textAt'>,
): Promise<Sources> {
  const olds = new Map<string, OldText>()
  for (const { revert, file } of guards.flatMap(({ sites }) => sites)) {
    if (revert.kind !== 'from' || olds.has(keyOf(revert.ref, file))) continue
    olds.set(keyOf(revert.ref, file), await git.textAt(revert.ref, file))
  }
  return {
    get: (file) => texts.get(file),
    old: (ref, file) =>
      olds.get(keyOf(ref, file)) ?? { kind: 'gone', detail: `no text of \`${file}\` at \`${ref}\` has been read` },
  }
}

function keyOf(ref: string, file: string): string {
  return `${ref}\0${file}`
}
