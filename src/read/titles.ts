/** The titles in a test file, found without running it. */

import { compilerTree } from '../syntax/compiler-tree.ts'
import { ts } from '../syntax/parse.ts'
import { chainOf } from './call-chain.ts'
import { type TestCall, testCall } from './test-call.ts'
import { testNames, type TestNames } from './test-names.ts'
import type { TitlePart } from './title-part.ts'

export type TestTitle = {
  /** `unknown`: what a call makes that cannot be looked into; its path ends in `anything`. */
  readonly kind: 'suite' | 'test' | 'unknown'
  /** From the outermost suite down. */
  readonly path: readonly TitlePart[]
  /** 1-based. */
  readonly line: number
}

/** Where the walk is: under which suites, and whether what is called here runs while tests are collected. */
type Spot = { readonly path: readonly TitlePart[]; readonly isCollected: boolean }

const ANYTHING: TitlePart = { kind: 'anything' }

/** Under which suites a function runs cannot be told where it is written. */
const SOMEWHERE: Spot = { path: [ANYTHING], isCollected: false }

/** Calls that make no tests, whatever they are given. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...[
    'vi',
    'vitest',
    'jest',
    'expect',
    'assert',
    'expectTypeOf',
    'assertType',
    'console',
    'process',
    'Object',
    'require',
  ],
  ...['beforeAll', 'beforeEach', 'afterAll', 'afterEach', 'aroundAll', 'aroundEach', 'onTestFinished', 'onTestFailed'],
])

/** Callbacks of these are called in place. */
const LOOPS: ReadonlySet<string> = new Set(['forEach', 'map', 'flatMap', 'filter', 'reduce'])

type Context = { readonly sourceFile: ts.SourceFile; readonly names: TestNames }

/** Total: a file that does not parse has the titles that can be seen in it. */
export function titlesOf(file: string, text: string): readonly TestTitle[] {
  const sourceFile = compilerTree(file, text)
  const context = { sourceFile, names: testNames(sourceFile) }
  return [...below(sourceFile, { path: [], isCollected: true }, context)]
}

function* below(node: ts.Node, spot: Spot, context: Context): Iterable<TestTitle> {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* visit(child, spot, context)
}

function visit(node: ts.Node, spot: Spot, context: Context): Iterable<TestTitle> {
  if (!ts.isCallExpression(node)) return below(node, isNamedFunction(node) ? SOMEWHERE : spot, context)
  const made = testCall(node, context.names)
  return made === undefined ? visitCall(node, spot, context) : visitTestCall(node, made, spot, context)
}

function* visitCall(call: ts.CallExpression, spot: Spot, context: Context): Iterable<TestTitle> {
  const chain = chainOf(call.expression)
  if (chain !== undefined && HARMLESS.has(chain.root)) return
  const isLoop = ts.isPropertyAccessExpression(call.expression) && LOOPS.has(call.expression.name.text)
  if (isLoop) return yield* below(call, spot, context)
  const path = [...spot.path, ANYTHING]
  if (spot.isCollected && mayMakeTests(call, context.names)) yield titleAt('unknown', path, call, context)
  yield* below(call, { path, isCollected: false }, context)
}

function* visitTestCall(call: ts.CallExpression, made: TestCall, spot: Spot, context: Context): Iterable<TestTitle> {
  const path = [...spot.path, made.title]
  yield titleAt(made.kind, path, call, context)
  if (made.kind === 'test') return
  const bodies = call.arguments.filter(isFunction)
  if (bodies.length === 0 && call.arguments.length > 1) yield titleAt('unknown', [...path, ANYTHING], call, context)
  for (const { body } of bodies) yield* visit(body, { ...spot, path }, context)
}

function titleAt(kind: TestTitle['kind'], path: TestTitle['path'], node: ts.Node, { sourceFile }: Context): TestTitle {
  return { kind, path, line: sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1 }
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

export { matchTitle, type TitleMatch } from './match-title.ts'
