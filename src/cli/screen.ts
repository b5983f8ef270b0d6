/** How a command speaks on stderr: with or without colour, with a live line, with plain lines, or hardly at all. */

import type { OnProgress } from '../model/request.ts'
import type { Paint } from '../report/paint.ts'
import { wrap } from '../report/wrap.ts'
import { surroundings } from '../world/surroundings.ts'
import { brushes, terminal } from '../world/terminal.ts'
import { colourLevel } from './colour-level.ts'
import type { Call } from './call.ts'
import { NOTHING_HEARD, progress } from './progress.ts'
import { progressMode } from './progress-mode.ts'

export type Screen = {
  readonly paint: Paint
  /** Columns; `Infinity` where nothing is to be broken. */
  readonly width: number
  readonly onProgress: OnProgress
  /** Lines that stay. */
  print(text: string): void
  /** Takes the live line away. */
  settle(): void
}

/** Opens stderr as the flags, the environment and the terminal ask for it. */
export function openScreen({ host, flags }: Call): Screen {
  const { isCI, isAgent } = surroundings()
  const isTerminal = host.isTerminal.stderr
  const facts = { env: host.env, isTerminal, isAgent, ...(flags.color !== undefined && { flag: flags.color }) }
  const mode = progressMode({ isTerminal: isTerminal && host.env['TERM'] !== 'dumb', isCI, isAgent })
  const { print, live, settle } = terminal(host, mode === 'live')
  let state = NOTHING_HEARD
  return {
    paint: brushes(colourLevel(facts)),
    width: host.columns() ?? Infinity,
    onProgress: (event) => {
      const step = progress(state, event)
      state = step.state
      if (mode === 'lines' && step.line !== undefined) print(`${step.line}\n`)
      if (step.live !== undefined) live(wrap(step.live, (host.columns() ?? 80) - 1)[0] ?? '')
    },
    print,
    settle,
  }
}
