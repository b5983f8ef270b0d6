/** Why a revert does not stand although its rule found something to edit. */

import type { Revert } from '../model/revert.ts'
import { differing } from '../syntax/differing.ts'
import { faults } from '../syntax/faults.ts'
import { nodesIn } from '../syntax/node-at.ts'
import { type SyntaxFault, ts } from '../syntax/parse.ts'
import { shape } from '../syntax/shape.ts'
import type { Change, SiteChange, Version } from './change.ts'
import { fits } from './fits.ts'
import { moved, movedSpan } from './moved.ts'
import { stale } from './rule.ts'

type StaleSite = Extract<Revert, { kind: 'stale' }>

/** It does not parse, it runs into what is around it, or it changes nothing; undefined when it stands. */
export function objection(change: Change): StaleSite | undefined {
  const fault = newFault(change)
  if (fault !== undefined) {
    const { line } = change.after.tree.getLineAndCharacterOfPosition(fault.start)
    return {
      ...stale('does-not-parse', `line ${line + 1}: ${fault.message}`),
      site: siteOf(change, fault.start),
    }
  }
  // @teeth code-is-whole: `was` is stale when it runs out of its place and in again
  //   test: test/unit/revert/was.test.ts
  //   was: const loose = change.sites.find(() => false)
  const loose = change.sites.find((site) => !fits(site, change))
  if (loose !== undefined)
    return { ...stale('does-not-parse', 'the code is read as part of what is around the site'), site: loose.number }
  // @teeth changes-nothing: `was` is stale when it differs only in white space
  //   test: test/unit/revert/was.test.ts
  //   was: const idle = change.sites.find(() => false)
  const idle = change.sites.find((site) => isIdle(site, change))
  return idle && { ...stale('changes-nothing', 'the site says the same before and after'), site: idle.number }
}

/** The first thing that the old text had nothing like. */
function newFault({ before, after }: Change): SyntaxFault | undefined {
  const { was, now } = differing(before.tree, after.tree)
  const found = faults(after.tree, now)
  if (found.length === 0) return undefined
  const known = faults(before.tree, was).map(({ message }) => message)
  return found.find(({ message }) => {
    const index = known.indexOf(message)
    // @teeth known-faults: a file that does not parse to begin with may be reverted where that adds no fault
    //   test: test/unit/revert/revert.test.ts
    //   revert: condition true
    if (index === -1) return true
    known.splice(index, 1)
    return false
  })
}

/** The last site that begins before the fault. */
function siteOf({ sites, edits }: Change, offset: number): number {
  const before = sites.filter(({ region }) => moved(region.start, edits) <= offset)
  return (before.toSorted((a, b) => a.region.start - b.region.start).at(-1) ?? sites[0])?.number ?? 0
}

/** Same syntax tree before and after. */
function isIdle({ region }: SiteChange, { before, after, edits }: Change): boolean {
  const now = nodesIn(after.tree, movedSpan(region, edits))
  return shapes(nodesIn(before.tree, region), before) === shapes(now, after)
}

function shapes(nodes: readonly ts.Node[], { tree }: Version): string {
  return nodes
    .filter((node) => !ts.isEmptyStatement(node))
    .map((node) => shape(node, tree))
    .join('\n')
}
