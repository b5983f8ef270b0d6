/** A guard's old behaviour put back at all its sites, in text only. */

import type { Guard, Site } from '../model/guard.ts'
import type { Revert, RevertedFile } from '../model/revert.ts'
import type { RevertFunctions } from './apply-rule.ts'
import { revertFile } from './revert-file.ts'

export type { RevertFunctions }

/**
 * Makes the edits of every site of a guard and says what the files are then, or why the guard is stale.
 * `texts` holds each file as it is now, BOM included; `functions` answers what `revert: with` names.
 */
export function revert(guard: Guard, texts: ReadonlyMap<string, string>, functions: RevertFunctions): Revert {
  const files: RevertedFile[] = []
  for (const [file, sites] of byFile(guard.sites)) {
    const outcome = revertFile({ file, text: texts.get(file), sites }, functions)
    if (outcome.kind === 'stale') return outcome
    files.push(outcome.file)
  }
  return { kind: 'reverted', files }
}

/** Numbered as in the guard, files in the order of their first site. */
function byFile(sites: readonly Site[]): ReadonlyMap<string, readonly (readonly [number: number, site: Site])[]> {
  return Map.groupBy(
    sites.map((site, number) => [number, site] as const),
    ([, site]) => site.file,
  )
}
