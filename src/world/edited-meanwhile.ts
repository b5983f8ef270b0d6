/** What is said when somebody changed a file while its old behaviour was on disk: where each version is. */

import { relative } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'
import type { Conflict } from './journal-recovery.ts'

/** `conflicts` is not empty. Paths are shown from the root. */
export function editedMeanwhile(conflicts: readonly Conflict[], root: string): TeethError {
  const files = conflicts.map((conflict) => told(conflict, (path) => relative(root, path).replaceAll('\\', '/')))
  return new TeethError('edited-meanwhile', files.join('\n'))
}

function told({ entry, edited, original, reverted }: Conflict, shown: (path: string) => string): string {
  return [
    `\`${entry.file}\` was changed by somebody else while its old behaviour was in it; nothing was touched:`,
    `  as it was changed: ${shown(edited)}`,
    `  as it was before:  ${shown(original)}`,
    `  the old behaviour: ${shown(reverted)}`,
  ].join('\n')
}
