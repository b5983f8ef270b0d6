/** `revert: from <git ref>`: the same declaration or statement as it stood at that ref. */

import type { OldText } from '../model/revert.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { counterpart } from './counterpart.ts'
import { dedent } from './dedent.ts'
import { type FoundSite, type Outcome, stale } from './rule.ts'
import { was } from './was.ts'

export type AtRef = {
  readonly ref: string
  /** POSIX path from the root, as the file is called now. */
  readonly file: string
  readonly old: OldText
}

/** Puts the old code in the node's place as `was` would. */
export function from({ ref, file, old }: AtRef, site: FoundSite): Outcome {
  if (old.kind === 'gone') return stale('ref-gone', old.detail)
  const found = counterpart(site.node, compilerTree(file, old.text))
  // @teeth gone-at-the-ref: a declaration that the ref has not is stale
  //   test: test/unit/revert/from.test.ts
  //   was: if (found.kind === 'missing') return was('', site)
  if (found.kind === 'missing') return stale('ref-gone', `at \`${ref}\` ${found.detail}`)
  if (found.kind === 'several') return stale('matches-several', `at \`${ref}\` ${found.detail}`)
  return was(dedent(old.text, found.span, site.tree.fileName), site)
}
