/** What a command left changed in the work tree, as Markdown tells it. */

import { count } from './count.ts'
import { cut } from './cut.ts'
import { codeSpan } from './markdown.ts'

const MOST_STRAYS = 20

/** A heading and a list; empty when nothing changed. */
export function markdownStrays(strays: readonly string[]): readonly string[] {
  if (strays.length === 0) return []
  const paths = strays.slice(0, MOST_STRAYS).map((path) => `- ${codeSpan(cut(path, 400))}`)
  const rest = strays.length > MOST_STRAYS ? [`- … ${strays.length - MOST_STRAYS} more`] : []
  return [`### ! ${count(strays.length, 'path')} changed in the work tree meanwhile`, [...paths, ...rest].join('\n')]
}
