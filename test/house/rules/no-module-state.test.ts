import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { noModuleState } from './no-module-state.ts'

const broken = (text: string): readonly string[] =>
  noModuleState(['src/main.ts'])(house({ 'src/judge/judge.ts': text })).map(({ message }) => message)

describe('nothing at the top level of a module can be assigned anew', () => {
  test('a counter at the top level is module state', () => {
    expect(broken('let seen = 0')).toEqual(['`let` or `var` at the top level is module state'])
  })

  test('a program of its own may count', () => {
    expect(noModuleState(['src/main.ts'])(house({ 'src/main.ts': 'let seen = 0' }))).toEqual([])
  })

  test('a counter inside a function is not', () => {
    expect(broken('export function count() { let seen = 0; return ++seen }')).toEqual([])
  })
})

describe('no module keeps an empty collection to be filled later', () => {
  test.each(['new Map<string, number>()', 'new Set()', '[]', '{}'])('a top-level `%s` is named', (initializer) => {
    expect(broken(`const seen = ${initializer}`)).toEqual(['`seen` is empty at first: that is module state'])
  })

  test.each(["new Set(['bites'])", "['bites']", '{ bites: 0 }', 'readTable()'])(
    'a top-level `%s` stands',
    (initializer) => {
      expect(broken(`const known = ${initializer}`)).toEqual([])
    },
  )
})
