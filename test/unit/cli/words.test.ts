/** The spellings of a command line: what is rewritten, and what is nobody's to rewrite. */

import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../../../src/cli/commands.ts'
import { canonicalWords } from '../../../src/cli/words.ts'

const flags = COMMANDS.flatMap((command) => command.flags)
const isPath = (word: string) => ['src', 'src/rows.ts', 'main'].includes(word)
const canonical = (line: string) => canonicalWords(line.split(' '), flags, isPath).join(' ')

describe('spelling', () => {
  test.each([
    ['--passWithNoGuards', '--pass-with-no-guards'],
    ['--testNamePattern=aB', '--test-name-pattern=aB'],
    ['--outputFile.junit=out/J.xml', '--output-file=junit=out/J.xml'],
    ['--noColor', '--no-color'],
    ['--unknownFlag', '--unknown-flag'],
  ])('%s is %s', (typed, meant) => {
    expect(canonical(typed)).toBe(meant)
  })

  test('the value of a flag is left as it is, even when it looks like a flag', () => {
    expect(canonical('-t --isOld src')).toBe('-t --isOld src')
  })

  test('what follows a bare -- is left as it is', () => {
    expect(canonical('-- --passWithNoGuards --bail src')).toBe('-- --passWithNoGuards --bail src')
  })
})

describe('an optional value', () => {
  test.each([
    ['--bail src', '--bail=1 src'],
    ['--bail', '--bail=1'],
    ['--bail 3 src', '--bail=3 src'],
    ['--bail=3 src', '--bail=3 src'],
    ['--shuffle src/rows.ts', '--shuffle=random src/rows.ts'],
    ['--shuffle 0', '--shuffle=0'],
    ['--changed src', '--changed=HEAD src'],
    ['--changed --json', '--changed=HEAD --json'],
    ['--changed v1.2 src', '--changed=v1.2 src'],
  ])('never swallows a file: %s is %s', (typed, meant) => {
    expect(canonical(typed)).toBe(meant)
  })

  test('is a ref for certain when it hangs on the flag, even when a file is named like it', () => {
    expect(canonical('--changed=main src')).toBe('--changed=main src')
  })
})
