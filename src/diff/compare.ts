/** The atoms of a changed file: where its two trees differ at run time, as narrowly as can be undone. */

import { runtimeFacts } from '../syntax/runtime-shape.ts'
import { ts } from '../syntax/parse.ts'
import { align } from './align.ts'
import type { Atom } from './atom.ts'
import { isBoundary, listKind } from './boundary.ts'
import { exportAtom, modifiersOf } from './modifiers.ts'
import { inPlaceOf, type List, putIn, replaceRun, takeOut, textOf } from './list-edits.ts'
import { between, pair } from './pair.ts'
import { type Slot, slotsOf } from './slots.ts'
import type { Sides } from './version.ts'

/** Empty when the file does the same as before. */
export function compare(sides: Sides): readonly Atom[] {
  return compareNodes(sides.before.tree, sides.now.tree, sides) ?? []
}

/** Undefined where the difference is in what holds the two together, so that only something around them can be put back. */
function compareNodes(before: ts.Node, now: ts.Node, sides: Sides): readonly Atom[] | undefined {
  if (sides.before.shapeOf(before) === sides.now.shapeOf(now)) return []
  const inner = open(before, now, sides)
  if (inner !== undefined) return inner
  return isBoundary(now) && canStandFor(before, now) ? [changed(before, now, sides)] : undefined
}

/** A clause is only ever replaced by a clause; a statement or a value by any other. */
function canStandFor(before: ts.Node, now: ts.Node): boolean {
  return before.kind === now.kind || (ts.isStatement(now) ? ts.isStatement(before) : !isPiece(now) && !isPiece(before))
}

function isPiece(node: ts.Node): boolean {
  return ts.isStatement(node) || ts.isCatchClause(node) || ts.isCaseOrDefaultClause(node) || ts.isParameter(node)
}

function open(before: ts.Node, now: ts.Node, sides: Sides): readonly Atom[] | undefined {
  if (before.kind !== now.kind || runtimeFacts(before).join() !== runtimeFacts(now).join()) return undefined
  const [old, present] = [slotsOf(before), slotsOf(now)]
  if (old.length !== present.length || present.length === 0) return undefined
  const exported = exportAtom(before, now, sides)
  if (exported === undefined && modifiersOf(before, sides.before) !== modifiersOf(now, sides.now)) return undefined
  const atoms: Atom[] = exported === undefined ? [] : [exported]
  for (const [index, slot] of present.entries()) {
    const found = compareSlots(old[index], slot, { before, now, sides })
    if (found === undefined) return undefined
    atoms.push(...found)
  }
  return atoms.length === 0 ? undefined : atoms
}

type Owners = { readonly before: ts.Node; readonly now: ts.Node; readonly sides: Sides }

function compareSlots(before: Slot | undefined, now: Slot, owners: Owners): readonly Atom[] | undefined {
  if (before?.kind === 'node' && now.kind === 'node') return compareNodes(before.node, now.node, owners.sides)
  if (before?.kind !== 'list' || now.kind !== 'list') return undefined
  const kind = listKind(owners.now)
  if (kind !== undefined && isAligned(owners.now, now)) {
    const list: List = { members: now.nodes, start: now.start, isParted: kind === 'parted' }
    return compareLists(before.nodes, list, owners)
  }
  return before.nodes.length === now.nodes.length ? pairwise(before.nodes, now.nodes, owners.sides) : undefined
}

/** Of a function the parameters, of a class the members: not what they inherit from or are decorated with. */
function isAligned(owner: ts.Node, { nodes }: Extract<Slot, { kind: 'list' }>): boolean {
  if (ts.isFunctionLike(owner)) return nodes.every(ts.isParameter)
  return !ts.isClassLike(owner) || nodes.every(ts.isClassElement)
}

function pairwise(before: readonly ts.Node[], now: readonly ts.Node[], sides: Sides): readonly Atom[] | undefined {
  const atoms: Atom[] = []
  for (const [index, node] of now.entries()) {
    const old = before[index]
    const found = old === undefined ? undefined : compareNodes(old, node, sides)
    if (found === undefined) return undefined
    atoms.push(...found)
  }
  return atoms
}

function compareLists(before: readonly ts.Node[], list: List, owners: Owners): readonly Atom[] | undefined {
  const { sides } = owners
  const old = before.map((node) => ({ node, shape: sides.before.shapeOf(node) })).filter(({ shape }) => shape !== '')
  const present = list.members.map((node) => ({ node, shape: sides.now.shapeOf(node) }))
  const kept = present.filter(({ shape }) => shape !== '')
  const seen: List = { ...list, members: kept.map(({ node }) => node) }
  const same = align(
    old.map(({ shape }) => shape),
    kept.map(({ shape }) => shape),
  )
  const atoms: Atom[] = []
  for (const [oldRange, nowRange] of between(same, old.length, kept.length)) {
    const matches = pair(old.slice(...oldRange), kept.slice(...nowRange))
    for (const [oldGap, nowGap, match] of between(matches, oldRange[1] - oldRange[0], nowRange[1] - nowRange[0])) {
      const gone = old.slice(oldRange[0] + oldGap[0], oldRange[0] + oldGap[1]).map(({ node }) => node)
      atoms.push(...gapAtoms(gone, [nowRange[0] + nowGap[0], nowRange[0] + nowGap[1]], { list: seen, owners }))
      if (match === undefined) continue
      const [one, other] = [old[oldRange[0] + match[0]], kept[nowRange[0] + match[1]]]
      if (one === undefined || other === undefined) continue
      const inner = compareNodes(one.node, other.node, sides)
      if (inner === undefined) return undefined
      atoms.push(...inner)
    }
  }
  return atoms
}

type Place = { readonly list: List; readonly owners: Owners }

/** What came and what went between two members that stayed. */
function gapAtoms(
  gone: readonly ts.Node[],
  [from, to]: readonly [number, number],
  { list, owners }: Place,
): readonly Atom[] {
  const come = list.members.slice(from, to)
  if (gone.length === 0 && come.length === 0) return []
  const common = { file: owners.sides.file, nowAround: owners.now, beforeAround: owners.before }
  const version = owners.sides.before
  if (gone.length > 0 && come.length > 0) {
    const edit = replaceRun(list, [from, to], { nodes: gone, version })
    return [{ ...common, act: 'changed', edit, now: come, before: gone }]
  }
  if (list.isParted) {
    return come.length > 0
      ? [{ ...common, act: 'added', edit: takeOut(list, from, to), now: come, before: [] }]
      : [{ ...common, act: 'removed', edit: putIn(list, from, gone, version), now: [], before: gone }]
  }
  return [
    ...come.map((node, index): Atom => ({
      ...common,
      act: 'added',
      edit: takeOut(list, from + index, from + index + 1),
      now: [node],
      before: [],
    })),
    ...gone.map((node): Atom => ({
      ...common,
      act: 'removed',
      edit: putIn(list, from, [node], version),
      now: [],
      before: [node],
    })),
  ]
}

function changed(before: ts.Node, now: ts.Node, { file, before: old }: Sides): Atom {
  return {
    file,
    act: 'changed',
    edit: { span: { start: now.getStart(), end: now.end }, text: inPlaceOf(now, now, textOf([before], old)) },
    now: [now],
    before: [before],
    nowAround: now.parent,
    beforeAround: before.parent,
  }
}
