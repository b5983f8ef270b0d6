/** The command line as commander reads it; the one importer of commander. */

import { Command as Program, CommanderError, Option } from 'commander'
import { type Command, COMMANDS, PROVE } from './commands.ts'
import type { Flag } from './flag-table.ts'
import { type Flags, NO_FLAGS } from './flags.ts'
import { AFTER_HELP } from './help-text.ts'
import { foreignFlag, refusal } from './refusal.ts'
import { canonicalWords } from './words.ts'

/** What a command line asks for. */
export type Asked =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'command'
      readonly command: Command
      readonly flags: Flags
      readonly operands: readonly string[]
    }

/** What is heard while commander reads: the one thing here that changes. */
type Heard = {
  command: Command
  flags: Flags
  /** Names of the flags in their order. */
  given: readonly string[]
  operands: readonly string[]
  text: string
}

/**
 * Reads a command line. `isPath` says whether a file or folder of that name is there. Throws TeethError `unknown-flag`,
 * `unknown-command` and `usage`.
 */
export function readCommandLine(args: readonly string[], version: string, isPath: (word: string) => boolean): Asked {
  const words = canonicalWords(
    args,
    COMMANDS.flatMap(({ flags }) => flags),
    isPath,
  )
  const heard: Heard = { command: PROVE, flags: NO_FLAGS, given: [], operands: [], text: '' }
  try {
    program(version, heard).parse(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return { kind: 'text', text: heard.text }
    throw refusal(error, words, heard.command)
  }
  const foreign = foreignFlag(heard.given, heard.command)
  if (foreign !== undefined) throw foreign
  return { kind: 'command', command: heard.command, flags: heard.flags, operands: heard.operands }
}

function program(version: string, heard: Heard): Program {
  const root = new Program('teeth')
    .description(PROVE.summary)
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .enablePositionalOptions()
    .configureOutput({ writeOut: (text) => void (heard.text += text), writeErr: () => undefined })
    .exitOverride()
  equip(root, PROVE, heard)
  for (const command of COMMANDS.filter(({ name }) => name !== '')) {
    equip(root.command(command.name).description(command.summary), command, heard)
  }
  return root.hook('preSubcommand', (_, sub) => {
    heard.command = COMMANDS.find((command) => command.name === sub.name()) ?? PROVE
  })
}

function equip(program: Program, command: Command, heard: Heard): void {
  if (command.words !== '') program.argument(command.words)
  for (const flag of command.flags) addFlag(program, flag, heard)
  program.addHelpText('after', AFTER_HELP[command.name] ?? '')
  program.action(() => {
    heard.command = command
    heard.operands = program.args
  })
}

function addFlag(program: Program, flag: Flag, heard: Heard): void {
  const hear = (text: string) => {
    heard.flags = flag.take(heard.flags, text)
    heard.given = [...heard.given, flag.name]
  }
  program.addOption(new Option(spelling(flag), flag.summary))
  program.on(`option:${flag.name}`, (value: string | undefined) => hear(value ?? 'yes'))
  if (flag.isNegatable !== true) return
  program.addOption(new Option(`--no-${flag.name}`).hideHelp())
  program.on(`option:no-${flag.name}`, () => hear('no'))
}

function spelling({ name, short, value }: Flag): string {
  const label = value === undefined ? '' : value.kind === 'optional' ? ` [${value.label}]` : ` <${value.label}>`
  return `${short === undefined ? '' : `-${short}, `}--${name}${label}`
}
