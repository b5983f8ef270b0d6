/** The function that runs a piece of code. */

import { ts } from './parse.ts'

export type Home = ts.SignatureDeclaration | ts.ClassStaticBlockDeclaration

/** Undefined at the top level. Decorators and computed names belong to what is around their class or object. */
export function functionAround(node: ts.Node): Home | undefined {
  for (let inner = node; inner.parent !== undefined; inner = outside(inner)) {
    const { parent } = inner
    // @teeth keys-run-outside: what every engine takes is none
    //   test: test/unit/revert/early-errors.test.ts
    //   revert: swap  && !isOutside(inner) =>
    if (isHome(parent) && !isOutside(inner)) return parent
  }
  return undefined
}

export function isHome(node: ts.Node): node is Home {
  return ts.isFunctionLike(node) || ts.isClassStaticBlockDeclaration(node)
}

/** Also the decorator of a parameter runs where its class does. */
function outside(inner: ts.Node): ts.Node {
  const member = ts.isDecorator(inner) && ts.isParameter(inner.parent) ? inner.parent.parent : undefined
  return member ?? inner.parent
}

function isOutside(inner: ts.Node): boolean {
  return ts.isDecorator(inner) || ts.isComputedPropertyName(inner)
}
