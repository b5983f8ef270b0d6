/** Whether a mutant changes anything that a user of the code could observe, told from where it stands. */

import type { Span } from '../model/place.ts'
import type { Noise } from '../model/sweep-ledger.ts'
import { nodeAround } from '../syntax/node-at.ts'
import { ts } from '../syntax/parse.ts'

const LOGS = /^(?:(?:this\.)?(?:_?log(?:ger)?|console|debug|process\.(?:stdout|stderr))\b|log$)/i
const TIMERS = /^(?:(?:globalThis|window|timers?)\.)?(?:set(?:Timeout|Interval)|delay|sleep|wait)$/
const TIMES = [/(?:^ms|Ms|_MS)$/, /(?:millis|seconds|timeout|delay|interval|debounce|ttl|duration)$/i]

/** Undefined where it may well be observed. */
export function noiseOf(tree: ts.SourceFile, span: Span): Noise | undefined {
  const node = nodeAround(tree, span)
  for (let one: ts.Node = node; one.parent !== undefined; one = one.parent) {
    const noise = noiseIn(one, node)
    if (noise !== undefined) return noise
    if (ts.isFunctionLike(one) || ts.isBlock(one)) return undefined
  }
  return undefined
}

function noiseIn(one: ts.Node, mutated: ts.Node): Noise | undefined {
  const { parent } = one
  const isArgument = (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression !== one
  if (isArgument) return noiseOfCall(parent.expression.getText(), mutated)
  if (ts.isCallExpression(one) && LOGS.test(one.expression.getText())) return 'log'
  return isTime(one) ? 'duration' : undefined
}

function noiseOfCall(callee: string, mutated: ts.Node): Noise | undefined {
  if (LOGS.test(callee)) return 'log'
  if (/(?:^|\.)\w*(?:Error|Exception)$/.test(callee) && isText(mutated)) return 'message'
  return TIMERS.test(callee) && !ts.isFunctionLike(mutated) && isAmount(mutated) ? 'duration' : undefined
}

/** `const RETRY_MS = 5 * 1000`, `{ timeout: 5 * 1000 }`. */
function isTime(one: ts.Node): boolean {
  const { parent } = one
  const isValue = (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && parent.initializer === one
  return isValue && TIMES.some((time) => time.test(parent.name.getText())) && isAmount(one)
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isTemplateLiteralToken(node)
}

function isAmount(node: ts.Node): boolean {
  return ts.isNumericLiteral(node) || (ts.isBinaryExpression(node) && isAmount(node.left) && isAmount(node.right))
}
