/** Which known file a mistyped path was most likely meant to be. */

import { nearest } from './nearest.ts'

/**
 * A file of the same name elsewhere is likelier meant than one of nearly the same path, and one of another name is not
 * meant at all: folders and endings are shared by many. Paths are POSIX.
 */
export function nearestPath(path: string, known: Iterable<string>): string | undefined {
  const files = [...known]
  const name = nameOf(path)
  const moved = name === '' ? undefined : files.find((file) => nameOf(file) === name)
  // @teeth a-path-is-near-by-its-name: a file of quite another name is not named
  //   test: test/unit/read/nearest.test.ts
  //   was: const near = files
  const near = files.filter((file) => nearest(stemOf(path), [stemOf(file)]) !== undefined)
  return moved ?? nearest(path, near)
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Without its endings, as `.test.ts`. */
function stemOf(path: string): string {
  return nameOf(path).replace(/(?<=.)\..*$/, '')
}
