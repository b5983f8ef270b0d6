/** `teeth layers`: the Vitest projects in a table; Vitest is started to learn them, and runs nothing. */

import type { ExitCode } from '../model/ledger.ts'
import { layers } from '../prove/layers.ts'
import { listenForInterruption } from '../world/interruption.ts'
import type { Call } from './call.ts'
import { layersText } from './layers-text.ts'
import { openProject, openWorld } from './open-project.ts'
import { stdoutPaint } from './stdout-paint.ts'

/** A table, or JSON, on stdout; 130 when it was interrupted. */
export async function layersCommand(call: Call): Promise<ExitCode> {
  const interruption = listenForInterruption()
  try {
    const project = await openProject(call, interruption.signal)
    const world = await openWorld(project, interruption.signal, call.host.err)
    const found = await layers(world, project.request, project.config.layers ?? {})
    call.host.out(call.flags.json ? `${JSON.stringify(found, null, 2)}\n` : layersText(found, stdoutPaint(call)))
    return interruption.signal.aborted ? 130 : 0
  } finally {
    interruption.close()
  }
}
