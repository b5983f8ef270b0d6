/** What the memory of trees gives back, and what it forgets. */

import { expect, test, vi } from 'vitest'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { recentTrees, type TreeOf } from '../../../src/syntax/recent-trees.ts'

test('a text is parsed once, and another text of the same file is another tree', () => {
  const parse = vi.fn<TreeOf>(compilerTree)
  const treeOf = recentTrees(parse)
  const first = treeOf('a.ts', 'f()')
  expect(treeOf('a.ts', 'g()').text).toBe('g()')
  expect(treeOf('b.ts', 'f()').fileName).toContain('b.ts')
  expect(treeOf('a.ts', 'f()')).toBe(first)
  expect(parse).toHaveBeenCalledTimes(3)
})

test('only the last few are kept, and one that is asked for again stays', () => {
  const parse = vi.fn<TreeOf>(compilerTree)
  const treeOf = recentTrees(parse)
  const first = treeOf('a.ts', 'f()')
  for (let number = 0; number < 100; number++) {
    treeOf('b.ts', `f(${number})`)
    expect(treeOf('a.ts', 'f()')).toBe(first)
  }
  treeOf('b.ts', 'f(0)')
  expect(parse).toHaveBeenCalledTimes(102)
})
