/** One command from its words to its exit code. */

import type { ExitCode } from '../model/ledger.ts'
import { existsTyped } from '../world/find-root.ts'
import type { Host } from '../world/host.ts'
import { ownVersion } from '../world/own-version.ts'
import { loadAction } from './actions.ts'
import { readCommandLine } from './program.ts'

/** Never throws: what stops a command is told on stderr, and so is a fault of ours. */
export async function run(host: Host): Promise<ExitCode> {
  try {
    const asked = readCommandLine(host.args, ownVersion(), (word) => existsTyped(host.cwd, word))
    if (asked.kind === 'command') {
      const action = await loadAction(asked.command.name)
      return await action({ host, flags: asked.flags, operands: asked.operands })
    }
    host.out(asked.text)
    return 0
  } catch (error) {
    return complain(error, host)
  }
}

/** Tells of an error and says with what the process is to end. */
export async function complain(error: unknown, host: Host): Promise<ExitCode> {
  const { complaint } = await import('./complaint.ts')
  const { text, exitCode } = complaint(error, { ...host.versions, teeth: ownVersion() })
  host.err(text)
  return exitCode
}
