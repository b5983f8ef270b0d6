/** One-line specifications of a rule: a text with its site marked, and what comes of it. */

import type { Revert, RevertedFile, RevertSpec } from '../../../src/model/revert.ts'
import { revert, type RevertFunctions } from '../../../src/revert/revert.ts'
import { guardOf, siteAt, unmarked } from './marked.ts'

export type Case = readonly [name: string, before: string, after: string]

type Options = { readonly file?: string; readonly functions?: RevertFunctions }

/** The text after the revert of all marked sites by the same rule, or `stale: <reason>`. */
export function reverted(spec: RevertSpec, before: string, file = 'src/shop.ts'): string {
  const result = revertMarked(spec, before, { file })
  return result.kind === 'stale' ? `stale: ${result.reason}` : onlyFile(result.files).after
}

/** The one file that came of it. */
export function revertedFile(spec: RevertSpec, before: string, file = 'src/shop.ts'): RevertedFile {
  const result = revertMarked(spec, before, { file })
  if (result.kind === 'stale') throw new Error(`stale: ${result.reason}: ${result.detail}`)
  return onlyFile(result.files)
}

export function revertMarked(spec: RevertSpec, before: string, options: Options = {}): Revert {
  const { file = 'src/shop.ts', functions = () => undefined } = options
  const { text, spans } = unmarked(before)
  const sites = spans.map((span) => siteAt(file, text, span)(spec))
  return revert(guardOf(sites), new Map([[file, text]]), functions)
}

function onlyFile(files: readonly RevertedFile[]): RevertedFile {
  const [only, another] = files
  if (only === undefined || another !== undefined) throw new Error(`${files.length} files came of it`)
  return only
}
