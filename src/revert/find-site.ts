/** Finds a guard's site again in the text as it is now. */

import type { Site } from '../model/guard.ts'
import { nodeAt } from '../syntax/node-at.ts'
import type { ts } from '../syntax/parse.ts'
import type { Version } from './change.ts'
import { type Stale, stale } from './rule.ts'

type Found = { readonly kind: 'found'; readonly node: ts.Node } | Stale

/** By its span, and only if the text there is what was read. */
export function findSite({ span, text }: Site, file: Version): Found {
  // @teeth file-changed: a guard is stale when its file has changed
  //   test: test/unit/revert/revert.test.ts
  //   revert: condition false
  if (file.text.slice(span.start, span.end) !== text)
    return stale('file-changed', 'the file has changed since its annotations were read; read it again')
  const node = nodeAt(file.tree, span)
  if (node === undefined) return stale('matches-nothing', 'no syntax node begins and ends with the site')
  return { kind: 'found', node }
}
