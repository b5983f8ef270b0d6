/** The ledger as JUnit XML, for what shows test results: a suite for each file, a case for each guard and problem. */

import type { Ledger, LedgerEntry } from '../model/ledger.ts'
import type { Problem } from '../model/problem.ts'
import { cut } from './cut.ts'
import { PLAIN } from './paint.ts'
import { severity } from './severity.ts'
import { spot } from './spot.ts'
import { terminalFinding } from './terminal-finding.ts'
import { terminalProblem } from './terminal-problem.ts'
import { element, textElement } from './xml.ts'

const PAGE = { colour: PLAIN, width: Infinity, isVerbose: true }
const LONGEST_VALUE = 1000

/** A `failure` is a judgement about a test; an `error` says that none could be made. */
type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failure' | 'error'; readonly type: string; readonly message: string; readonly detail: string }

type Case = {
  readonly file: string
  readonly name: string
  readonly line?: number
  readonly milliseconds: number
  readonly outcome: Outcome
}

/** Text that ends in a line end. Times are seconds. */
export function renderJunit(ledger: Ledger): string {
  const cases = [...ledger.guards.map(guardCase), ...ledger.problems.map(problemCase)]
  const timestamp = ledger.startedAt.replace(/\.\d+Z$/, 'Z')
  const suites = [...Map.groupBy(cases, ({ file }) => file)].map(([file, own]) => {
    return element('testsuite', { name: file, timestamp, ...totals(own, timeOf(own)) }, own.map(caseElement))
  })
  const root = element('testsuites', { name: 'teeth', ...totals(cases, ledger.durationMs) }, suites)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

/** Its time is that of its trials: controls are shared, and would be counted many times. */
function guardCase(entry: LedgerEntry): Case {
  const { file, line } = spot(entry)
  const milliseconds = entry.proofs.reduce((sum, { trial }) => sum + (trial?.durationMs ?? 0), 0)
  return { file: bounded(file), name: bounded(entry.id), line, milliseconds, outcome: outcome(entry) }
}

function outcome(entry: LedgerEntry): Outcome {
  const weight = severity(entry.verdict)
  if (weight === 'bites') return { kind: 'passed' }
  const detail = terminalFinding(entry, PAGE).join('\n')
  // @teeth toothless-is-a-failure: the JUnit report calls a test without teeth a failure
  //   test: test/unit/report/junit.test.ts > the JUnit report > calls a test without teeth a failure
  //   was: const kind = 'error'
  const kind = weight === 'toothless' ? 'failure' : 'error'
  return { kind, type: entry.verdict, message: bounded(entry.observed), detail }
}

function problemCase(problem: Problem): Case {
  const { code, place, message } = problem
  const detail = terminalProblem(problem, PAGE).join('\n')
  const said = { milliseconds: 0, outcome: { kind: 'error', type: code, message: bounded(message), detail } } as const
  if (place === undefined) return { file: 'teeth', name: code, ...said }
  const { file, line, column } = place
  return { file: bounded(file), name: `${code} at ${line}:${column}`, line, ...said }
}

function caseElement({ file, name, line, milliseconds, outcome }: Case): string {
  const place = line === undefined ? {} : { file, line }
  const attributes = { classname: file, name, ...place, time: seconds(milliseconds) }
  if (outcome.kind === 'passed') return element('testcase', attributes)
  const { kind, type, message, detail } = outcome
  return element('testcase', attributes, [textElement(kind, { type, message }, detail)])
}

function totals(cases: readonly Case[], milliseconds: number): Readonly<Record<string, string | number>> {
  const of = (kind: Outcome['kind']): number => cases.filter(({ outcome }) => outcome.kind === kind).length
  return { tests: cases.length, failures: of('failure'), errors: of('error'), skipped: 0, time: seconds(milliseconds) }
}

function timeOf(cases: readonly Case[]): number {
  return cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3)
}

function bounded(text: string): string {
  return cut(text, LONGEST_VALUE)
}
