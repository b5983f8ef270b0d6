/** Suggested annotations as text that can be copied. */

import type { Suggestion } from '../model/sweep-ledger.ts'
import { neutralise } from './neutralise.ts'

/** Each below the place that it belongs above; ends in a line end unless there is none. */
export function sweepSuggestions(suggestions: readonly Suggestion[]): string {
  const blocks = suggestions.map(({ file, line, lines }) => [`${file}:${line}`, ...lines].join('\n'))
  return blocks.length === 0 ? '' : `${neutralise(blocks.join('\n\n'))}\n`
}
