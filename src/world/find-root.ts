/** Which folder is the project, and where in it a typed path leads. */

import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'
import { CONFIG_NAMES } from './config-file.ts'

/**
 * The root, absolute and real: the folder asked for, else the nearest one from `cwd` up with a configuration or a
 * `package.json`, else `cwd`. Throws `no-root` when the folder asked for is none.
 */
export function findRoot(cwd: string, wished: string | undefined): string {
  if (wished === undefined) return realpathSync.native(nearestProject(cwd) ?? cwd)
  const folder = resolve(cwd, wished)
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return realpathSync.native(folder)
  const what = found === undefined ? 'is not there' : 'is a file'
  throw new TeethError('no-root', `the root \`${wished}\` ${what}; expected the folder of a project`)
}

/** A path as typed in `cwd`, seen from the root. POSIX, empty for the root itself. */
export type TypedPath =
  | { readonly kind: 'there'; readonly path: string }
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'outside' }

/** Follows symlinks. `root` is absolute and real. */
export function typedPath(root: string, cwd: string, word: string): TypedPath {
  const typed = resolve(realpathSync.native(cwd), word)
  const target = realPath(typed)
  const path = relative(root, target ?? typed)
  if (path === '..' || path.startsWith(`..${sep}`) || resolve(path) === path) return { kind: 'outside' }
  return { kind: target === undefined ? 'missing' : 'there', path: path.replaceAll(sep, '/') }
}

/** Where a path typed in `cwd` leads, absolute, whether something is there or not. */
export function resolveTyped(cwd: string, word: string): string {
  return resolve(cwd, word)
}

/** Whether a file or folder is where a word typed in `cwd` leads. */
export function existsTyped(cwd: string, word: string): boolean {
  return existsSync(resolve(cwd, word))
}

/** The names of what lies directly in a folder. */
export function namesIn(folder: string): readonly string[] {
  return readdirSync(folder)
}

function nearestProject(folder: string): string | undefined {
  if (['package.json', ...CONFIG_NAMES].some((name) => existsSync(join(folder, name)))) return folder
  return dirname(folder) === folder ? undefined : nearestProject(dirname(folder))
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}
