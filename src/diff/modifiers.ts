/** Modifiers of a declaration on both sides: whether only its export differs, which is undone by itself. */

import { ts } from '../syntax/parse.ts'
import type { Atom } from './atom.ts'
import type { Sides, Version } from './version.ts'

/** What the modifiers come to at run time. */
export function modifiersOf(node: ts.Node, { shapeOf }: Version): string {
  return (listOf(node) ?? [])
    .map(shapeOf)
    .filter((shape) => shape !== '')
    .join(' ')
}

/** The atom that gives a declaration its export, or takes it; undefined when more or nothing differs. */
export function exportAtom(before: ts.Node, now: ts.Node, sides: Sides): Atom | undefined {
  const [old, present] = [exportOf(before), exportOf(now)]
  if ((old === undefined) === (present === undefined)) return undefined
  if (withoutExport(before, sides.before) !== withoutExport(now, sides.now)) return undefined
  const common = { file: sides.file, nowAround: now.parent, beforeAround: before.parent }
  if (present === undefined) {
    const start = now.getStart()
    return {
      ...common,
      act: 'removed',
      edit: { span: { start, end: start }, text: 'export ' },
      now: [],
      before: [before],
    }
  }
  const end = present.end + (/^\s+/.exec(sides.now.text.slice(present.end))?.[0].length ?? 0)
  return {
    ...common,
    act: 'added',
    edit: { span: { start: present.getStart(), end }, text: '' },
    now: [present],
    before: [],
  }
}

function exportOf(node: ts.Node): ts.ModifierLike | undefined {
  const modifiers = listOf(node) ?? []
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return undefined
  return modifiers.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

function withoutExport(node: ts.Node, version: Version): string {
  const others = (listOf(node) ?? []).filter(({ kind }) => kind !== ts.SyntaxKind.ExportKeyword)
  return others.map(version.shapeOf).join(' ')
}

function listOf(node: ts.Node): readonly ts.ModifierLike[] | undefined {
  return ts.canHaveModifiers(node) ? node.modifiers : undefined
}
