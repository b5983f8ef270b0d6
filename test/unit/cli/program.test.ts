/** Command lines: what they ask for, and why they are refused. */

import { describe, expect, test } from 'vitest'
import type { Flags } from '../../../src/cli/flags.ts'
import { readCommandLine } from '../../../src/cli/program.ts'
import { refusedWith } from '../../support/refused.ts'

const isPath = (word: string) => ['src', 'src/rows.ts', './list'].includes(word)
const read = (...words: readonly string[]) => readCommandLine(words, '1.2.3', isPath)

function asked(...words: readonly string[]) {
  const found = read(...words)
  if (found.kind === 'text') throw new Error(`a command was expected, and there was only text: ${found.text}`)
  return found
}

const flagsOf = (...words: readonly string[]): Flags => asked(...words).flags

describe('a command', () => {
  test('is to prove when none is named', () => {
    expect(asked('src/rows.ts', 'src')).toMatchObject({ command: { name: '' }, operands: ['src/rows.ts', 'src'] })
  })

  test.each(['list', 'lint', 'explain', 'layers', 'init'])('is %s when that is the first word', (name) => {
    expect(asked(name).command.name).toBe(name)
  })

  test('may stand behind flags that are also its own', () => {
    expect(asked('--root', 'packages/rows', 'list', 'src')).toMatchObject({
      command: { name: 'list' },
      flags: { root: 'packages/rows' },
      operands: ['src'],
    })
  })

  test('is not meant by a file of its name that is given as a path', () => {
    expect(asked('./list')).toMatchObject({ command: { name: '' }, operands: ['./list'] })
  })

  test('is not meant by a second word', () => {
    expect(asked('src', 'list')).toMatchObject({ command: { name: '' }, operands: ['src', 'list'] })
  })
})

describe('flags', () => {
  test('that are not given are absent', () => {
    expect(flagsOf()).toEqual({
      projects: [],
      reporters: [],
      outputFiles: [],
      json: false,
      verbose: false,
      passWithNoGuards: false,
      dryRun: false,
    })
  })

  test('may repeat where several make sense', () => {
    expect(flagsOf('--project', 'unit', '--project=native').projects).toEqual(['unit', 'native'])
  })

  test.each<[string, Partial<Flags>]>([
    ['--lanes 4', { lanes: 4 }],
    ['--repeat=3', { repeat: 3 }],
    ['--deadline 1500', { deadline: 1500 }],
    ['--bail', { bail: 1 }],
    ['--shard 2/2', { shard: { index: 2, of: 2 } }],
    ['--shuffle', { shuffle: 'random' }],
    ['--shuffle 0', { shuffle: 0 }],
    ['--changed', { changed: 'HEAD' }],
    ['-t plane', { testNamePattern: 'plane' }],
    ['-tplane', { testNamePattern: 'plane' }],
    ['--offline', { offline: true }],
    ['--no-offline', { offline: false }],
    ['--no-isolate', { isolate: false }],
    ['--no-color', { color: false }],
    ['--color', { color: true }],
    ['--passWithNoGuards', { passWithNoGuards: true }],
  ])('%s is read', (line, flags) => {
    expect(flagsOf(...line.split(' '))).toMatchObject(flags)
  })
})

describe('a refusal', () => {
  test.each([
    [
      'an unknown flag and the nearest one',
      ['--lnaes', '2'],
      { code: 'unknown-flag', says: ['`--lnaes`', '`--lanes`'] },
    ],
    ['an unknown flag of a command', ['list', '--jsno'], { code: 'unknown-flag', says: ['`teeth list`', '`--json`'] }],
    ['whose flag it is', ['list', '--lanes', '2'], { code: 'unknown-flag', says: ['`--lanes`', '`teeth` has it'] }],
    [
      'a foreign flag in front of the command',
      ['--lanes', '2', 'list'],
      { code: 'unknown-flag', says: ['`--lanes`', '`teeth` has it'] },
    ],
    ['an unknown short flag', ['-x'], { code: 'unknown-flag', says: ['`-x`', '--help'] }],
    ['an unknown command behind help', ['help', 'lits'], { code: 'unknown-command', says: ['`lits`', '`teeth list`'] }],
    ['a word too many', ['init', 'src'], { code: 'usage', says: ['`teeth init`', 'no words'] }],
    ['two topics', ['explain', 'bites', 'stale'], { code: 'usage', says: ['`teeth explain`', 'one word'] }],
    ['a value that is missing', ['--lanes'], { code: 'usage', says: ['--lanes <n>', 'missing'] }],
    ['a value where none is taken', ['--json=yes'], { code: 'usage', says: ['`--json`', 'takes no value'] }],
    ['a word where a number belongs', ['--lanes', 'two'], { code: 'usage', says: ['`two`', 'whole number, 1 to 256'] }],
    ['no lane at all', ['--lanes', '0'], { code: 'usage', says: ['`0`', '1 to 256'] }],
    [
      'a shard that is none of its parts',
      ['--shard', '3/2'],
      { code: 'usage', says: ['`--shard` is `3/2`', '`i` from 1 to `n`'] },
    ],
    ['a shard without a number', ['--shard', '1/'], { code: 'usage', says: ['`1/`', 'expected `i/n`'] }],
    ['a number in another notation', ['--deadline', '1e3'], { code: 'usage', says: ['`1e3`', 'milliseconds'] }],
    [
      'a seed that is too large',
      ['--shuffle', '2147483648'],
      { code: 'usage', says: ['`2147483648`', '0 to 2147483647'] },
    ],
  ] as const)('names %s', (_, words, { code, says }) => {
    const error = refusedWith(() => read(...words))
    expect(error.code).toBe(code)
    for (const words of says) expect(error.message).toContain(words)
  })
})

describe('text', () => {
  test('is the version alone', () => {
    expect(read('--version')).toEqual({ kind: 'text', text: '1.2.3\n' })
  })

  test.each([['--help'], ['-h'], ['help']])('%s is the help, with every command and the exit codes', (word) => {
    const { text } = helpOf(word)
    for (const name of ['list', 'lint', 'explain', 'layers', 'init', '--changed [since]', 'Exit codes', '130']) {
      expect(text).toContain(name)
    }
  })

  test.each([[['help', 'list']], [['list', '--help']]])('%j is the help of that command', (words) => {
    const { text } = helpOf(...words)
    expect(text).toContain('teeth list [options] [files...]')
    expect(text).not.toContain('--lanes')
  })
})

function helpOf(...words: readonly string[]): { readonly text: string } {
  const found = read(...words)
  if (found.kind === 'command')
    throw new Error(`text was expected, and there was the command \`${found.command.name}\``)
  return found
}
