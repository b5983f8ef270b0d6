/** `revert: with <module>#<name>`: what a function of the user's makes of the node. */

import { type Node, parse } from '../syntax/parse.ts'
import { type FoundSite, type Outcome, stale } from './rule.ts'
import { was } from './was.ts'

/** Answers the new text of a node, and '' to remove it. The node is ts-morph's, in a project of this one file; changing it has no effect. */
export type RevertFunction = (node: Node) => unknown

/** Puts the function's answer in the node's place as `was` would. `name` is for the message. */
export function withFunction(name: string, revert: RevertFunction | undefined, site: FoundSite): Outcome {
  if (revert === undefined) return stale('function-failed', `\`${name}\` is no function`)
  const answer = call(revert, site)
  if (typeof answer === 'string') return was(answer, site)
  return stale('function-failed', `\`${name}\` ${answer.why}`)
}

function call(revert: RevertFunction, { node, tree }: FoundSite): string | { readonly why: string } {
  const start = node.getStart(tree)
  const root = parse(tree.fileName, tree.text)
  const found = root.forEachDescendant((inner) =>
    inner.getStart() === start && inner.getEnd() === node.end ? inner : undefined,
  )
  if (found === undefined) return { why: 'could not be given its node' }
  // @teeth function-failed: `with` is stale when the function throws, and says what
  //   test: test/unit/revert/with.test.ts
  //   revert: unwrap
  try {
    const answer: unknown = revert(thatIsNoValue(found))
    return typeof answer === 'string'
      ? answer
      : { why: `answered no text (${typeof answer}); expected the node's new text` }
  } catch (error) {
    return { why: `threw: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** The old implementation itself, named by mistake, would reckon with the node and answer `NaN`, which parses. */
function thatIsNoValue(node: Node): Node {
  // @teeth with-makes-no-value-of-the-node: `with` is stale when the function takes the node for a number or a text
  //   test: test/unit/revert/with.test.ts
  //   revert: remove
  Object.defineProperty(node, Symbol.toPrimitive, { value: refuseValue })
  return node
}

function refuseValue(): never {
  throw new TypeError('it took the node for a number or a text; the code of the node is `node.getText()`')
}
