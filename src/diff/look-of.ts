/** Whether a part looks like a change that people make without meaning another behaviour. */

import type { Look } from '../model/diff-ledger.ts'
import { ts } from '../syntax/parse.ts'
import type { Atom } from './atom.ts'
import { isExtraction } from './look-extraction.ts'
import { isMessage } from './look-message.ts'
import { isMove, type MoveTerms } from './look-move.ts'
import { isRename, type Shapes } from './look-rename.ts'
import { isTypeImport } from './look-type-import.ts'

/** Undefined when it looks like a change of behaviour. Such a part is tried like any other; only the report is quieter. */
export function lookOf(atoms: readonly Atom[], terms: MoveTerms): Look | undefined {
  const { sides } = terms
  const shapes: Shapes = {
    before: atoms.flatMap(({ file, before }) => before.map((node) => sides.get(file)?.before.shapeOf(node) ?? '')),
    now: atoms.flatMap(({ file, now }) => now.map((node) => sides.get(file)?.now.shapeOf(node) ?? '')),
  }
  if (isSameSet(shapes) && atoms.every(isOrderless) && isOnePlace(atoms)) return 'reordered'
  if (isMove(atoms, terms)) return 'moved'
  if (isRename(atoms, shapes)) return 'rename'
  if (isExtraction(atoms, sides)) return 'extracted-variable'
  if (isTypeImport(atoms, sides)) return 'type-import'
  return isMessage(atoms, shapes) ? 'message' : undefined
}

function isSameSet({ before, now }: Shapes): boolean {
  return before.length > 0 && before.toSorted().join() === now.toSorted().join()
}

/** What may stand before or after its neighbours without doing otherwise. */
function isOrderless({ now, before }: Atom): boolean {
  return [...now, ...before].every(
    (node) =>
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isImportDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isExportDeclaration(node) ||
      ts.isExportSpecifier(node) ||
      (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) ||
      ts.isShorthandPropertyAssignment(node),
  )
}

function isOnePlace(atoms: readonly Atom[]): boolean {
  return new Set(atoms.map(({ nowAround }) => nowAround)).size === 1
}
