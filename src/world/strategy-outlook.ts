/** Whether the old behaviour can be put on disk here: in a copy of the tree, and in the tree itself. */

import { accessSync, constants } from 'node:fs'
import { copyRefusal } from './copy-tree.ts'
import { hasOwnTemp } from './own-temp.ts'
import { workTreeAround } from './work-tree.ts'

/** `refusal`: why not, when it cannot. */
export type StrategyOutlook = {
  readonly copy: { readonly top: string; readonly files: number; readonly refusal?: string }
  readonly inPlace: { readonly refusal?: string }
}

/** `root` is absolute and real. Writes nothing. */
export async function strategyOutlook(root: string): Promise<StrategyOutlook> {
  const { top, paths } = await workTreeAround(root)
  const refusal = hasOwnTemp() ? copyRefusal(top) : 'there is no folder for temporary files that can be written'
  return {
    copy: { top, files: paths.length, ...(refusal !== undefined && { refusal }) },
    inPlace: isWritable(root) ? {} : { refusal: `\`${root}\` cannot be written, and the journal lies in it` },
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
