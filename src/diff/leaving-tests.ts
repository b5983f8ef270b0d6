/** Which test files leave their worker, so that the code they run may come from disk: told by what they say. */

import type { DiffRequest, DiffWorld } from './diff-request.ts'

export type Leaving = {
  /** Start processes or threads, load what was built, or read files. */
  readonly any: ReadonlySet<string>
  /** All of these but those that only read files. */
  readonly starting: ReadonlySet<string>
}

const LEAVES =
  /child_process|worker_threads|cluster|\bnode:fs\b|['"]fs(?:\/promises)?['"]|exec|spawn|fork|\bzx\b|dist\//i

const STARTS = /child_process|worker_threads|['"](?:node:)?cluster['"]|['"](?:execa|zx|tinyexec|cross-spawn)\b|\bdist\//

type Terms = { readonly world: Pick<DiffWorld, 'files'>; readonly request: Pick<DiffRequest, 'runs'> }

/** `files`: test files. All else runs in the worker, where memory reaches. */
export async function leavingTests(files: Iterable<string>, { world, request }: Terms): Promise<Leaving> {
  const paths = [...files]
  // Whoever names a command to run has tests that load what it builds, under whatever name.
  // @teeth a-build-is-loaded-by-any-test: where something is built any test may load it
  //   test: test/unit/diff/on-disk.test.ts > where something is built any test may load it
  //   revert: remove
  if (request.runs.prepare !== undefined) return { any: new Set(paths), starting: new Set(paths) }
  const texts = await Promise.all(paths.map(async (path) => [path, (await world.files.read(path)) ?? ''] as const))
  const saying = (pattern: RegExp) => new Set(texts.filter(([, text]) => pattern.test(text)).map(([path]) => path))
  return { any: saying(LEAVES), starting: saying(STARTS) }
}
