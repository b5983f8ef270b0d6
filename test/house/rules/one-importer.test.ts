import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { oneImporter } from './one-importer.ts'

const rule = oneImporter({ 'ts-morph': ['src/syntax/parse.ts'] })
const broken = (path: string, text: string): readonly string[] =>
  rule(house({ [path]: text })).map(({ message }) => message)

describe('a library is loaded by the one file that knows it', () => {
  test('another file that loads it is told whose it is', () => {
    expect(broken('src/revert/remove.ts', `import { Node } from 'ts-morph'`)).toEqual([
      '`ts-morph` is loaded by `src/syntax/parse.ts` only',
    ])
  })

  test('a lazy import loads it too', () => {
    expect(broken('src/revert/remove.ts', `export const parser = () => import('ts-morph')`)).toHaveLength(1)
  })

  test('an import of types loads nothing', () => {
    expect(
      broken(
        'src/revert/remove.ts',
        `import type { Node } from 'ts-morph'\nimport { type SourceFile } from 'ts-morph'`,
      ),
    ).toEqual([])
  })

  test('types beside one value load it', () => {
    expect(broken('src/revert/remove.ts', `import { Node, type SourceFile } from 'ts-morph'`)).toHaveLength(1)
  })

  test('a library without a row has no importer', () => {
    expect(broken('src/world/git.ts', `import { simpleGit } from 'simple-git'`)).toEqual([
      '`simple-git` has no importer in the table of `test/house/house.test.ts`',
    ])
  })

  test('a part of a scoped library is that library', () => {
    expect(
      oneImporter({ '@octokit/core': [] })(house({ 'src/world/a.ts': `import '@octokit/core/types'` })),
    ).toHaveLength(1)
  })

  test('its importer may load it', () => {
    expect(broken('src/syntax/parse.ts', `import { Node } from 'ts-morph'`)).toEqual([])
  })
})
