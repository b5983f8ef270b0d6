/** Puts a proven guard into the files, whole or not at all. */

import { join } from 'node:path'
import type { Pin } from '../diff/pin-change.ts'
import { TeethError } from '../errors/teeth-error.ts'
import type { Files } from '../model/world.ts'
import { writeAtomically } from '../world/output.ts'

/** All files are looked at before the first is written. Throws TeethError `not-pinned` for one that was edited since. */
export async function writePin(
  { draft, before }: Pick<Pin, 'draft' | 'before'>,
  { root, world }: { readonly root: string; readonly world: { readonly files: Pick<Files, 'read'> } },
): Promise<void> {
  for (const [file, text] of before) {
    // @teeth pin-keeps-late-edits: writes nothing over a file that was edited meanwhile
    //   test: test/native/world/write-pin.test.ts
    //   revert: remove
    if ((await world.files.read(file)) !== text)
      throw new TeethError('not-pinned', `\`${file}\` was edited while the guard was being proven; pin it again`)
  }
  for (const [file, text] of draft.texts) await writeAtomically(join(root, file), text)
}
