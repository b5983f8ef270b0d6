/** A module graph as a new worker has it, with only the texts kept that it would be served again. */

import type { ModuleGraph, ModuleMeta, ModuleNode } from './kept-shape.ts'

/** Empties the graph of everything evaluated, mocked or recorded, and of every text that is not in `same`. */
export function freshGraph(graph: ModuleGraph, same: ReadonlySet<string>): void {
  const kept = [...graph.urlToIdModuleMap].flatMap(([url, node]) => reusable(url, node, same))
  graph.clear()
  for (const { url, id, meta } of kept) graph.ensureModule(id, url).meta = meta
}

type Reusable = { readonly url: string; readonly id: string; readonly meta: ModuleMeta }

function reusable(url: string, { id, meta }: ModuleNode, same: ReadonlySet<string>): readonly Reusable[] {
  // @teeth no-mock-stays: what stood in for a module is gone
  //   test: test/unit/world/kept/fresh-graph.test.ts
  //   was: if (meta === undefined) return []
  if (meta === undefined || isMock(id, meta)) return []
  // @teeth kept-text: only a text that is known to be the same is kept
  //   test: test/unit/world/kept/fresh-graph.test.ts
  //   revert: condition false
  if (meta.externalize === undefined && !same.has(meta.id)) return []
  return [{ url, id, meta }]
}

/** What Vitest puts in the place of a mocked module, or beside it. */
function isMock(id: string, meta: ModuleMeta): boolean {
  return id.startsWith('mock:') || 'mockedModule' in meta || id.includes('_vitest_original')
}
