/** What is said when the disk does not take the old behaviour of a file. */

import { errorCode } from './disk.ts'
import { NotWritten } from './not-written.ts'

const FULL: readonly (string | undefined)[] = ['ENOSPC', 'EDQUOT']

/** `cause` itself when it is a refusal already. */
export function refusedByDisk(file: string, cause: unknown): NotWritten {
  if (cause instanceof NotWritten) return cause
  const detail = cause instanceof Error ? cause.message : String(cause)
  const wayOut = FULL.includes(errorCode(cause))
    ? 'Free some space on the disk.'
    : 'Let its folder and `.teeth` be written, or prove it with `--strategy copy`.'
  return new NotWritten(file, `the disk refused it: ${detail}`, { wayOut, cause })
}
