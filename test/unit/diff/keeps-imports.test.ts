/** Imports that only types use: whether the compiler keeps them, and what comes of it where it does. */

import { describe, expect, test } from 'vitest'
import { keepsImports } from '../../../src/diff/keeps-imports.ts'
import { cut, cutVerbatim, modified } from './cut.ts'
import { told } from './told.ts'

const KEEPS = '{ "compilerOptions": { "verbatimModuleSyntax": true } }'

const isKept = (texts: Readonly<Record<string, string>>, path = 'src/rows/rows.ts') =>
  keepsImports({ read: async (file) => texts[file] }, [path])

describe('a compiler that keeps imports of types is asked, and what it extends', () => {
  test.each<[what: string, texts: Readonly<Record<string, string>>]>([
    ['itself', { 'tsconfig.json': KEEPS }],
    ['the nearest', { 'src/tsconfig.json': KEEPS, 'tsconfig.json': '{}' }],
    ['what it extends', { 'tsconfig.json': '{ "extends": "./base" }', 'base.json': KEEPS }],
    [
      'all that it extends',
      { 'tsconfig.json': '{ "extends": ["./a.json", "./b.json"] }', 'a.json': '{}', 'b.json': KEEPS },
    ],
    ['a package', { 'tsconfig.json': '{ "extends": "@rows/base" }', 'node_modules/@rows/base/tsconfig.json': KEEPS }],
    [
      'what it refers to',
      {
        'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
        'tsconfig.app.json': KEEPS,
      },
    ],
    ['one that cannot be read', { 'tsconfig.json': '{ "extends": "@rows/base" }' }],
    ['an older word for it', { 'tsconfig.json': '{ "compilerOptions": { "importsNotUsedAsValues": "error" } }' }],
  ])('%s', async (_, texts) => {
    expect(await isKept(texts), 'a compiler that keeps imports of types is asked, and what it extends').toBe(true)
  })

  test.each<[what: string, texts: Readonly<Record<string, string>>, path?: string]>([
    ['no configuration', {}],
    ['one that drops them', { 'tsconfig.json': '{ "compilerOptions": { "verbatimModuleSyntax": false } }' }],
    ['a nearer one', { 'src/tsconfig.json': '{}', 'tsconfig.json': KEEPS }],
    ['code without types', { 'tsconfig.json': KEEPS }, 'src/rows.js'],
  ])('not by %s', async (...[, texts, path]) => {
    expect(await isKept(texts, path)).toBe(false)
  })
})

const NOW = "import { type Row } from './row.ts'\nf(1)\n"

test('an import of types is no change where it is dropped, and a quiet one where it loads', () => {
  const units = (one: ReturnType<typeof cut>) => one.units.map(({ undo, looks }) => [undo.kind, looks])
  expect(units(cut(modified('f(1)\n', NOW)))).toEqual([['no-runtime-change', undefined]])
  expect(units(cutVerbatim(modified('f(1)\n', NOW)))).toEqual([['runnable', 'type-import']])
})

test.each<[what: string, now: string]>([
  ['for what it does', "import './row.ts'\nf(1)\n"],
  [
    'that a value uses: an import that a value uses is no import of types',
    "import { row } from './row.ts'\nf(1)\nrow()\n",
  ],
])('an import %s is not quiet', (_, now) => {
  const before = now.replace(/import.*\n/, '')
  expect(cutVerbatim(modified(before, now)).units[0]?.looks).toBeUndefined()
})

test('the story asks the configuration of the project', async () => {
  const { ledger } = await told({ files: [modified('f(1)\n', NOW)], texts: { 'tsconfig.json': KEEPS } })
  expect(ledger.units).toMatchObject([{ verdict: 'unreached', looks: 'type-import' }])
  expect(ledger.findings).toEqual([])
})
