/** The history back from its file, whatever merges and torn writes have made of it. */

import type { HistoryLine, RememberedGuard } from '../model/history.ts'
import { VERDICTS, type Verdict } from '../model/verdict.ts'
import { HISTORY_VERSION } from './history-line.ts'

export type History = {
  /** By time, each once. */
  readonly lines: readonly HistoryLine[]
  /** How many lines are none: torn, or left by a merge. */
  readonly unreadable: number
}

/** Total. Two branches that both added lines are joined line by line, so that neither order nor number is relied upon. */
export function readHistory(text: string): History {
  const texts = [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
  const read = texts.map(lineIn)
  const lines = read.filter((line) => line !== undefined)
  return {
    // @teeth order-by-time: the history is read in the order of time, whatever order a merge has left
    //   test: test/unit/history/read-history.test.ts
    //   was: lines,
    lines: lines.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    unreadable: texts.length - lines.length,
  }
}

function lineIn(text: string): HistoryLine | undefined {
  const value = objectIn(text)
  if (value === undefined || value['v'] !== HISTORY_VERSION) return undefined
  const { at, commit, tool, vitest, guards } = value
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || typeof guards !== 'object' || guards === null)
    return undefined
  const exitCode = EXIT_CODES.find((code) => code === value['exitCode'])
  if (exitCode === undefined) return undefined
  return {
    at,
    ...(typeof commit === 'string' ? { commit } : {}),
    isDirty: value['isDirty'] === true,
    isWhole: value['isWhole'] === true,
    tool: String(tool),
    vitest: String(vitest),
    exitCode,
    guards: new Map(Object.entries(guards).flatMap(([id, short]) => guardIn(id, short))),
  }
}

const EXIT_CODES = [0, 1, 2, 3, 4, 70, 130] as const

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function guardIn(id: string, short: unknown): readonly (readonly [string, RememberedGuard])[] {
  if (!Array.isArray(short)) return []
  const [digest, ms, verdict = 'bites']: readonly unknown[] = short
  const known: Verdict | undefined = VERDICTS.find((one) => one === verdict)
  if (typeof digest !== 'string' || typeof ms !== 'number' || known === undefined) return []
  return [[id, { digest, ms, verdict: known }]]
}
