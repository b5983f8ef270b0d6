/** Suggested annotations as text that can be copied. */

import type { Suggestion } from '../model/sweep-ledger.ts'
import { neutralise } from './neutralise.ts'
import { inert } from './terminal-page.ts'

/** Each below the place that it belongs above; ends in a line end unless there is none. */
export function sweepSuggestions(suggestions: readonly Suggestion[]): string {
  const blocks = suggestions.map(({ file, line, lines }) => [`${file}:${line}`, ...lines].join('\n'))
  const lines = neutralise(blocks.join('\n\n')).split('\n')
  // @teeth no-command-from-a-suggestion: what is suggested gives GitHub no command
  //   test: test/unit/report/sweep-suggestions.test.ts
  //   revert: swap inert => String
  return blocks.length === 0 ? '' : `${lines.map(inert).join('\n')}\n`
}
