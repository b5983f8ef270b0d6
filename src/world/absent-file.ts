/** Puts a file of a copy where none is, and takes it away again with the folders that were made for it. */

import { existsSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { insideRoot } from './inside-root.ts'
import { NotWritten } from './not-written.ts'

/** `file`: POSIX from `root` (absolute, real). Returns what takes it away. Throws NotWritten where something is in its place. */
export function putAbsentFile(root: string, file: string, text: string): () => void {
  const target = join(root, file)
  const above = folderAbove(root, file)
  // @teeth no-way-out-for-what-comes-back: a file comes back nowhere but in the copy
  //   test: test/native/world/absent-file.test.ts
  //   revert: condition false
  if (insideRoot(root, above) === undefined)
    throw new NotWritten(file, `\`${above}\` leads out of the project`, { wayOut: `Make \`${above}\` a folder.` })
  if (existsSync(target)) throw new NotWritten(file, 'it is there again', { wayOut: 'Run the command again.' })
  const made = mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text, { flag: 'wx' })
  return () => rmSync(made ?? target, { recursive: true, force: true })
}

/** The nearest folder that is there, from the root. */
function folderAbove(root: string, file: string): string {
  let above = dirname(file)
  while (above !== '.' && lstatSync(join(root, above), { throwIfNoEntry: false }) === undefined) above = dirname(above)
  return above
}
