import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { noCycles } from './no-cycles.ts'

describe('no file imports itself through others', () => {
  test('a cycle of three is told with its whole way', () => {
    const files = house({
      'src/read/read.ts': `import './sites.ts'`,
      'src/read/sites.ts': `import type { Tests } from './tests.ts'`,
      'src/read/tests.ts': `import './read.ts'`,
    })
    expect(noCycles(files)).toEqual([
      {
        file: 'src/read/read.ts',
        line: 1,
        message: 'imports itself: src/read/read.ts → src/read/sites.ts → src/read/tests.ts → src/read/read.ts',
      },
    ])
  })

  test('a cycle that is entered from outside is told from where it closes', () => {
    const files = house({
      'src/main.ts': `import './cli/a.ts'`,
      'src/cli/a.ts': `import './b.ts'`,
      'src/cli/b.ts': `import './a.ts'`,
    })
    expect(noCycles(files)[0]?.file).toBe('src/cli/a.ts')
  })

  test('two ways to one file are no cycle', () => {
    const files = house({
      'src/main.ts': `import './cli/a.ts'\nimport './cli/b.ts'`,
      'src/cli/a.ts': `import '../model/guard.ts'`,
      'src/cli/b.ts': `import '../model/guard.ts'`,
      'src/model/guard.ts': '',
    })
    expect(noCycles(files)).toEqual([])
  })
})
