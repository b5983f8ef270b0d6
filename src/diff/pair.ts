/** Which members of two lists without anything in common are one member that was changed. */

import { ts } from '../syntax/parse.ts'
import { align, type Matches } from './align.ts'

export type Member = { readonly node: ts.Node; readonly shape: string }

/** How much of their words two members must share to be taken for one. */
const ALIKE = 0.5

/** Those of one name first, then those alike; never across each other. */
export function pair(before: readonly Member[], now: readonly Member[]): Matches {
  const keysBefore = before.map((member, index) => keyOf(member.node) ?? `before ${index}`)
  const keysNow = now.map((member, index) => keyOf(member.node) ?? `now ${index}`)
  const named = align(keysBefore, keysNow)
  return [...between(named, before.length, now.length)].flatMap(([rangeBefore, rangeNow, match]) => [
    ...alike(before, now, [rangeBefore, rangeNow]),
    ...(match === undefined ? [] : [match]),
  ])
}

type Range = readonly [start: number, end: number]
type Gap = readonly [before: Range, now: Range, match: readonly [number, number] | undefined]

/** The gaps between matches, each with the match that ends it. */
export function* between(matches: Matches, before: number, now: number): Generator<Gap> {
  let [one, other] = [0, 0]
  for (const match of matches) {
    yield [[one, match[0]], [other, match[1]], match]
    one = match[0] + 1
    other = match[1] + 1
  }
  yield [[one, before], [other, now], undefined]
}

/** Greedy, in order: each old member is the first present one that is alike enough. */
function alike(
  before: readonly Member[],
  now: readonly Member[],
  [rangeBefore, rangeNow]: readonly [Range, Range],
): Matches {
  const found: (readonly [number, number])[] = []
  const isOnlyPair = rangeBefore[1] - rangeBefore[0] === 1 && rangeNow[1] - rangeNow[0] === 1
  let from = rangeNow[0]
  for (let one = rangeBefore[0]; one < rangeBefore[1]; one += 1) {
    for (let other = from; other < rangeNow[1]; other += 1) {
      const [old, present] = [before[one], now[other]]
      if (old === undefined || present === undefined || old.node.kind !== present.node.kind) continue
      if (hasOtherKey(old.node, present.node)) continue
      if (!isOnlyPair && likeness(old.shape, present.shape) < ALIKE) continue
      found.push([one, other])
      from = other + 1
      break
    }
  }
  return found
}

/** Two functions of different names are two functions, unless they are nearly the same. */
function hasOtherKey(before: ts.Node, now: ts.Node): boolean {
  const [one, other] = [keyOf(before), keyOf(now)]
  return (
    one !== undefined &&
    other !== undefined &&
    one !== other &&
    !ts.isVariableStatement(before) &&
    !ts.isParameter(before)
  )
}

/** The share of words in common (Dice). */
export function likeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of words) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    shared += 1
  }
  return (2 * shared) / (words.length + others.length)
}

function wordsOf(shape: string): readonly string[] {
  return shape.split(/[\s()]+/).filter((word) => word !== '')
}

/** The name by which a member is known in its list; undefined for what has none. */
function keyOf(node: ts.Node): string | undefined {
  const name = nameOf(node)
  return name === undefined ? undefined : `${node.kind} ${name}`
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node))
    return node.name?.text
  if (ts.isClassElement(node) || ts.isObjectLiteralElement(node) || ts.isEnumMember(node)) return node.name?.getText()
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText()).join(',')
  if (ts.isImportDeclaration(node)) return node.moduleSpecifier.getText()
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node) || ts.isParameter(node)) return node.name.getText()
  if (ts.isCaseClause(node)) return node.expression.getText()
  return ts.isDefaultClause(node) ? 'default' : undefined
}
