import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { importTable } from './import-table.ts'

const broken = (texts: Readonly<Record<string, string>>): readonly string[] =>
  importTable(house(texts)).map(({ message }) => message)

describe('a folder imports only the folders that the table allows it', () => {
  test('a renderer that imports the story is told what it may import', () => {
    expect(broken({ 'src/report/junit.ts': `import { prove } from '../prove/prove.ts'` })).toEqual([
      '`report/` may import `model/`, `errors/`, found `../prove/prove.ts`',
    ])
  })

  test('an import of types counts as an import', () => {
    expect(broken({ 'src/judge/judge.ts': `import type { Files } from '../world/files.ts'` })).toHaveLength(1)
  })

  test('a lazy import counts as an import', () => {
    expect(broken({ 'src/read/read.ts': `export const git = () => import('../world/git.ts')` })).toHaveLength(1)
  })

  test('passing on an export counts as an import', () => {
    expect(broken({ 'src/model/guard.ts': `export { judge } from '../judge/judge.ts'` })).toHaveLength(1)
  })

  test('reading does not know the reverts', () => {
    expect(broken({ 'src/read/read.ts': `import { revert } from '../revert/revert.ts'` })).toHaveLength(1)
  })

  test('the story is handed a world and does not import it', () => {
    expect(broken({ 'src/prove/prove.ts': `import { openWorld } from '../world/world.ts'` })).toHaveLength(1)
  })

  test('the model imports no library', () => {
    expect(broken({ 'src/model/guard.ts': `import { z } from 'zod'` })).toEqual([
      '`model/` imports nothing, found `zod`',
    ])
  })

  test('nobody imports from outside the sources', () => {
    expect(broken({ 'src/cli/run.ts': `import pkg from '../../package.json'` })).toHaveLength(1)
  })

  test('the table lets the story import judge, read and revert', () => {
    const text = `import '../judge/judge.ts'\nimport '../read/read.ts'\nimport '../revert/revert.ts'\nimport './plan.ts'`
    expect(broken({ 'src/prove/prove.ts': text })).toEqual([])
  })

  test('commands and the binary import everything', () => {
    expect(
      broken({ 'src/cli/prove.ts': `import '../world/world.ts'`, 'src/main.ts': `import './cli/cli.ts'` }),
    ).toEqual([])
  })
})

describe('only world, cli and main ask Node for anything', () => {
  test('a renderer that imports a part of Node is named', () => {
    expect(broken({ 'src/report/html.ts': `import { join } from 'node:path'` })).toEqual([
      '`report/` may not import `node:path`',
    ])
  })

  test('world may', () => {
    expect(broken({ 'src/world/files.ts': `import { join } from 'node:path'` })).toEqual([])
  })
})
