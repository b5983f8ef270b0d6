import { describe, expect, test } from 'vitest'
import { deadNames, unmapped } from './living-docs.ts'

const files = ['src/main.ts', 'src/judge/judge.ts', 'src/read/read.ts', 'examples/catalog/package.json']
const docs = (text: string) => ({ path: 'README.md', text, files })
const MAP = '```\nsrc/\n  main.ts   the binary\n  judge/    proof → verdict\n```\n'

describe('documents name only files that exist', () => {
  test('a file that has gone is named with its line', () => {
    expect(deadNames(docs('Verdicts:\nsee `src/judge/verdicts.ts`.'))).toEqual([
      { file: 'README.md', line: 2, message: 'names `src/judge/verdicts.ts`, which is not there' },
    ])
  })

  test('a line of the map that has gone is named', () => {
    expect(deadNames(docs(MAP.replace('judge/ ', 'jury/  '))).map(({ message }) => message)).toEqual([
      'names `src/jury/`, which is not there',
    ])
  })

  test('files and folders that are there may be named', () => {
    expect(deadNames(docs(`${MAP}\nTry \`examples/catalog\`, read \`src/judge/judge.ts\`.`))).toEqual([])
  })

  test('code that is no path of this repository is free', () => {
    expect(deadNames(docs('Run `pnpm teeth src/lookup.ts`, or `src/*.ts`.'))).toEqual([])
  })
})

describe('the map names every folder of the sources', () => {
  test('a folder without a line is named', () => {
    expect(unmapped(docs(MAP))).toEqual([{ file: 'README.md', line: 1, message: 'has a map without `src/read/`' }])
  })

  test('a whole map stands', () => {
    expect(unmapped(docs(MAP.replace('judge/ ', 'read/     guards\n  judge/ ')))).toEqual([])
  })
})
