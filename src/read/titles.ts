/** The titles in a test file, found without running it. */

import { compilerTree } from '../syntax/compiler-tree.ts'
import { ts } from '../syntax/parse.ts'
import { chainOf } from './call-chain.ts'
import { type TestCall, testCall } from './test-call.ts'
import { testNames, type TestNames } from './test-names.ts'
import type { TestTitle } from './test-title.ts'
import type { TitlePart } from './title-part.ts'

/** Where the walk is: under which suites, and whether what is called here runs while tests are collected. */
type Spot = { readonly path: readonly TitlePart[]; readonly isCollected: boolean; readonly names: TestNames }

const ANYTHING: TitlePart = { kind: 'anything' }

/** Calls that make no tests, whatever they are given. */
const HARMLESS: ReadonlySet<string> = new Set(
  [
    'vi vitest jest expect assert expectTypeOf assertType console process Object require',
    'beforeAll beforeEach afterAll afterEach aroundAll aroundEach onTestFinished onTestFailed',
  ].flatMap((names) => names.split(' ')),
)

/** Callbacks of these are called in place. */
const LOOPS: ReadonlySet<string> = new Set(['forEach', 'map', 'flatMap', 'filter', 'reduce'])

/** Total: a file that does not parse has the titles that can be seen in it. */
export function titlesOf(file: string, text: string): readonly TestTitle[] {
  const sourceFile = compilerTree(file, text)
  return [...below(sourceFile, { path: [], isCollected: true, names: testNames(sourceFile) })]
}

function* below(node: ts.Node, spot: Spot): Iterable<TestTitle> {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* visit(child, spot)
}

function visit(node: ts.Node, spot: Spot): Iterable<TestTitle> {
  if (!ts.isCallExpression(node)) return below(node, isNamedFunction(node) ? somewhere(spot) : spot)
  const made = testCall(node, spot.names)
  return made === undefined ? visitCall(node, spot) : visitTestCall(node, made, spot)
}

function* visitCall(call: ts.CallExpression, spot: Spot): Iterable<TestTitle> {
  const isLoop = ts.isPropertyAccessExpression(call.expression) && LOOPS.has(call.expression.name.text)
  if (isLoop) return yield* below(call, spot)
  if (isHarmless(call)) return
  const path = [...spot.path, ANYTHING]
  if (spot.isCollected && mayMakeTests(call, spot.names)) yield titleAt('unknown', path, call)
  yield* below(call, { ...spot, path, isCollected: false })
}

/** Whether it makes no tests, whatever it is given; a loop makes what its callback makes. */
export function isHarmless(call: ts.CallExpression): boolean {
  const chain = chainOf(call.expression)
  // @teeth a-loop-may-make-tests: a loop over an object may make tests
  //   test: test/unit/read/test-file.test.ts > a file may hold a test
  //   names: a loop over an object
  //   was: return chain !== undefined && HARMLESS.has(chain.root)
  return chain !== undefined && HARMLESS.has(chain.root) && !chain.names.some((name) => LOOPS.has(name))
}

function* visitTestCall(call: ts.CallExpression, made: TestCall, spot: Spot): Iterable<TestTitle> {
  const path = [...spot.path, made.title]
  yield titleAt(made.kind, path, call)
  if (made.kind === 'test') return
  const bodies = call.arguments.filter(isFunction)
  if (bodies.length === 0 && call.arguments.length > 1) yield titleAt('unknown', [...path, ANYTHING], call)
  for (const { body } of bodies) yield* visit(body, { ...spot, path })
}

function titleAt(kind: TestTitle['kind'], path: TestTitle['path'], node: ts.Node): TestTitle {
  const sourceFile = node.getSourceFile()
  return { kind, path, line: sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1 }
}

/** Under which suites a function runs cannot be told where it is written. */
function somewhere(spot: Spot): Spot {
  return { ...spot, path: [ANYTHING], isCollected: false }
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
}

function isNamedFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isClassLike(node) || ts.isMethodDeclaration(node)) return true
  return isFunction(node) && (ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent))
}

/** A statement of its own that is given words or a callback, as `ruleTester.run('name', …)`, or comes from the project. */
function mayMakeTests(call: ts.CallExpression, names: TestNames): boolean {
  const statement = ts.isAwaitExpression(call.parent) ? call.parent.parent : call.parent
  if (!ts.isExpressionStatement(statement)) return false
  const hasWords = call.arguments.some(
    (argument) => ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument),
  )
  if (!ts.isIdentifier(call.expression)) return hasWords && call.arguments.length > 1
  if (names.functions.has(call.expression.text)) return false
  return hasWords || names.ownImports.has(call.expression.text) || call.arguments.some(isFunction)
}

export { matchTitle } from './match-title.ts'
export type { TestTitle } from './test-title.ts'
