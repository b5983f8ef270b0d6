/** A disposable copy of the work tree as it is now, in which the old behaviour can be put on disk without harm. */

import { readdirSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'
import { copyFiles } from './copy-files.ts'
import { copyRepository, gitFoldersOf } from './copy-git.ts'
import { linkModules } from './copy-modules.ts'
import { CopiedTree } from './copied-tree.ts'
import { makeOwnPlace, placesFolder, removeOwnPlace } from './own-place.ts'
import type { Moved } from './relocate.ts'
import type { Tree } from './tree.ts'
import { type WorkTree, workTreeAround } from './work-tree.ts'

/** Beside the tree lie more than these only in folders that are no home of projects. */
const MOST_NEIGHBOURS = 200

/**
 * Copies the whole work tree around `root` (absolute, real): tracked and untracked files with what they hold now, what
 * git ignores left out, `node_modules` linked. Its folder has the same name, and beside it lies by links what lies beside
 * the original, so that tests that look upwards find it. Throws TeethError `tree-not-copied`.
 */
export async function copyTree(root: string): Promise<Tree> {
  const tree = await workTreeAround(root)
  const refusal = copyRefusal(tree.top)
  if (refusal !== undefined) throw new TeethError('tree-not-copied', refusal)
  const place = makeOwnPlace()
  const moved = { from: tree.top, to: join(place, basename(tree.top) || 'root') }
  try {
    await copyFiles(moved, tree.paths)
    linkModules(moved, foldersOf(tree))
    const folders = gitFoldersOf(tree.top)
    if (tree.isRepository && folders !== undefined) copyRepository(folders, moved.to)
    linkNeighbours(moved, place)
  } catch (cause) {
    await removeOwnPlace(place)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new TeethError('tree-not-copied', `\`${tree.top}\` could not be copied to \`${place}\`: ${reason}`, { cause })
  }
  return new CopiedTree({ root: join(moved.to, relative(tree.top, root)), moved, place })
}

/** Why no copy of the tree at `top` can be made here. Under `node_modules` Node strips no types, and Vite takes every file for a dependency. */
export function copyRefusal(top: string): string | undefined {
  const folder = placesFolder()
  if (!folder.split(sep).includes('node_modules') && !folder.startsWith(top + sep)) return undefined
  return `a copy in \`${folder}\` would lie in the project itself or under a \`node_modules\``
}

/** Every folder of the tree that holds something, and the top. */
function foldersOf({ paths }: WorkTree): ReadonlySet<string> {
  const folders = new Set([''])
  for (const path of paths) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return folders
}

function linkNeighbours({ from, to }: Moved, place: string): void {
  const above = dirname(from)
  const names = readdirSync(above).filter((name) => name !== basename(from))
  if (above === from || names.length > MOST_NEIGHBOURS) return
  const own = new Set([basename(to), ...readdirSync(place)])
  for (const name of names) {
    const path = join(above, name)
    if (!own.has(name) && !place.startsWith(path + sep)) symlinkSync(path, join(place, name))
  }
}
