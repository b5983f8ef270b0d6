import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { openingSentence } from './opening-sentence.ts'

const broken = (text: string): readonly string[] =>
  openingSentence(house({ 'src/read/read.ts': text })).map(({ message }) => message)

describe('every file opens with a docblock', () => {
  test('a file that starts with an import is named', () => {
    expect(broken(`import './sites.ts'\n`)).toEqual(['opens without a `/** … */` that tells what it knows'])
  })

  test('a plain comment is no docblock', () => {
    expect(broken('// Reads guards.\n')).toHaveLength(1)
  })

  test('a docblock further down does not open the file', () => {
    expect(broken(`import './sites.ts'\n/** Reads guards. */\n`)).toHaveLength(1)
  })

  test('a sentence may run over several lines, and follow the line that starts a program', () => {
    expect(broken('#!/usr/bin/env node\n/**\n * Reads guards from comments\n * of all kinds.\n */\n')).toEqual([])
  })
})

describe('the docblock that opens a file is one sentence', () => {
  test('two sentences are too many', () => {
    expect(broken('/** Reads guards. Skips the rest. */\n')).toEqual([
      'opens with more or less than one sentence: Reads guards. Skips the rest.',
    ])
  })

  test('words without a full stop are no sentence', () => {
    expect(broken('/** reading */\n')).toHaveLength(1)
  })

  test('a name with a dot in it does not end the sentence', () => {
    expect(broken('/** Reads `teeth.config.ts` and says what is wrong in it. */\n')).toEqual([])
  })
})
