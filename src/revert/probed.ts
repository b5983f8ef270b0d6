/** Puts the calls into the text. */

import { assertNever } from '../model/assert-never.ts'
import type { ts } from '../syntax/parse.ts'
import type { Version } from './change.ts'
import type { ProbePlace } from './probe-place.ts'

/** The call for the site of that number, and where it goes. */
export type Probe = { readonly number: number; readonly place: ProbePlace }

type Insertion = {
  readonly at: number
  /** At one offset what closes comes first, then statements, then what opens. */
  readonly turn: 0 | 1 | 2
  /** Within a turn: outer ones open before inner ones and close after them. */
  readonly rank: number
  readonly text: string
}

export function probed({ text, tree }: Version, probes: readonly Probe[]): string {
  const insertions = probes.flatMap((probe) => insertionsOf(probe, tree))
  const sorted = insertions.toSorted((a, b) => a.at - b.at || a.turn - b.turn || a.rank - b.rank)
  let result = ''
  let offset = 0
  for (const insertion of sorted) {
    result += text.slice(offset, insertion.at) + insertion.text
    offset = insertion.at
  }
  return result + text.slice(offset)
}

function insertionsOf({ number, place }: Probe, tree: ts.SourceFile): readonly Insertion[] {
  const call = `__teeth_hit__(${number})`
  switch (place.kind) {
    case 'statement':
      return [{ at: place.at, turn: 1, rank: 0, text: `;${call};` }]
    case 'member':
      return [{ at: place.at, turn: 1, rank: 0, text: `static{${call}}` }]
    case 'expression':
      return around(place.node, tree, [`(${call},`, ')'])
    case 'alone':
      return around(place.node, tree, [`{${call};`, '}'])
    default:
      return assertNever(place)
  }
}

function around(node: ts.Node, tree: ts.SourceFile, [open, close]: readonly [string, string]): readonly Insertion[] {
  const depth = depthOf(node)
  return [
    { at: node.getStart(tree), turn: 2, rank: depth, text: open },
    { at: node.end, turn: 0, rank: -depth, text: close },
  ]
}

function depthOf(node: ts.Node): number {
  let depth = 0
  for (let around = node.parent; around !== undefined; around = around.parent) depth += 1
  return depth
}
