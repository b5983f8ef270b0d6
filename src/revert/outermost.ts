/** The outermost nodes of a kind in a site: what a rule means when its site only contains what it works on. */

import { kindName } from '../syntax/kind-name.ts'
import { ts } from '../syntax/parse.ts'
import { type FoundSite, type Stale, stale } from './rule.ts'

type Only<T> = { readonly kind: 'only'; readonly node: T } | Stale

/** What a rule looks for, in words for people: `an \`if\` or a loop`. */
export type Wanted<T extends ts.Node> = {
  readonly is: (node: ts.Node) => node is T
  readonly words: string
}

/** The one candidate: the site itself or the only outermost one in it; inside its functions only if outside is none. */
export function onlyOutermost<T extends ts.Node>({ node }: FoundSite, { is, words }: Wanted<T>): Only<T> {
  const outside = candidates(node, is, false)
  const found = outside.length > 0 ? outside : candidates(node, is, true)
  const [only] = found
  // @teeth one-candidate: a rule is stale with candidates side by side
  //   test: test/unit/revert/condition.test.ts
  //   names: is stale with candidates side by side
  //   revert: remove
  if (found.length > 1) return stale('matches-several', `expected ${words} once, found ${found.length} side by side`)
  if (only !== undefined) return { kind: 'only', node: only }
  return stale('rule-does-not-fit', `expected ${words}, found a ${kindName(node)} without`)
}

function candidates<T extends ts.Node>(
  node: ts.Node,
  is: (node: ts.Node) => node is T,
  entersFunctions: boolean,
): readonly T[] {
  if (is(node)) return [node]
  const found: T[] = []
  ts.forEachChild(node, (child) => {
    if (entersFunctions || !ts.isFunctionLike(child)) found.push(...candidates(child, is, entersFunctions))
  })
  return found
}
