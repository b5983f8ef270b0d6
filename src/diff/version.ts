/** One side of a changed file: its text, its tree, and what its nodes come to at run time. */

import { compilerTree } from '../syntax/compiler-tree.ts'
import type { ts } from '../syntax/parse.ts'
import { runtimeShapes, type RuntimeShapes, usedIn } from '../syntax/runtime-shape.ts'

export type Version = {
  readonly text: string
  readonly tree: ts.SourceFile
  readonly shapeOf: RuntimeShapes
}

/** Both sides of one file. */
export type Sides = { readonly file: string; readonly before: Version; readonly now: Version }

type Texts = { readonly before: string; readonly now: string }

/**
 * An import that only one side uses counts on both: it is there, and nothing came of it. `keepsImports`: the compiler
 * keeps those of types too.
 */
export function sides(file: string, { before, now }: Texts, keepsImports = false): Sides {
  const [old, present] = [compilerTree(file, before), compilerTree(file, now)]
  const [usedBefore, usedNow] = [usedIn(old), usedIn(present)]
  const isAllKept = keepsImports || usedBefore === undefined || usedNow === undefined
  const used = isAllKept ? undefined : new Set([...usedBefore, ...usedNow])
  return {
    file,
    before: { text: before, tree: old, shapeOf: runtimeShapes(used) },
    now: { text: now, tree: present, shapeOf: runtimeShapes(used) },
  }
}
