/** What each command does, imported only when it is called: `teeth --help` pays for none of it. */

import { assertNever } from '../model/assert-never.ts'
import type { Action } from './call.ts'
import type { CommandName } from './commands.ts'
import { withLaneAhead } from './lane-ahead.ts'

/** Long because every command is a case of it. */
export async function loadAction(name: CommandName): Promise<Action> {
  switch (name) {
    case '':
      return withLaneAhead(async () => (await import('./prove-command.ts')).proveCommand)
    case 'list':
      return (await import('./list-command.ts')).listCommand
    case 'lint':
      return (await import('./lint-command.ts')).lintCommand
    case 'explain':
      return (await import('./explain-command.ts')).explainCommand
    case 'layers':
      return (await import('./layers-command.ts')).layersCommand
    case 'init':
      return (await import('./init-command.ts')).initCommand
    case 'diff':
      return withLaneAhead(async () => (await import('./diff-command.ts')).diffCommand)
    case 'pin':
      return (await import('./pin-command.ts')).pinCommand
    case 'sweep':
      return (await import('./sweep-command.ts')).sweepCommand
    case 'worker':
      return (await import('./worker-command.ts')).workerCommand
    case 'comment':
      return (await import('./comment-command.ts')).commentCommand
    case 'audit':
      return (await import('./audit-command.ts')).auditCommand
    case 'ratchet':
      return (await import('./ratchet-command.ts')).ratchetCommand
    case 'restore':
      return (await import('./restore-command.ts')).restoreCommand
    case 'doctor':
      return (await import('./doctor-command.ts')).doctorCommand
    case 'merge':
      return (await import('./merge-command.ts')).mergeCommand
    default:
      return assertNever(name)
  }
}
