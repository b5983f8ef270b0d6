/** Annotations for survivors: the guards that would see them, once somebody has written the tests. */

import { annotate } from '../diff/annotate.ts'
import { pinWords } from '../diff/pin-words.ts'
import type { Guard } from '../model/guard.ts'
import type { Suggestion, SweptMutant } from '../model/sweep-ledger.ts'
import { read } from '../read/read.ts'
import { revert } from '../revert/revert.ts'
import { splice } from '../revert/splice.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { locator } from '../syntax/locate.ts'
import { nodeAround } from '../syntax/node-at.ts'
import { ts } from '../syntax/parse.ts'
import { isListed } from '../syntax/statement-place.ts'
import { offsetAt } from './offset-at.ts'

export const MOST_SUGGESTED = 10
const LONGEST_CODE = 60

type Terms = { readonly texts: ReadonlyMap<string, string>; readonly guards: readonly Guard[] }

/** One a statement; those that most tests have run first, as these are about it already. */
export function suggest(mutants: readonly SweptMutant[], { texts, guards }: Terms): readonly Suggestion[] {
  const taken = new Set(guards.map(({ id }) => id))
  const found = new Map<string, Suggestion>()
  for (const swept of mutants.filter(isCandidate).toSorted(byInterest)) {
    if (found.size === MOST_SUGGESTED) break
    const made = suggestion(swept, texts.get(swept.mutant.file) ?? '', taken)
    if (made === undefined || found.has(`${made.file}:${made.line}`)) continue
    found.set(`${made.file}:${made.line}`, made)
    taken.add(made.id)
  }
  return [...found.values()].map(({ file, line, lines }) => ({ file, line, lines }))
}

/** Somebody runs it, nobody minds it, and it is not in a guard yet. */
function isCandidate({ result, noise, guard, waiver }: SweptMutant): boolean {
  if (waiver?.holds === true) return false
  return result.verdict === 'survived' && result.tried.length > 0 && noise === undefined && guard === undefined
}

function byInterest(one: SweptMutant, other: SweptMutant): number {
  return other.mutant.coveredBy.length - one.mutant.coveredBy.length
}

type Made = Suggestion & { readonly id: string }

function suggestion({ mutant, result }: SweptMutant, text: string, taken: ReadonlySet<string>): Made | undefined {
  const { file } = mutant
  const tree = compilerTree(file, text)
  const span = { start: offsetAt(text, mutant.start), end: offsetAt(text, mutant.end) }
  const statement = ts.findAncestor(nodeAround(tree, span), isListed)
  const test = result.tried[0]?.file
  if (statement === undefined || test === undefined) return undefined
  const behaviour = behaviourOf(nameAround(statement), mutant)
  const words = pinWords({ title: behaviour, taken })
  const offset = statement.getStart(tree)
  const head = [`@teeth ${words.id}: ${behaviour}`, `  test: ${test}`]
  const reverts = [swap(mutant), was(text, statement, { span, text: mutant.replacement })]
  const fitting = reverts.find((one) => {
    if (one === undefined) return false
    return fits(words.id, test, { file, text: annotate(text, [{ offset, lines: [...head, ...one] }]) })
  })
  if (fitting === undefined) return undefined
  const lines = [...head, ...fitting].map((one) => `// ${one}`.trimEnd())
  return { id: words.id, file, line: locator(file, text)(offset).line, lines }
}

function behaviourOf(name: string | undefined, { original, replacement }: SweptMutant['mutant']): string {
  return `${name ?? 'it'} wants ${short(original)}, not ${short(replacement)}`
}

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST_CODE ? `${line.slice(0, LONGEST_CODE)}…` : line
}

function swap({ original, replacement }: SweptMutant['mutant']): readonly string[] | undefined {
  const isOneLine = !/\n| => /.test(`${original}${replacement}`)
  return isOneLine ? [`  revert: swap ${original} => ${replacement}`] : undefined
}

function was(text: string, statement: ts.Statement, edit: Parameters<typeof splice>[1][number]): readonly string[] {
  const start = statement.getStart()
  const { span } = edit
  const own = text.slice(start, statement.end)
  const code = splice(own, [{ ...edit, span: { start: span.start - start, end: span.end - start } }])
  return code.split('\n').map((line, index) => (index === 0 ? `  was: ${line}` : `    ${line}`))
}

/** Read back and put back: what is suggested is no mistake. */
function fits(id: string, test: string, { file, text }: { readonly file: string; readonly text: string }): boolean {
  const knownFiles = new Set([test])
  const { guards } = read({ sources: [{ file, text }], modules: [], knownFiles, isWanted: (one) => one === id })
  const own = guards.find((guard) => guard.id === id)
  return own !== undefined && revert(own, new Map([[file, text]]), () => undefined).kind === 'reverted'
}

function nameAround(node: ts.Node): string | undefined {
  const around = ts.findAncestor(node, (one) => nameOf(one) !== undefined)
  return around === undefined ? undefined : nameOf(around)
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isClassLike(node)) return node.name?.text
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node)) return node.name.getText()
  return ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) ? node.name.text : undefined
}
