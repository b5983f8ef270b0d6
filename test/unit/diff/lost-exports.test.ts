/** Exports that are gone from a module: kept, unmissed, or missed by a file that the change leaves alone. */

import { describe, expect, test } from 'vitest'
import { lostExports, missedIn } from '../../../src/diff/lost-exports.ts'
import { type Outside, outsideOf } from '../../../src/diff/outside.ts'
import { sides } from '../../../src/diff/version.ts'
import { textFiles } from '../../support/text-world.ts'
import { modified } from './cut.ts'

const MODULE = 'src/rows.ts'

const lost = (before: string, now: string) => [
  ...lostExports(sides(MODULE, { before, now }), {
    files: new Set([MODULE, 'src/slug.ts']),
    origins: new Map([['src/slug.ts#slug', `${MODULE}#slug`]]),
  }),
]

test.each<[what: string, before: string, now: string, lost: readonly string[]]>([
  ['was not exported', 'function slug() {}', '', []],
  ['is exported from there again', 'export function slug() {}', "export { slug } from './slug.ts'", []],
  ['is imported and exported', 'export function slug() {}', "import { slug } from './slug.ts'\nexport { slug }", []],
  ['is exported no more', 'export function slug() {}', "import { slug } from './slug.ts'", ['slug']],
  ['is exported under another name', 'export function slug() {}', "export { slug as s } from './slug.ts'", ['slug']],
  ['is another one now', 'export function slug() {}', "export { slug } from './other.ts'", ['slug']],
])('of a name that %s', (...row) => {
  const [, before, now, expected] = row
  expect(lost(before, now)).toEqual(expected)
})

const around = (takers: Readonly<Record<string, string | undefined>>, ...manifests: readonly string[]): Outside => ({
  files: new Set(),
  takers: new Map(Object.entries(takers)),
  manifests: new Map([[MODULE, manifests]]),
  loaded: new Map(),
})

const isMissed = (name: string, module: string, outside: Outside | undefined) => missedIn(outside)(name, module)

describe('an export that is gone is missed', () => {
  test.each<[by: string, text: string | undefined]>([
    ['export *', "export * from './rows.ts'"],
    ['export * as', "export * as rows from './rows'"],
    ['import * as', "import * as rows from './rows.js'"],
    ['import()', "const rows = await import('./rows.ts')"],
    ['require()', "const rows = require('./rows')"],
    ['import = require()', "import rows = require('./rows')"],
    ['its name', "import { slug } from './rows.ts'"],
    ['its name, given another', "import { slug as other } from './rows.ts'"],
    ['its name, handed on', "export { slug } from './rows.ts'"],
    ['an alias', "import { slug } from '@/rows'"],
    ['a name of the package', "import { slug } from '#rows'"],
    ['a mock', "vi.mock('./rows.ts')"],
    ['an address that is put together', 'const rows = await import(`./${name}.ts`)'],
    ['an address that is not known', 'const rows = await import(path)'],
    ['a pattern', "const rows = import.meta.glob('./*.ts')"],
    ['a pattern of several names', "const rows = import.meta.glob('./{rows,columns}.ts')"],
    ['a pattern of letters', "const rows = import.meta.glob(['./[a-z]ows.ts', './ro?s.ts'])"],
    ['what is no text', undefined],
  ])('by a file that takes it by %s', (_, text) => {
    expect(isMissed('slug', MODULE, around({ 'src/user.ts': text }))).toBe(true)
  })

  test.each<[by: string, file: string, text: string]>([
    ['a page', 'index.html', '<script src="/src/rows.ts"></script>'],
    ['an alias of the compiler', 'tsconfig.json', '{ "paths": { "shop": ["./src/rows.ts"] } }'],
  ])('by %s', (_, file, text) => {
    expect(isMissed('slug', MODULE, around({ [file]: text }))).toBe(true)
  })

  test.each<[what: string, manifest: string]>([
    ['main', '{ "main": "./dist/rows.js" }'],
    ['exports', '{ "exports": { ".": { "import": "./src/rows.ts" } } }'],
    ['exports of a whole folder', '{ "exports": { "./*": "./src/*.ts" } }'],
    ['bin', '{ "bin": { "rows": "src/rows.ts" } }'],
    ['types', '{ "types": "./dist/rows.d.ts" }'],
    ['what is published', '{ "publishConfig": { "exports": "./dist/rows.js" } }'],
    ['nothing that can be read', '{'],
  ])('where the package names the module in %s', (_, manifest) => {
    expect(isMissed('slug', MODULE, around({}, manifest))).toBe(true)
  })

  test('where a package names it that is not the nearest', () => {
    expect(isMissed('slug', MODULE, around({}, '{ "type": "module" }', '{ "main": "src/rows.ts" }'))).toBe(true)
  })

  test('where the module is an index', () => {
    expect(isMissed('slug', 'src/index.ts', { ...around({}), manifests: new Map([['src/index.ts', []]]) })).toBe(true)
  })

  test('where nothing is known', () => {
    expect(isMissed('slug', MODULE, undefined)).toBe(true)
    expect(isMissed('slug', 'src/other.ts', around({}))).toBe(true)
  })
})

describe('an export that is gone is not missed', () => {
  test.each<[what: string, text: string]>([
    ['takes another name', "import { other } from './rows.ts'"],
    ['only runs the module', "import './rows.ts'"],
    ['takes types', "import type * as rows from './rows.ts'"],
    ['takes a type', "import { type slug } from './rows.ts'"],
    ['names a type', "let row: import('./rows.ts').Row"],
    ['takes a module of that name in another folder', "import * as rows from '../test/rows.ts'"],
    ['loads from another folder', 'const rows = await import(`./plugins/${name}.ts`)'],
    ['holds the word', "console.log('rows')"],
  ])('by a file that %s', (_, text) => {
    expect(isMissed('slug', MODULE, around({ 'src/user.ts': text }, '{ "main": "./src/main.ts" }'))).toBe(false)
  })

  test('by the module itself', () => {
    expect(isMissed('slug', MODULE, around({ [MODULE]: "import * as self from './rows.ts'" }))).toBe(false)
  })
})

describe('what is asked of the other files', () => {
  const files = textFiles(
    new Map([
      ['package.json', '{ "main": "src/rows.ts" }'],
      ['src/package.json', '{ "type": "module" }'],
      ['src/rows.ts', "import './start.ts'\n"],
      ['src/user.ts', "import { slug } from './rows.ts'\n"],
      ['src/plugin.ts', 'await import(path)\n'],
      ['src/start.ts', "import './state.ts'\n"],
      ['src/state.ts', "import './more.ts'\nregister()\n"],
      ['src/more.ts', 'more()\n'],
      ['src/else.ts', 'nothing()\n'],
    ]),
  )
  const asked = { losing: [MODULE], changed: [modified('', "import './start.ts'\n", MODULE)] }

  test('who may name a module that exports less, and the packages above it', async () => {
    const { takers, manifests } = await outsideOf(files, asked)
    expect([...takers.keys()]).toEqual(['src/user.ts', 'src/plugin.ts'])
    expect([...manifests]).toEqual([[MODULE, ['{ "type": "module" }', '{ "main": "src/rows.ts" }']]])
  })

  test('what is loaded now, as far as that runs nothing', async () => {
    const { loaded } = await outsideOf(files, asked)
    expect([...loaded.keys()]).toEqual(['src/start.ts', 'src/state.ts'])
  })
})
