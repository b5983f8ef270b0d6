/** Whether a part only says something in other words: in an error, a warning, a log. */

import { ts } from '../syntax/parse.ts'
import type { Atom } from './atom.ts'
import type { Shapes } from './look-rename.ts'
import { tokensOf } from './look-tokens.ts'

/** The same but for texts that are thrown, warned or logged. */
export function isMessage(atoms: readonly Atom[], { before, now }: Shapes): boolean {
  const [old, present] = [tokensOf(before.join(' ')), tokensOf(now.join(' '))]
  if (old.length !== present.length) return false
  const said = new Set(atoms.flatMap((atom) => [...atom.now, ...atom.before]).flatMap(messagesIn))
  const differing = old.flatMap((token, index) => (token === present[index] ? [] : [token, present[index] ?? '']))
  return differing.length > 0 && differing.every((token) => token.startsWith('"') && said.has(token))
}

function messagesIn(node: ts.Node): readonly string[] {
  const found: string[] = []
  const visit = (inner: ts.Node, isSaid: boolean): void => {
    const says = isSaid || speaks(inner)
    if (says && (ts.isStringLiteralLike(inner) || ts.isTemplateHead(inner) || ts.isTemplateMiddleOrTemplateTail(inner)))
      found.push(JSON.stringify(inner.text))
    ts.forEachChild(inner, (child) => visit(child, says))
  }
  visit(node, ts.findAncestor(node, speaks) !== undefined)
  return found
}

function speaks(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith('Error')
  if (!ts.isCallExpression(node)) return false
  return /^console\.|(?:^|\.)(?:warn|debug|log|invariant|deprecate)$/.test(node.expression.getText())
}
