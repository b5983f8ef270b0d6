/** Trees of the last few texts: whoever asks about one text in several places has it parsed once. */

import { compilerTree } from './compiler-tree.ts'
import type { ts } from './parse.ts'

/** The tree of a file's text. Nobody changes a tree. */
export type TreeOf = (file: string, text: string) => ts.SourceFile

type Remembered = { readonly file: string; readonly text: string; readonly tree: ts.SourceFile }

/** As many as one guard needs for several files, before and after. */
const LIMIT = 8

/** As `compilerTree`; keeps the trees that were asked for last, so that memory stays flat over any number of files. */
export function recentTrees(parse: TreeOf = compilerTree): TreeOf {
  const recent: Remembered[] = []
  return (file, text) => {
    const index = recent.findIndex((one) => one.file === file && one.text === text)
    const [known] = index === -1 ? [] : recent.splice(index, 1)
    const found = known ?? { file, text, tree: parse(file, text) }
    recent.unshift(found)
    recent.splice(LIMIT)
    return found.tree
  }
}
