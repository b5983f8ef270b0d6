/** What an error of the user's configuration says to a person: messages, inner ones included, and the place in the project. */

import { stripVTControlCharacters } from 'node:util'

/** One line for each error, the outermost first; a place follows where one is known. */
export function account(error: unknown, root: string): string {
  return stripVTControlCharacters([...new Set(linesOf(error, root))].join('\n'))
}

function linesOf(error: unknown, root: string): readonly string[] {
  if (!(error instanceof Error)) return [String(error)]
  const inner = error instanceof AggregateError ? error.errors : []
  const causes = error.cause === undefined ? [] : [error.cause]
  const place = placeIn(error.stack ?? '', root)
  return [
    error.message + (place === undefined ? '' : ` (${place})`),
    ...[...inner, ...causes].flatMap((one) => linesOf(one, root)),
  ]
}

/** The first frame in the project's own files. */
function placeIn(stack: string, root: string): string | undefined {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  // @teeth the-place-is-the-users: the first frame that is not a dependency
  //   test: test/unit/lane/before-the-first-run.test.ts
  //   was: const own = frames.find((line) => line.includes(root))
  const own = frames.find((line) => line.includes(root) && !line.includes('node_modules'))
  return own === undefined ? undefined : /[^\s(]+:\d+:\d+/.exec(own.replace('file://', ''))?.[0]
}
