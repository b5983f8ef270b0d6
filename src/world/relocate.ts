/** The environment of a process that is to work in a copy: what names a place in the original names the copy's. */

import { delimiter, sep } from 'node:path'

/** Absolute and real. */
export type Moved = { readonly from: string; readonly to: string }

/** What ties a git to a repository that its folder does not tell; set in hooks. */
const TIES_OF_GIT = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_COMMON_DIR',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
]

/**
 * Paths and lists of paths (`PWD`, `INIT_CWD`, `PATH` …) lead into the copy, and git finds the copy's own repository.
 * Pure.
 */
export function relocate(env: NodeJS.ProcessEnv, moved: Moved): NodeJS.ProcessEnv {
  // @teeth a-copy-has-its-own-repository: git in a copy is not led to the repository of the original
  //   test: test/unit/world/relocate.test.ts
  //   was:  const kept = Object.entries(env)
  const kept = Object.entries(env).filter(([name]) => !TIES_OF_GIT.includes(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, value && relocated(value, moved)]))
}

function relocated(value: string, { from, to }: Moved): string {
  return value
    .split(delimiter)
    .map((part) => (part === from || part.startsWith(from + sep) ? to + part.slice(from.length) : part))
    .join(delimiter)
}
