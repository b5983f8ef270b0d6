/** Whether a call makes a suite or a test, and with which title. */

import { ts } from '../syntax/parse.ts'
import { chainOf } from './call-chain.ts'
import type { TestNames } from './test-names.ts'
import { type TitlePart, titlePart } from './title-part.ts'

export type TestCall = {
  readonly kind: 'suite' | 'test'
  readonly title: TitlePart
}

/** What stands last in a chain that only prepares the call with the title, or that is about something else. */
const NOT_A_TITLE: ReadonlySet<string> = new Set(
  'each for extend prop skipIf runIf scoped override beforeAll beforeEach afterAll afterEach aroundAll aroundEach'.split(
    ' ',
  ),
)

const SUITES: readonly string[] = ['describe', 'suite']

export function testCall(call: ts.CallExpression, names: TestNames): TestCall | undefined {
  const chain = chainOf(call.expression)
  const caller = chain && (names.namespaces.has(chain.root) ? chain.names[0] : chain.root)
  const kind = caller === undefined ? undefined : names.callers.get(caller)
  if (chain === undefined || kind === undefined) return undefined
  const last = chain.names.at(-1)
  if (!isDirectlyCalled(call) && last !== undefined && NOT_A_TITLE.has(last)) return undefined
  const isFilledIn = chain.names.includes('each') || chain.names.includes('for')
  const makesSuite = last !== undefined && SUITES.includes(last)
  return { kind: makesSuite ? 'suite' : kind, title: titlePart(call.arguments[0], isFilledIn, names.titles) }
}

/** `test.each(table)('title')`: the title is given to what a call returned. */
function isDirectlyCalled(call: ts.CallExpression): boolean {
  return ts.isCallExpression(call.expression) || ts.isTaggedTemplateExpression(call.expression)
}
