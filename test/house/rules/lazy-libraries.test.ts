import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { lazyLibraries } from './lazy-libraries.ts'

const rule = lazyLibraries({ entry: 'src/main.ts', libraries: ['ts-morph'] })

describe('starting up loads no heavy library', () => {
  test('a chain of plain imports is told from end to end', () => {
    const files = house({
      'src/main.ts': `import { read } from './read/read.ts'`,
      'src/read/read.ts': `import { parse } from '../syntax/parse.ts'`,
      'src/syntax/parse.ts': `import { Project } from 'ts-morph'`,
    })
    expect(rule(files)).toEqual([
      {
        file: 'src/main.ts',
        line: 1,
        message: 'loads `ts-morph` at once: src/main.ts → src/read/read.ts → src/syntax/parse.ts → ts-morph',
      },
    ])
  })

  test('a lazy import breaks the chain', () => {
    const files = house({
      'src/main.ts': `export const read = () => import('./read/read.ts')`,
      'src/read/read.ts': `import { Project } from 'ts-morph'`,
    })
    expect(rule(files)).toEqual([])
  })

  test('an import of types breaks the chain', () => {
    const files = house({
      'src/main.ts': `import type { Reader } from './read/read.ts'`,
      'src/read/read.ts': `import { Project } from 'ts-morph'`,
    })
    expect(rule(files)).toEqual([])
  })
})
