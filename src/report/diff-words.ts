/** What every report on a change says in the same words: what was compared, what was tried, who noticed. */

import type { DiffLedger, DiffTest, DiffUnit, Noticing } from '../model/diff-ledger.ts'
import { count } from './count.ts'
import { partsOf } from './diff-answer.ts'
import { duration } from './duration.ts'

const MOST_FILES = 5

/** `merge base with main (0123456789) → work tree, 3 files: 2 source, 1 test`. */
export function comparedText({ from, to, files, outside }: DiffLedger): string {
  const counts = (['source', 'test', 'support', 'other'] as const).flatMap((role) => {
    const number = files.filter((file) => file.role === role).length
    return number === 0 ? [] : [`${number} ${role}`]
  })
  const elsewhere = outside === 0 ? '' : `, ${outside} outside the project`
  const roles = counts.length === 0 ? '' : `: ${counts.join(', ')}`
  return `${sideText(from)} → ${sideText(to)}, ${count(files.length, 'file')}${roles}${elsewhere}`
}

function sideText({ name, commit }: DiffLedger['from']): string {
  return commit === undefined ? name : `${name} (${commit.slice(0, 10)})`
}

export function triedText({ tried, copyFailed, farther = 0 }: DiffUnit): string {
  const files = [...new Set(tried.map(({ file }) => file))]
  if (files.length === 0) return 'no test file imports it'
  const rest = files.length - MOST_FILES
  const silent = new Set(tried.filter(({ verdict }) => verdict === 'silent').map(({ file }) => file)).size
  return [
    `${files.slice(0, MOST_FILES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`,
    ...(silent === 0 ? [] : [`${silent} of these ${silent === 1 ? 'is' : 'are'} red already, or run nothing`]),
    ...(tried.some(({ strategy }) => strategy === 'copy') ? ['in memory, and in a copy of the tree'] : []),
    ...(copyFailed === undefined ? [] : [`in memory only: a copy of the tree told nothing, as ${copyFailed}`]),
    ...(farther === 0 ? [] : [`${farther} that import it from farther away were not (\`--tests all\` does)`]),
  ].join('; ')
}

/** Why nothing can be said of a unit. */
export function whyOpen({ note, reason, verdict }: DiffUnit): string {
  return note ?? reason?.kind.replaceAll('-', ' ') ?? verdict
}

/** What kind of change a unit looks like. */
export function lookText({ looks }: DiffUnit): string {
  return (looks ?? '').replaceAll('-', ' ')
}

/** `assertion, a test of this change`. */
export function noticingKind({ kind, isOfChange }: Noticing): string {
  return `${kind}, ${isOfChange ? 'a test of this change' : 'an older test'}`
}

/** What a new or changed test does with the old code. */
export function testText({ verdict, kind, note }: DiffTest): string {
  const how = kind === undefined || verdict !== 'fails-with-old-code' ? '' : ` (${kind})`
  return `${verdict.replaceAll('-', ' ')}${how}${note === undefined ? '' : `, ${note}`}`
}

/** `2 parts: 1 noticed, 1 unnoticed`, `1.4 s`, `vitest 5.1.2`: what a last line is made of, not yet safe to print. */
export function diffSummaryParts(ledger: DiffLedger): readonly string[] {
  const { durationMs, versions, limits } = ledger
  return [
    ...partsText(partsOf(ledger)),
    duration(durationMs),
    `vitest ${versions.vitest}`,
    ...(limits.runsLeftOut === 0
      ? []
      : [`${count(limits.runsLeftOut, 'run')} left out after ${limits.budgetMs / 1000} s`]),
  ]
}

/** The whole and the files hold the same parts again. */
function partsText(parts: readonly DiffUnit[]): readonly string[] {
  if (parts.length === 0) return []
  const tallies = [...Map.groupBy(parts, ({ verdict }) => verdict)].map(([verdict, own]) => `${own.length} ${verdict}`)
  // @teeth parts-are-counted-once: the last line counts parts, and not the whole of them again
  //   test: test/unit/report/diff-terminal.test.ts > the last line counts parts, and not the whole of them again
  //   was: return [`${parts.length + 1} parts: ${tallies.join(', ')}`]
  return [`${count(parts.length, 'part')}: ${tallies.join(', ')}`]
}
