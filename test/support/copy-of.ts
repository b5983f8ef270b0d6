/** A copy of a little work tree for one test. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { copyTree } from '../../src/world/copy-tree.ts'
import type { Tree } from '../../src/world/tree.ts'

/** Gone when the test ends. */
export async function copyOf(root: string): Promise<Tree> {
  const tree = await copyTree(root)
  onTestFinished(() => tree.close())
  return tree
}

export const textIn = (tree: Tree, path: string) => readFileSync(join(tree.root, path), 'utf8')
