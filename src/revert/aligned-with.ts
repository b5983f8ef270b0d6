/** What stood in an old node where a child stands in the present one. */

import { leaves } from '../syntax/leaves.ts'
import type { ts } from '../syntax/parse.ts'
import { shape } from '../syntax/shape.ts'
import { isListed } from '../syntax/statement-place.ts'

/**
 * `there` is of the same kind as the child's parent. Usually one node; several where one statement has come for all
 * that stood between the same neighbours and `mayBeSeveral`. Empty when nothing did.
 */
export function alignedWith(child: ts.Node, there: ts.Node, mayBeSeveral: boolean): readonly ts.Node[] {
  for (const [key, value] of Object.entries(child.parent)) {
    const held: unknown = value
    const old: unknown = Reflect.get(there, key)
    if (key === 'parent') continue
    if (held === child) return isNode(old) ? [old] : []
    if (Array.isArray(held) && held.includes(child))
      return Array.isArray(old) ? inList(child, [held.filter(isNode), old.filter(isNode)], mayBeSeveral) : []
  }
  return []
}

function isNode(value: unknown): value is ts.Node {
  return typeof value === 'object' && value !== null && 'kind' in value && 'pos' in value
}

type Lists = readonly [now: readonly ts.Node[], old: readonly ts.Node[]]

function inList(child: ts.Node, [now, old]: Lists, mayBeSeveral: boolean): readonly ts.Node[] {
  const same = onlyLike(child, old)
  if (same !== undefined && onlyLike(child, now) === child) return [same]
  const [come, gone] = between(child, now, old)
  if (come.length === 1 && (gone.length === 1 || (mayBeSeveral && isListed(child)))) return gone
  return likest(child, come, gone)
}

/** What came and what went between the nearest neighbours that are in both lists, once each. */
function between(child: ts.Node, now: readonly ts.Node[], old: readonly ts.Node[]): Lists {
  const index = now.indexOf(child)
  const kept = now.flatMap((node, at) => {
    const other = onlyLike(node, now) === node ? onlyLike(node, old) : undefined
    return other === undefined ? [] : [[at, old.indexOf(other)] as const]
  })
  const before = kept.findLast(([at]) => at < index) ?? [-1, -1]
  const after = kept.find(([at]) => at > index) ?? [now.length, old.length]
  let [from, oldFrom] = [before[0] + 1, before[1] + 1]
  let [to, oldTo] = [after[0], after[1]]
  while (from < index && oldFrom < oldTo && isSame(now[from], old[oldFrom])) [from, oldFrom] = [from + 1, oldFrom + 1]
  while (to - 1 > index && oldFrom < oldTo && isSame(now[to - 1], old[oldTo - 1])) [to, oldTo] = [to - 1, oldTo - 1]
  return [now.slice(from, to), old.slice(oldFrom, oldTo)]
}

function onlyLike(node: ts.Node, list: readonly ts.Node[]): ts.Node | undefined {
  const found = list.filter((other) => isSame(node, other))
  return found.length === 1 ? found[0] : undefined
}

function isSame(one: ts.Node | undefined, other: ts.Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.kind === other.kind && shapeOf(one) === shapeOf(other)
}

function shapeOf(node: ts.Node): string {
  return shape(node, node.getSourceFile())
}

/** Below this share of common words two pieces of code are two things. */
const LEAST_ALIKE = 0.4

/** The most like it, when nothing else that came is more like that. */
function likest(child: ts.Node, come: readonly ts.Node[], gone: readonly ts.Node[]): readonly ts.Node[] {
  const best = mostAlike(child, gone)
  if (best === undefined || alike(child, best) < LEAST_ALIKE) return []
  return mostAlike(best, come) === child ? [best] : []
}

function mostAlike(node: ts.Node, others: readonly ts.Node[]): ts.Node | undefined {
  return others
    .map((other) => ({ other, share: alike(node, other) }))
    .toSorted((a, b) => b.share - a.share)
    .at(0)?.other
}

/** Words in common over all words; nothing for nodes of two kinds. */
function alike(one: ts.Node, other: ts.Node): number {
  if (one.kind !== other.kind) return 0
  const [some, others] = [wordsOf(one), wordsOf(other)]
  const left = [...others]
  const common = some.filter((word) => {
    const index = left.indexOf(word)
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
  return (2 * common.length) / (some.length + others.length || 1)
}

function wordsOf(node: ts.Node): readonly string[] {
  const tree = node.getSourceFile()
  return leaves(node, tree).map(({ start, end }) => tree.text.slice(start, end))
}
