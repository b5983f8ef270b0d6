/** Why a command line is refused: in our words, with the nearest word that would have been right. */

import type { CommanderError } from 'commander'
import { TeethError } from '../errors/teeth-error.ts'
import { nearest } from '../model/nearest.ts'
import { type Command, COMMANDS } from './commands.ts'

/** Says what commander objects to. `words` are those it was given, `command` the one it had come to. */
export function refusal(error: CommanderError, words: readonly string[], command: Command): TeethError {
  switch (error.code) {
    case 'commander.unknownOption':
      return unknownOption(words, command)
    // Commander shows the whole help for `help` with a word it does not know.
    case 'commander.help':
      return unknownCommand(words[words.indexOf('help') + 1] ?? 'help')
    case 'commander.excessArguments':
      return new TeethError('usage', `${spoken(command)} takes ${command.words === '' ? 'no words' : 'one word'}`)
    default:
      return new TeethError('usage', error.message.replace(/^error: /, '').replaceAll("'", '`'))
  }
}

/** The first flag that was given before the command's name and is none of its own. */
export function foreignFlag(given: readonly string[], command: Command): TeethError | undefined {
  const foreign = given.find((name) => command.flags.every((flag) => flag.name !== name))
  return foreign === undefined ? undefined : unknownFlag(`--${foreign}`, command)
}

/** A word that is neither a file nor a command. */
export function unknownCommand(word: string): TeethError {
  const names = COMMANDS.map(({ name }) => name).filter((name) => name !== '')
  const meant = nearest(word, names)
  const hint = meant === undefined ? `the commands are ${listed(names)}` : `did you mean \`teeth ${meant}\`?`
  return new TeethError('unknown-command', `there is no command \`${word}\`; ${hint}`)
}

function unknownOption(words: readonly string[], command: Command): TeethError {
  const unknown = words.find((word, index) => isUnknown(word, words[index - 1], command))
  if (unknown !== undefined) return unknownFlag(unknown, command)
  const valued = words.find((word) => word.startsWith('-') && word.includes('=')) ?? ''
  return new TeethError('usage', `\`${valued.split('=')[0]}\` takes no value`)
}

function unknownFlag(word: string, command: Command): TeethError {
  const typed = word.split('=')[0] ?? word
  const meant = typed.length < 4 ? undefined : nearest(typed, spellings(command))
  const owner = COMMANDS.find((other) => other !== command && spellings(other).includes(typed))
  const hint =
    meant !== undefined
      ? `; did you mean \`${meant}\`?`
      : owner !== undefined
        ? `; ${spoken(owner)} has it`
        : `; \`teeth ${command.name === '' ? '' : `${command.name} `}--help\` lists them`
  return new TeethError('unknown-flag', `${spoken(command)} has no flag \`${typed}\`${hint}`)
}

function isUnknown(word: string, before: string | undefined, command: Command): boolean {
  if (!/^-./.test(word) || takesValue(before, command)) return false
  return !spellings(command).includes(word.split('=')[0] ?? word)
}

function takesValue(word: string | undefined, command: Command): boolean {
  const flag = command.flags.find(({ name, short }) => word === `--${name}` || word === `-${short}`)
  return flag?.value?.kind === 'required'
}

function spellings({ flags }: Command): readonly string[] {
  const own = flags.flatMap(({ name, short, isNegatable }) => [
    `--${name}`,
    ...(short === undefined ? [] : [`-${short}`]),
    ...(isNegatable === true ? [`--no-${name}`] : []),
  ])
  return [...own, '--help', '-h', '--version', '-v']
}

function spoken({ name }: Command): string {
  return name === '' ? '`teeth`' : `\`teeth ${name}\``
}

function listed(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ')
}
