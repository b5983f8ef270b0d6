/** Copies files of a tree as they are: uncommitted bytes, modes, links. */

import { constants, copyFileSync, lstatSync, mkdirSync, readlinkSync, type Stats, symlinkSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve, sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Moved } from './relocate.ts'

/** Files copied between two looks at signals. */
const SLICE = 200

/**
 * Copies `paths` (POSIX, from the top). Where the file system can, the bytes are shared until one side writes
 * (`FICLONE`). Never by hard links: a test that writes to a file of the copy would write to the user's.
 */
export async function copyFiles(moved: Moved, paths: readonly string[]): Promise<void> {
  const made = new Set<string>()
  for (let start = 0; start < paths.length; start += SLICE) {
    for (const path of paths.slice(start, start + SLICE)) copyOne(moved, path, made)
    await setImmediate()
  }
}

/** What a link in the copy has to say, so that it leads into the copy or, from there too, out of the tree. Pure. */
export function linkText(moved: Moved, link: string, text: string): string {
  const target = resolve(dirname(link), text)
  const isInside = target === moved.from || target.startsWith(moved.from + sep)
  if (!isInside) return target
  // @teeth a-link-stays-in-the-copy: a link that names the original by its absolute path leads into the copy
  //   test: test/unit/world/copy-files.test.ts
  //   was: return text
  return isAbsolute(text) ? moved.to + target.slice(moved.from.length) : text
}

function copyOne(moved: Moved, path: string, made: Set<string>): void {
  const [from, to] = [join(moved.from, path), join(moved.to, path)]
  const stats = lstatSync(from, { throwIfNoEntry: false })
  // Deleted since git was asked.
  if (stats === undefined) return
  makeFolder(stats.isDirectory() ? to : dirname(to), made)
  put(moved, { from, to, stats })
}

type One = { readonly from: string; readonly to: string; readonly stats: Stats }

function put(moved: Moved, { from, to, stats }: One): void {
  if (stats.isSymbolicLink()) symlinkSync(linkText(moved, from, readlinkSync(from)), to)
  // Pipes and sockets have no content.
  else if (stats.isFile()) copyFileSync(from, to, constants.COPYFILE_FICLONE)
}

function makeFolder(folder: string, made: Set<string>): void {
  if (made.has(folder)) return
  mkdirSync(folder, { recursive: true })
  made.add(folder)
}
