/** The colours of what is printed on stdout, which need not be the terminal that stderr is. */

import type { Paint } from '../report/paint.ts'
import { surroundings } from '../world/surroundings.ts'
import { brushes } from '../world/terminal.ts'
import { colourLevel } from './colour-level.ts'
import type { Call } from './call.ts'

export function stdoutPaint({ host, flags }: Call): Paint {
  const { isAgent } = surroundings()
  const facts = { env: host.env, isTerminal: host.isTerminal.stdout, isAgent }
  return brushes(colourLevel(flags.color === undefined ? facts : { ...facts, flag: flags.color }))
}
