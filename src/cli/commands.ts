/** Every command as data; what it does is imported only when it is called. */

import type { ExitCode } from '../model/ledger.ts'
import type { Host } from '../world/host.ts'
import * as flag from './flag-table.ts'
import type { Flag } from './flag-table.ts'
import type { Flags } from './flags.ts'

export type Command = {
  /** Empty for the command that is meant when none is named. */
  readonly name: string
  /** What may follow, as the help shows it. */
  readonly words: '[files...]' | '[topic]' | ''
  readonly summary: string
  readonly flags: readonly Flag[]
  readonly load: () => Promise<Action>
}

/** Does what the command is for. Throws TeethError for what stops it. */
export type Action = (call: Call) => Promise<ExitCode>

export type Call = {
  readonly host: Host
  readonly flags: Flags
  /** Without the command's name. */
  readonly operands: readonly string[]
}

const EVERYWHERE = [flag.CONFIG, flag.ROOT, flag.COLOR]
const SELECTING = [flag.CHANGED, flag.TEST_NAME_PATTERN, flag.PROJECT]
const RUNNING = [flag.LANES, flag.REPEAT, flag.SHUFFLE, flag.OFFLINE, flag.ISOLATE, flag.BAIL, flag.DEADLINE]
const REPORTING = [flag.REPORTER, flag.OUTPUT_FILE, flag.JSON_FLAG, flag.VERBOSE]

export const PROVE: Command = {
  name: '',
  words: '[files...]',
  summary:
    'Proves that guards bite: puts the old behaviour back in memory and sees whether the named test goes red for it.',
  flags: [...SELECTING, ...RUNNING, ...REPORTING, flag.PASS_WITH_NO_GUARDS, ...EVERYWHERE],
  load: async () => (await import('./prove-command.ts')).proveCommand,
}

export const COMMANDS: readonly Command[] = [
  PROVE,
  {
    name: 'list',
    words: '[files...]',
    summary: 'list the guards that are there; nothing is parsed or run',
    flags: [flag.CHANGED, flag.TEST_NAME_PATTERN, flag.JSON_FLAG, flag.PASS_WITH_NO_GUARDS, ...EVERYWHERE],
    load: async () => (await import('./list-command.ts')).listCommand,
  },
  {
    name: 'lint',
    words: '[files...]',
    summary: 'check that every annotation, site and test still fits; nothing is run',
    flags: [...SELECTING, flag.JSON_FLAG, flag.PASS_WITH_NO_GUARDS, ...EVERYWHERE],
    load: async () => (await import('./lint-command.ts')).lintCommand,
  },
  {
    name: 'explain',
    words: '[topic]',
    summary: 'explain a verdict, a reason or a code, or list what can be explained',
    flags: [flag.COLOR],
    load: async () => (await import('./explain-command.ts')).explainCommand,
  },
  {
    name: 'layers',
    words: '',
    summary: 'show the Vitest projects: what each proves, its test files and the guards proven there',
    flags: [flag.JSON_FLAG, ...EVERYWHERE],
    load: async () => (await import('./layers-command.ts')).layersCommand,
  },
  {
    name: 'init',
    words: '',
    summary: 'write a configuration, a script and a line for .gitignore, and show a first guard',
    flags: [flag.DRY_RUN, flag.ROOT, flag.COLOR],
    load: async () => (await import('./init-command.ts')).initCommand,
  },
]
