/** What is said of a mutant besides its result: whether it matters, and which guard it stands in. */

import type { Guard } from '../model/guard.ts'
import type { Mutant } from '../model/sweep.ts'
import type { SweptMutant } from '../model/sweep-ledger.ts'
import { readGuards } from '../prove/read-guards.ts'
import { search } from '../prove/collect.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import type { ts } from '../syntax/parse.ts'
import { noiseOf } from './noise.ts'
import { offsetAt } from './offset-at.ts'
import type { SweepRequest, SweepWorld } from './sweep-request.ts'

export type Remark = Pick<SweptMutant, 'noise' | 'guard'>

export type Remarks = (mutant: Mutant) => Remark

/** Every guard of the project; what is wrong with annotations is for other commands to say. */
export async function guardsOf(world: SweepWorld, { runs }: SweepRequest): Promise<readonly Guard[]> {
  const annotated = await search(world, runs)
  return (await readGuards(world, annotated, () => true)).guards
}

/** `texts`: the files that were mutated. */
export function remarks(texts: ReadonlyMap<string, string>, guards: readonly Guard[]): Remarks {
  const trees = new Map<string, ts.SourceFile>()
  return ({ file, start, end }) => {
    const text = texts.get(file) ?? ''
    const span = { start: offsetAt(text, start), end: offsetAt(text, end) }
    const tree = trees.get(file) ?? compilerTree(file, text)
    trees.set(file, tree)
    const noise = noiseOf(tree, span)
    const guard = guards.find(({ sites }) =>
      sites.some((site) => site.file === file && site.span.start <= span.start && site.span.end >= span.end),
    )
    return { ...(noise === undefined ? {} : { noise }), ...(guard === undefined ? {} : { guard: guard.id }) }
  }
}
