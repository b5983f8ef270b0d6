/** What a sweep has found so far, on disk: a line for each batch, so that one that was broken off goes on from there. */

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { MutantResult, SweepJournal, SweepState } from '../model/sweep.ts'
import { appendLine } from './kept-files.ts'
import { SWEEP_FOLDER } from './sweep-folder.ts'

const FILE = `${SWEEP_FOLDER}/results.jsonl`

type Line = { readonly state: SweepState; readonly results: readonly MutantResult[] }

export function sweepJournal(root: string): SweepJournal {
  const clear = (): void => rmSync(join(root, FILE), { force: true })
  return {
    read: async (state) => {
      const lines = linesIn(join(root, FILE))
      // @teeth results-of-another-tree-are-none: results of another state are not taken for those of this one
      //   test: test/native/world/sweep-folder.test.ts
      //   was: const own = lines
      const own = lines.filter((line) => JSON.stringify(line.state) === JSON.stringify(state))
      if (own.length === 0) clear()
      return own.flatMap(({ results }) => results)
    },
    add: (state, results) => appendLine(root, FILE, `${JSON.stringify({ state, results } satisfies Line)}\n`),
    clear: async () => clear(),
  }
}

/** A line that a killed process left half is none. */
function linesIn(file: string): readonly Line[] {
  return textOf(file)
    .split('\n')
    .flatMap((text): readonly Line[] => {
      try {
        // Written by `add` alone, in a folder of ours.
        return text === '' ? [] : [JSON.parse(text) as Line]
      } catch {
        return []
      }
    })
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
