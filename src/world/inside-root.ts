/** Where a path of the project really leads, and that it leads nowhere outside the project. */

import { realpathSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * The real absolute path of `path` (from the root) when something is there and it lies in `root` (absolute, real), also
 * after every symlink is followed; undefined otherwise.
 */
export function insideRoot(root: string, path: string): string | undefined {
  const prefix = root.endsWith(sep) ? root : root + sep
  try {
    const target = realpathSync.native(join(root, path))
    // @teeth nothing-outside-the-root: reading never leaves the project through a link
    //   test: test/native/world/files-read.test.ts
    //   was: return target
    return target === root || target.startsWith(prefix) ? target : undefined
  } catch {
    return undefined
  }
}
