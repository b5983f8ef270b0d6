/** Tells which modules a worker would be served the very same text of as at its last run. */

import type { PoolProject } from './kept-shape.ts'

/** What the server had for each module, by id. It makes a new result for each text. */
export type ServedTexts = ReadonlyMap<string, unknown>

/** Where Vite keeps what tests in the `node` environment import. */
const ENVIRONMENT = 'ssr'

export function servedTexts({ vite }: PoolProject): ServedTexts {
  const modules = vite.environments?.[ENVIRONMENT]?.moduleGraph.idToModuleMap ?? new Map<string, never>()
  return new Map(
    [...modules].flatMap(([id, { transformResult }]) => (transformResult ? [[id, transformResult] as const] : [])),
  )
}

export function sameSince(before: ServedTexts, project: PoolProject): readonly string[] {
  const now = servedTexts(project)
  // @teeth known-text: a text is the same as long as the server has not made another
  //   test: test/unit/world/kept/fresh-graph-texts.test.ts
  //   revert: swap now.get(id) === text => now.has(id)
  return [...before].filter(([id, text]) => now.get(id) === text).map(([id]) => id)
}
