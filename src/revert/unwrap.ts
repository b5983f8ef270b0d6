/** `revert: unwrap`: the inside of a guard without the guard. */

import { assertNever } from '../model/assert-never.ts'
import { isLogical } from '../syntax/is-logical.ts'
import { kindName } from '../syntax/kind-name.ts'
import { ts } from '../syntax/parse.ts'
import { keepInside } from './keep-inside.ts'
import { onlyOutermost, type Wanted } from './outermost.ts'
import { type FoundSite, type Outcome, stale } from './rule.ts'
import { unbrace } from './unbrace.ts'

type Side = 'left' | 'right' | undefined
type Wrapper = ts.IfStatement | ts.TryStatement | ts.AwaitExpression | ts.CallExpression | ts.BinaryExpression

const ANY: Wanted<Wrapper> = { is: isWrapper, words: 'an `if`, `try`, `await`, call, `&&`, `||` or `??`' }
const SIDES: Wanted<Wrapper> = { is: isLogical, words: '`&&`, `||` or `??`' }

/** With a side it looks for `&&`, `||` and `??` only. */
export function unwrap(side: Side, site: FoundSite): Outcome {
  const found = onlyOutermost(site, side === undefined ? ANY : SIDES)
  return found.kind === 'stale' ? found : inside(found.node, side, site)
}

function isWrapper(node: ts.Node): node is Wrapper {
  return (
    ts.isIfStatement(node) ||
    ts.isTryStatement(node) ||
    ts.isAwaitExpression(node) ||
    ts.isCallExpression(node) ||
    isLogical(node)
  )
}

function inside(node: Wrapper, side: Side, site: FoundSite): Outcome {
  if (ts.isIfStatement(node)) return unbrace(node, node.thenStatement, site)
  if (ts.isTryStatement(node)) return unbrace(node, node.tryBlock, site)
  if (ts.isAwaitExpression(node)) return keepInside(node, node.expression, site)
  if (ts.isCallExpression(node)) return firstArgument(node, site)
  return oneSide(node, side, site)
}

function firstArgument(node: ts.CallExpression, site: FoundSite): Outcome {
  const [first] = node.arguments
  if (first === undefined) return stale('rule-does-not-fit', 'the call has no argument to keep')
  if (ts.isSpreadElement(first))
    return stale('rule-does-not-fit', `the first argument is a ${kindName(first)}; expected a single value to keep`)
  return keepInside(node, first, site)
}

function oneSide(node: ts.BinaryExpression, side: Side, site: FoundSite): Outcome {
  switch (side) {
    case 'left':
      return keepInside(node, node.left, site)
    case 'right':
      return keepInside(node, node.right, site)
    case undefined:
      // @teeth unwrap-asks-for-a-side: `unwrap` is stale on `&&` without a side
      //   test: test/unit/revert/unwrap.test.ts
      //   was: return keepInside(node, node.right, site)
      return stale(
        'rule-does-not-fit',
        `\`${node.operatorToken.getText(site.tree)}\` has two sides; expected \`unwrap left\` or \`unwrap right\``,
      )
    default:
      return assertNever(side)
  }
}
