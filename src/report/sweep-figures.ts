/** The figures of a sweep in words: what Stryker said of all mutants, what is true of them, how that was found. */

import type { StrykerStatus } from '../model/sweep.ts'
import type { Score, SweepLedger } from '../model/sweep-ledger.ts'
import { count } from './count.ts'

export type Figure = { readonly label: string; readonly text: string }

/** Of all that was mutated, not only of what was tried again. */
export function sweepFigures(ledger: SweepLedger): readonly Figure[] {
  const { of, score } = ledger
  if (of === 'exports') return [{ label: 'found', text: found(ledger) }, ...leftOut(ledger)]
  return [
    { label: 'StrykerJS', text: noticed(score.stryker) },
    { label: 'true', text: found(ledger) },
    { label: 'tried', text: tried(ledger) },
    ...leftOut(ledger),
  ]
}

function noticed({ detected, valid }: Score): string {
  if (valid === 0) return 'nothing is known'
  const share = ((100 * detected) / valid).toFixed(1)
  return `${detected} of ${valid} noticed (${share} %)`
}

/** What is not named among the noticed. `Pending`: nobody could tell. */
const OTHERS: readonly (readonly [name: string, statuses: readonly StrykerStatus[]])[] = [
  ['survived', ['Survived']],
  ['never run', ['NoCoverage']],
  ['not known', ['Pending']],
  ['that do not run', ['RuntimeError', 'CompileError']],
  ['ignored', ['Ignored']],
]

function found({ score, report }: SweepLedger): string {
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const number = (wanted: readonly StrykerStatus[]) => statuses.filter((status) => wanted.includes(status)).length
  const hung = number(['Timeout'])
  const others = OTHERS.map(([name, wanted]) => ({ name, number: number(wanted) })).filter((one) => one.number > 0)
  return [
    noticed(score.confirmed),
    ...(hung === 0 ? [] : [`${hung} of them by a hang`]),
    ...others.map((one) => `${one.number} ${one.name}`),
  ].join(' · ')
}

function tried({ mutants }: SweepLedger): string {
  if (mutants.length === 0) return 'none again'
  const wrong = mutants.filter(({ isMisjudged }) => isMisjudged).length
  const kills = mutants.filter(({ mutant }) => mutant.status === 'Killed').length
  const open = mutants.length - kills
  const what = [
    ...(open === 0 ? [] : [`${open} that StrykerJS did not see killed`]),
    ...(kills === 0 ? [] : [`${count(kills, 'kill')} of its own`]),
  ].join(' and ')
  return `again: ${what}; it was wrong about ${wrong === 0 ? 'none' : wrong}`
}

function leftOut({ leftOut: { files, mutants } }: SweepLedger): readonly Figure[] {
  const parts = [
    ...(files.length === 0 ? [] : [`${count(files.length, 'file')} not mutated`]),
    ...(mutants === 0 ? [] : [`${count(mutants, 'mutant')} not tried to the end`]),
  ]
  return parts.length === 0 ? [] : [{ label: 'left out', text: parts.join(', ') }]
}
