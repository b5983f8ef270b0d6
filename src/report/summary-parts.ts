/** What the last line of a report is made of: counts, time, and under which circumstances. */

import type { Ledger } from '../model/ledger.ts'
import { VERDICTS } from '../model/verdict.ts'
import { count } from './count.ts'
import { cut } from './cut.ts'
import { duration } from './duration.ts'
import { neutraliseLine } from './neutralise.ts'

const LONGEST_VERSION = 40

/** `11 bite`, `1 toothless`, `2.4 s`, `vitest 5.1.2` … Each is safe to print and stays on one line. */
export function summaryParts(ledger: Ledger, isVerbose: boolean): readonly string[] {
  const { counts, guards, notStarted, problems, durationMs, versions, shuffleSeed } = ledger
  const leftOut = guards.reduce((sum, entry) => sum + (entry.leftOut?.length ?? 0), 0)
  return [
    ...VERDICTS.filter((verdict) => counts[verdict] > 0).map((verdict) => {
      return `${counts[verdict]} ${verdict === 'bites' ? 'bite' : verdict}`
    }),
    ...(notStarted === 0 ? [] : [`${notStarted} not tried`]),
    ...(leftOut === 0 ? [] : [`${count(leftOut, 'test')} left out by --project`]),
    ...(problems.length === 0 ? [] : [count(problems.length, 'problem')]),
    duration(durationMs),
    `vitest ${short(versions.vitest)}`,
    ...(shuffleSeed === undefined ? [] : [`seed ${shuffleSeed}`]),
    ...(isVerbose ? circumstances(ledger) : []),
  ]
}

function circumstances({ tool, versions, commit, isDirty }: Ledger): readonly string[] {
  const state = commit === undefined ? [] : [`${short(commit.slice(0, 10))}${isDirty ? ' with changes' : ''}`]
  return [`node ${short(versions.node)}`, `teeth ${short(tool.version)}`, ...state]
}

function short(text: string): string {
  return neutraliseLine(cut(text, LONGEST_VERSION))
}
