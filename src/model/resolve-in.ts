/** Which of some files a relative specifier means: with the ending it has, another, or the folder's index. */

import { folderOf } from './folder-of.ts'

const ENDINGS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.vue', '.svelte', '.json']

/** Undefined for a package, an alias, or a file that is none of them. Paths are POSIX from the root. */
export function resolveIn(files: ReadonlySet<string>, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = join(folderOf(from), specifier)
  // TypeScript's `./x.js` may be the file `./x.ts`.
  const stem = path.replace(/\.[cm]?jsx?$/, '')
  const candidates = [
    path,
    ...ENDINGS.map((ending) => path + ending),
    ...ENDINGS.map((ending) => stem + ending),
    ...ENDINGS.map((ending) => `${path === '' ? '' : `${path}/`}index${ending}`),
  ]
  return candidates.find((candidate) => files.has(candidate))
}

/** Joins two POSIX paths; what leads above the root keeps its `..`. */
export function join(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else parts.push(part)
  }
  return parts.join('/')
}

/** The relative specifier that leads from a folder to a path. */
export function relativePath(folder: string, path: string): string {
  const [from, to] = [folder.split('/').filter((part) => part !== ''), path.split('/')]
  let shared = 0
  while (shared < from.length && from[shared] === to[shared]) shared += 1
  const up = from.slice(shared).map(() => '..')
  return [...(up.length === 0 ? ['.'] : up), ...to.slice(shared)].join('/')
}
