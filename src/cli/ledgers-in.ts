/** The ledgers that machines have left in a folder, each with the name that messages know it by. */

import { TeethError } from '../errors/teeth-error.ts'
import { resolveTyped } from '../world/find-root.ts'
import { jsonFilesUnder } from '../world/json-files.ts'

/** More than any matrix has. */
const MOST_FILES = 1_000

export type LedgerFolder<T> = {
  /** Absolute. */
  readonly folder: string
  /** As it was typed. */
  readonly typed: string
  /** What a person calls a file of it. */
  readonly called: string
  readonly read: (file: string) => Promise<T>
}

/** Sorted by name. Throws TeethError `shards-do-not-fit` where there are none or too many, and what `read` throws. */
export async function ledgersIn<T>({ folder, typed, called, read }: LedgerFolder<T>): Promise<readonly Named<T>[]> {
  const names = await jsonFilesUnder(folder)
  if (names.length === 0)
    throw new TeethError('shards-do-not-fit', `there is no ${called} (\`*.json\`) in \`${typed}\``)
  // @teeth no-more-files-than-a-matrix-has: a folder of more files than any matrix has is not read
  //   test: test/unit/cli/ledgers-in.test.ts
  //   revert: condition false
  if (names.length > MOST_FILES)
    throw new TeethError(
      'shards-do-not-fit',
      `there are ${names.length} files in \`${typed}\`; at most ${MOST_FILES} are read`,
    )
  return Promise.all(names.map(async (name) => ({ name, ledger: await read(resolveTyped(folder, name)) })))
}

type Named<T> = { readonly name: string; readonly ledger: T }
