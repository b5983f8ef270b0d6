/** Where in the life of a test an error was thrown: as measured, or else as the runner's own frames in its stack say. */

import type { ErrorFact, ErrorPhase } from '../model/run.ts'

/** A frame of the runner itself; a project's own function may be called `runTest` too. */
const RUNNER = /[\\/](?:vitest|@vitest[\\/]runner)[\\/]/

/** Names of the runner's functions on Vitest 3.2, 4.1 and 5.1. The nearest frame decides: hooks are called by `runTest`. */
const FRAMES: readonly { readonly phase: ErrorPhase; readonly frame: RegExp }[] = [
  { phase: 'fixture', frame: /\bat (?:async )?resolve(?:Test)?Fixture(?:Function|Value)\b/ },
  { phase: 'hook', frame: /\bat (?:async )?(?:runHook|call(?:Test|Suite)Hooks?)\b/ },
  { phase: 'body', frame: /\bat (?:async )?(?:runWithCancel|runTest)\b/ },
]

/** The phase as measured; where it is `unknown`, the one that the stack shows, when it shows one. */
export function phaseOf(error: ErrorFact): ErrorPhase {
  if (error.phase !== 'unknown') return error.phase
  for (const line of (error.stack ?? '').split('\n')) {
    const known = RUNNER.test(line) ? FRAMES.find(({ frame }) => frame.test(line)) : undefined
    if (known) return known.phase
  }
  return 'unknown'
}
