/** The work tree a project lies in: its top, and everything in it that git does not ignore. */

import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { git } from './git.ts'

export type WorkTree = {
  /** Absolute and real. */
  readonly top: string
  readonly isRepository: boolean
  /** POSIX, from the top: files, links, and folders of submodules that are empty. */
  readonly paths: readonly string[]
}

/** Nearest first: a repository in which something of the project counts, else the project alone. */
export async function workTreeAround(root: string): Promise<WorkTree> {
  const top = topAround(root)
  const paths = top === undefined ? [] : await pathsIn(top)
  const prefix = top === undefined || top === root ? '' : `${relative(top, root).replaceAll(sep, '/')}/`
  // A project that its repository ignores as a whole is none of the repository's business.
  if (top !== undefined && paths.some((path) => path.startsWith(prefix))) return { top, isRepository: true, paths }
  return { top: root, isRepository: false, paths: walk(root, '') }
}

function topAround(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  return dirname(folder) === folder ? undefined : topAround(dirname(folder))
}

/** With the files of submodules that are checked out. */
async function pathsIn(top: string): Promise<readonly string[]> {
  const paths = (await git(top).tracked()) ?? []
  const nested = paths.filter((path) => lstatSync(join(top, path), { throwIfNoEntry: false })?.isDirectory())
  const below = nested
    .filter((path) => existsSync(join(top, path, '.git')))
    .map(async (path) => {
      const inner = await pathsIn(join(top, path))
      return inner.map((one) => `${path}/${one}`)
    })
  return [...paths, ...(await Promise.all(below)).flat()]
}

const LEFT_OUT: readonly string[] = ['node_modules', '.git', '.teeth']

function walk(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (LEFT_OUT.includes(entry.name)) return []
    return entry.isDirectory() ? walk(root, path) : [path]
  })
}
