/** The tests of a test file as they are written: where each stands, what it says, and what of the file it leans on. */

import type { Place } from '../model/place.ts'
import { testCall } from '../read/test-call.ts'
import { type TestNames, testNames } from '../read/test-names.ts'
import type { TitlePart } from '../read/title-part.ts'
import { declaredNames } from '../syntax/declared-names.ts'
import { locator } from '../syntax/locate.ts'
import { ts } from '../syntax/parse.ts'
import { valueNames } from '../syntax/value-names.ts'
import type { Version } from './version.ts'

export type TestBlock = {
  /** From the outermost suite down, as far as it can be told; `…` stands for what cannot. */
  readonly titles: readonly string[]
  /** 1-based, of the call and of its end. */
  readonly lines: readonly [first: number, last: number]
  /** The call, and the loops around it. */
  readonly shape: string
  /** The call without its title. */
  readonly body: string
  /** Names that the test or what is around it uses. */
  readonly uses: ReadonlySet<string>
}

/** What all of a suite, or all of the file, leans on. */
export type Ground = {
  /** Declarations by name. */
  readonly declared: ReadonlyMap<string, Declaration>
  /** Hooks and calls of helpers that may make tests. */
  readonly statements: readonly string[]
}

type OpenGround = { readonly declared: Map<string, Declaration>; readonly statements: string[] }

export type Declaration = { readonly shape: string; readonly uses: ReadonlySet<string> }

export type TestFile = {
  /** In the order of the text. */
  readonly blocks: readonly TestBlock[]
  /** By the titles of the suite, joined; empty for the file. */
  readonly grounds: ReadonlyMap<string, Ground>
}

export const UNKNOWN = '…'

export function suiteKey(titles: readonly string[]): string {
  return titles.join('\0')
}

export function testFile(file: string, version: Version): TestFile {
  const walk = { version, names: testNames(version.tree), place: locator(file, version.text) }
  const found: Open = { blocks: [], grounds: new Map() }
  enter(version.tree, [], { ...walk, found })
  return found
}

type Open = { readonly blocks: TestBlock[]; readonly grounds: Map<string, OpenGround> }

type Walk = {
  readonly version: Version
  readonly names: TestNames
  readonly place: (offset: number) => Place
  readonly found: Open
}

/** `titles`: those of the suite whose statements these are. */
function enter(list: ts.Node, titles: readonly string[], walk: Walk): void {
  ts.forEachChild(list, (node) => visit(node, titles, walk))
}

function visit(node: ts.Node, titles: readonly string[], walk: Walk): void {
  const { version, names, found } = walk
  if (isDeclaration(node)) return note(node, groundOf(titles, found).declared, version)
  const calls = callsIn(node, names)
  if (calls.length === 0 && ts.isExpressionStatement(node))
    groundOf(titles, found).statements.push(version.shapeOf(node))
  for (const { call, kind, title } of calls) {
    const own = [...titles, titleOf(title)]
    if (kind === 'suite') for (const body of call.arguments.flatMap(bodyOf)) enter(body, own, walk)
    else found.blocks.push(blockOf(call, node, { titles: own, walk }))
  }
}

type Around = { readonly titles: readonly string[]; readonly walk: Walk }

function blockOf(call: ts.CallExpression, whole: ts.Node, { titles, walk }: Around): TestBlock {
  const { version, place } = walk
  return {
    titles,
    lines: [place(call.getStart(version.tree)).line, place(call.end).line],
    shape: version.shapeOf(whole),
    body: call.arguments.slice(1).map(version.shapeOf).join(),
    uses: valueNames(whole),
  }
}

function groundOf(titles: readonly string[], { grounds }: Open): OpenGround {
  const ground = grounds.get(suiteKey(titles)) ?? { declared: new Map<string, Declaration>(), statements: [] }
  grounds.set(suiteKey(titles), ground)
  return ground
}

function isDeclaration(node: ts.Node): boolean {
  return ts.isVariableStatement(node) || ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)
}

function note(node: ts.Node, declared: Map<string, Declaration>, { shapeOf }: Version): void {
  for (const name of declaredNames(node)) declared.set(name, { shape: shapeOf(node), uses: valueNames(node) })
}

type Found = { readonly call: ts.CallExpression; readonly kind: 'suite' | 'test'; readonly title: TitlePart }

/** The outermost suites and tests of a statement: its own call, or those in its loops and branches. */
function callsIn(node: ts.Node, names: TestNames): readonly Found[] {
  if (ts.isCallExpression(node)) {
    const made = testCall(node, names)
    if (made !== undefined) return [{ call: node, ...made }]
  }
  const found: Found[] = []
  ts.forEachChild(node, (child) => void found.push(...callsIn(child, names)))
  return found
}

function bodyOf(node: ts.Node): readonly ts.Node[] {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node) ? [node.body] : []
}

function titleOf(part: TitlePart): string {
  if (part.kind === 'literal') return part.text
  return part.kind === 'pattern' ? part.pieces.join(UNKNOWN) : UNKNOWN
}
