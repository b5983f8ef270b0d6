/** Why a selection holds no guard: what was looked for, and what is nearly that. */

import type { Selection } from '../model/request.ts'
import { nearest } from '../model/nearest.ts'
import type { Listed } from '../prove/list.ts'

const MOST_FILES = 5

/** One message; `all` are the guards that a command without a selection would be about. Pure. */
export function nothingSelected(selection: Selection, all: readonly Listed[], invocation: string): string {
  if (all.length === 0) {
    return `no file of this project holds a \`@teeth\` annotation; \`${invocation} init\` shows a first one`
  }
  const looked = [...paths(selection.paths), ...pattern(selection.pattern), ...changed(selection.changedSince)]
  return `no guard ${looked.join(' and ')}; ${nearMiss(selection, all)}`
}

function paths(paths: readonly string[]): readonly string[] {
  return paths.length === 0 ? [] : [`is in or names ${paths.map((path) => `\`${path || '.'}\``).join(', ')}`]
}

function pattern(pattern: string | undefined): readonly string[] {
  return pattern === undefined ? [] : [`has \`${pattern}\` in its id or behaviour`]
}

function changed(since: string | undefined): readonly string[] {
  return since === undefined ? [] : [`has a site or test, or a module between them, that differs from \`${since}\``]
}

function nearMiss({ pattern }: Selection, all: readonly Listed[]): string {
  const ids = all.map(({ id }) => id)
  const meant = pattern === undefined ? undefined : nearest(pattern, ids)
  if (meant !== undefined) return `did you mean \`${meant}\`?`
  const counts = [...Map.groupBy(all, ({ place }) => place.file)].map(([file, own]) => `\`${file}\` (${own.length})`)
  const rest = counts.length > MOST_FILES ? ` and ${counts.length - MOST_FILES} more` : ''
  return `guards are in ${counts.slice(0, MOST_FILES).join(', ')}${rest}`
}
