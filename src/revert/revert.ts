/** A guard's old behaviour put back at all its sites, in text only. */

import type { Guard, Site } from '../model/guard.ts'
import type { OldText, Revert, RevertedFile } from '../model/revert.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import type { TreeOf } from '../syntax/recent-trees.ts'
import type { RevertFunctions } from './apply-rule.ts'
import { type Instrument, instrument as withProbes } from './instrument.ts'
import { revertFile } from './revert-file.ts'

export type { RevertFunctions }

/** Texts of files by their paths (POSIX from the root): a map of the present ones is enough where no guard asks git. */
export type Sources = Pick<ReadonlyMap<string, string>, 'get'> & {
  /** As the file stood at a ref; loaded beforehand for every `revert: from`. */
  readonly old?: (ref: string, file: string) => OldText
  /** Parses them. Absent: anew each time. */
  readonly treeOf?: TreeOf
  /** Makes the new text ready to run. Absent: with probes. */
  readonly instrument?: Instrument
}

/**
 * Makes the edits of every site of a guard and says what the files are then, or why the guard is stale.
 * `texts` holds each file as it is now, BOM included; `functions` answers what `revert: with` names.
 */
export function revert(guard: Guard, texts: Sources, functions: RevertFunctions): Revert {
  const { old = notLoaded, treeOf = compilerTree, instrument = withProbes } = texts
  const files: RevertedFile[] = []
  for (const [file, sites] of byFile(guard.sites)) {
    const outcome = revertFile(
      { file, text: texts.get(file), sites, treeOf, instrument },
      { functions, old: (ref) => old(ref, file), file },
    )
    if (outcome.kind === 'stale') return outcome
    files.push(outcome.file)
  }
  return { kind: 'reverted', files }
}

function notLoaded(ref: string): OldText {
  return { kind: 'gone', detail: `no text of \`${ref}\` has been read` }
}

/** Numbered as in the guard, files in the order of their first site. */
function byFile(sites: readonly Site[]): ReadonlyMap<string, readonly (readonly [number: number, site: Site])[]> {
  return Map.groupBy(
    sites.map((site, number) => [number, site] as const),
    ([, site]) => site.file,
  )
}
