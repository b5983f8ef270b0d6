/** How progress is shown: rewritten in a terminal, line by line in a log, not at all to a program that reads. */

import type { ProgressMode } from './progress.ts'

export type ProgressFacts = { readonly isTerminal: boolean; readonly isCI: boolean; readonly isAgent: boolean }

export function progressMode({ isTerminal, isCI, isAgent }: ProgressFacts): ProgressMode {
  // An agent reads every line it is given, and needs none of these.
  if (isAgent) return 'silent'
  return isTerminal && !isCI ? 'live' : 'lines'
}
