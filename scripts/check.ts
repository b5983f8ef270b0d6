/** Runs the steps of a check one after the other, all of them, and ends with how many tests and steps passed and failed. */

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { followFloors } from '../src/history/follow-ratchet.ts'
import { run } from './run.mjs'
import { type Step, steps } from './steps.ts'
import { closingLine, type StepEnd, type Tally, tally } from './tally.ts'

const root = join(import.meta.dirname, '..')
const environment = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
}

const INTERRUPTED = 130

const ends: StepEnd[] = []
for (const step of steps(process.argv.includes('--all') ? 'all' : 'everyday')) ends.push(await take(step))
const total = tally(ends)
followCoverage(total)
console.log(closingLine(total))
process.exitCode = total.failed > 0 ? 1 : 0

async function take(step: Step): Promise<StepEnd> {
  const started = performance.now()
  const report = step.report && join(root, step.report)
  if (report !== undefined) rmSync(report, { force: true })
  const [command, ...args] = step.command
  const out = report === undefined ? 'keep' : 'inherit'
  const end = await run(command, args, { cwd: root, env: environment, shell: process.platform === 'win32', out })
  if (end.signal !== null || end.code === INTERRUPTED) process.exit(INTERRUPTED)
  const isOk = end.code === 0
  if (!isOk) console.log(end.output)
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${step.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return report === undefined ? { isOk } : { isOk, tests: counted(report) }
}

function counted(report: string): Tally | 'missing' {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
  } catch {
    return 'missing'
  }
}

/** Only a run in which everything passed may raise a floor; CI tells, and leaves the file to a person. */
function followCoverage({ failed }: Tally): void {
  const file = join(root, 'reports/ratchet.json')
  const ratchet: { readonly coverage: Readonly<Record<string, number>> } = JSON.parse(readFileSync(file, 'utf8'))
  if (failed > 0) return
  const { total: summary } = JSON.parse(readFileSync(join(root, 'coverage/coverage-summary.json'), 'utf8'))
  const { lines, functions, statements, branches } = summary
  const measured = { lines: lines.pct, functions: functions.pct, statements: statements.pct, branches: branches.pct }
  const coverage = followFloors(ratchet.coverage, measured)
  if (JSON.stringify(coverage) === JSON.stringify(ratchet.coverage)) return
  console.log(`coverage floors can rise to ${JSON.stringify(coverage)}`)
  if (process.env['CI'] === undefined)
    writeFileSync(file, `${JSON.stringify({ ...ratchet, coverage }, undefined, 2)}\n`)
}
