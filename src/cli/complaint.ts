/** What is said of an error that ended a command: a reason to stop with its way out, or a fault of ours, whole. */

import { ERROR_TEXTS } from '../errors/error-texts.ts'
import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode } from '../model/ledger.ts'
import { neutralise } from '../report/neutralise.ts'

export type Complaint = { readonly text: string; readonly exitCode: ExitCode }

/** Whose versions a fault is reported with. */
export type Versions = { readonly teeth: string; readonly node: string; readonly platform: string }

/** Lines of the user's own code in the cause of a failed module; more are noise. */
const MOST_FRAMES = 4

export function complaint(error: unknown, versions: Versions): Complaint {
  return error instanceof TeethError ? stopped(error) : fault(error, versions)
}

function stopped({ code, message, cause }: TeethError): Complaint {
  const { wayOut, exitCode } = ERROR_TEXTS[code]
  const lines = [`teeth: ${message}`, ...frames(cause), `  next  ${wayOut}`, `  more  teeth explain ${code}`]
  return { text: `${neutralise(lines.join('\n'))}\n`, exitCode }
}

/** Where in the user's code it happened. */
function frames(cause: unknown): readonly string[] {
  if (!(cause instanceof Error)) return []
  const ours = new URL('..', import.meta.url).href
  const lines = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return lines
    .filter((line) => !/node:|[\\/]node_modules[\\/]/.test(line) && !line.includes(ours))
    .slice(0, MOST_FRAMES)
}

function fault(error: unknown, { teeth, node, platform }: Versions): Complaint {
  const lines = [
    'teeth: this is a fault of teeth, not of your project.',
    '',
    whole(error),
    '',
    `teeth ${teeth}, node ${node}, ${platform}`,
    'Please report it with these lines and the command that led here.',
  ]
  return { text: `${neutralise(lines.join('\n'))}\n`, exitCode: 70 }
}

/** The stack, and that of every cause behind it. */
function whole(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${String(error)}`
  const stack = error.stack ?? `${error.name}: ${error.message}`
  // @teeth faults-are-whole: a fault of ours is told whole
  //   test: test/unit/cli/complaint.test.ts
  //   was: return stack
  return error.cause === undefined ? stack : `${stack}\ncaused by ${whole(error.cause)}`
}
