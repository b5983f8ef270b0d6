/** What a node of the present text was in an older one: found by its path of names, then by place and shape. */

import type { Span } from '../model/place.ts'
import { ts } from '../syntax/parse.ts'
import { isListed } from '../syntax/statement-place.ts'
import { alignedWith } from './aligned-with.ts'
import { namedIn, namesAround, stepOf } from './name-path.ts'

/** `detail` goes on from `at <ref>`. */
export type Counterpart =
  | { readonly kind: 'found'; readonly span: Span }
  | { readonly kind: 'missing'; readonly detail: string }
  | { readonly kind: 'several'; readonly detail: string }

/** Never guesses: what is not told by names, nor by what stayed around it, is missing. */
export function counterpart(node: ts.Node, old: ts.SourceFile): Counterpart {
  const named = ts.isVariableStatement(node) ? (node.declarationList.declarations[0] ?? node) : node
  const path = namesAround(named)
  let [around, there]: readonly [ts.Node, ts.Node] = [node.getSourceFile(), old]
  for (const declaration of path) {
    const olds = sameNamed(declaration, around, there)
    const [first, another] = olds
    if (first === undefined) return { kind: 'missing', detail: `there is no ${pathText(declaration)}` }
    if (another !== undefined)
      return { kind: 'several', detail: `${pathText(declaration)} is declared ${olds.length} times` }
    around = declaration
    there = first
  }
  return around === named ? whole(node, there) : inside(node, around, there)
}

/** Of several of one name the same in order, where there are as many. */
function sameNamed(declaration: ts.Node, around: ts.Node, there: ts.Node): readonly ts.Node[] {
  const step = stepOf(declaration)
  if (step === undefined) return []
  const [peers, olds] = [namedIn(around, step), namedIn(there, step)]
  // @teeth namesakes-in-their-order: of several declarations of one name it is the one in the same place
  //   test: test/unit/revert/from.test.ts
  //   was: return olds.slice(0, 1)
  return peers.length === olds.length ? olds.slice(peers.indexOf(declaration)).slice(0, 1) : olds
}

function pathText(declaration: ts.Node): string {
  const names = namesAround(declaration).map((node) => stepOf(node)?.name ?? '')
  return `\`${names.join(' > ')}\``
}

/** A function may have been a constant then, and the other way round: the whole statement is what stands for it. */
function whole(node: ts.Node, there: ts.Node): Counterpart {
  if (!isListed(node)) return there.kind === node.kind || !ts.isStatement(there) ? at(there) : otherForm(there)
  const statement = ts.isVariableDeclaration(there) ? there.parent.parent : there
  return ts.isStatement(statement) && isListed(statement) ? at(statement) : otherForm(there)
}

function otherForm(there: ts.Node): Counterpart {
  return { kind: 'missing', detail: `${pathText(there)} has a form that does not fit this place` }
}

function at(node: ts.Node): Counterpart {
  return { kind: 'found', span: { start: node.getStart(), end: node.end } }
}

/** Goes down from a declaration to the node by the same steps in the old one. */
function inside(node: ts.Node, around: ts.Node, old: ts.Node): Counterpart {
  let there = old
  for (const step of downTo(node, around)) {
    const isLast = step === node
    const found = there.kind === step.parent.kind ? alignedWith(step, there, isLast) : []
    const [first] = found
    const last = found.at(-1)
    if (first === undefined || last === undefined)
      return {
        kind: 'missing',
        detail: `nothing stands ${ts.isSourceFile(around) ? 'there' : `in ${pathText(around)}`} where this stands now`,
      }
    if (isLast) return { kind: 'found', span: { start: first.getStart(), end: last.end } }
    there = first
  }
  return at(there)
}

/** From the child of `around` that holds the node down to the node. */
function downTo(node: ts.Node, around: ts.Node): readonly ts.Node[] {
  const steps: ts.Node[] = []
  for (let step = node; step !== around; step = step.parent) steps.unshift(step)
  return steps
}
