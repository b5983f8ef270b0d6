/** Gives a copy its `node_modules`: the installed packages of the original by links, the project's own packages in the copy. */

import {
  copyFileSync,
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { join, sep } from 'node:path'
import { linkText } from './copy-files.ts'
import type { Moved } from './relocate.ts'

const MODULES = 'node_modules'

/** Where package managers keep what the links beside lead to. Other dot folders are caches and states of tools. */
const STORES: readonly string[] = ['.pnpm', '.store', '.bun', '.deno']

/** `folders`: those of the tree that may have one (POSIX from the top; empty for the top itself). */
export function linkModules(moved: Moved, folders: Iterable<string>): void {
  for (const folder of folders) {
    const [from, to] = [join(moved.from, folder, MODULES), join(moved.to, folder, MODULES)]
    // One that git tracks has been copied with everything else.
    if (existsSync(from) && !existsSync(to)) linkPackages(moved, from, to)
  }
}

function linkPackages(moved: Moved, from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory() && entry.name.startsWith('@')) linkPackages(moved, source, target)
    else if (entry.isDirectory() && entry.name === '.bin') copyCommands(moved, source, target)
    // What a package manager notes: it may write to it, and must not through a link.
    else if (entry.isFile()) copyFileSync(source, target)
    else if (!entry.name.startsWith('.') || STORES.includes(entry.name)) linkOne(moved, entry, { source, target })
  }
}

/**
 * A package of the workspace is a link to a folder of the tree: the copy's link leads to the same folder of the copy,
 * so that a sibling that is imported by its name is the one with the old behaviour.
 */
function linkOne(
  moved: Moved,
  entry: Dirent,
  { source, target }: { readonly source: string; readonly target: string },
): void {
  const real = entry.isSymbolicLink() ? realPath(source) : source
  if (real === undefined) return
  symlinkSync(isOwnPackage(moved, real) ? moved.to + real.slice(moved.from.length) : real, target, 'junction')
}

/** Installed packages lie under a `node_modules`, also where these are inside the tree. */
function isOwnPackage({ from }: Moved, real: string): boolean {
  // @teeth a-sibling-resolves-in-the-copy: a package of the workspace resolves inside the copy
  //   test: test/native/world/copy-modules.test.ts
  //   was: return false
  return (real === from || real.startsWith(from + sep)) && !real.slice(from.length).split(sep).includes(MODULES)
}

/** Scripts find what they start beside themselves. */
function copyCommands(moved: Moved, from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(linkText(moved, source, readlinkSync(source)), target)
    else if (entry.isFile()) copyFileSync(source, target)
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
