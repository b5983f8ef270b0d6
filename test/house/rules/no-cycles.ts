/** The rule that no file of `src/` imports itself through others, types included. */

import type { HouseFile, Rule, Violation } from '../house-file.ts'
import { importsOf } from '../imports.ts'

export const noCycles: Rule = (files) => {
  const graph = new Map(files.map((file) => [file.path, targetsOf(file)]))
  const violations: Violation[] = []
  const done = new Set<string>()
  for (const start of graph.keys()) {
    const cycle = findCycle({ graph, done }, [start])
    if (cycle === undefined) continue
    for (const path of cycle) done.add(path)
    violations.push(report(cycle))
  }
  return violations
}

type Search = { readonly graph: ReadonlyMap<string, readonly string[]>; readonly done: Set<string> }

/** Depth first along `trail`; a file whose imports are all walked is done and never walked again. */
function findCycle(search: Search, trail: readonly string[]): readonly string[] | undefined {
  const last = trail.at(-1) ?? ''
  for (const next of search.graph.get(last) ?? []) {
    // @teeth no-cycles: no file imports itself through others
    //   test: test/house/rules/no-cycles.test.ts
    //   was: if (trail.includes(next)) continue
    if (trail.includes(next)) return [...trail.slice(trail.indexOf(next)), next]
    const cycle = search.done.has(next) ? undefined : findCycle(search, [...trail, next])
    if (cycle !== undefined) return cycle
  }
  search.done.add(last)
  return undefined
}

function targetsOf(file: HouseFile): readonly string[] {
  return importsOf(file).flatMap((imported) => imported.file ?? [])
}

function report(cycle: readonly string[]): Violation {
  return { file: cycle[0] ?? '', line: 1, message: `imports itself: ${cycle.join(' → ')}` }
}
