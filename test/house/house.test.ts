import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { HouseFile, Rule } from './house-file.ts'
import { byExample } from './rules/by-example.ts'
import { erasable } from './rules/erasable.ts'
import { fileLength } from './rules/file-length.ts'
import { fileNames } from './rules/file-names.ts'
import { functionLength } from './rules/function-length.ts'
import { importTable } from './rules/import-table.ts'
import { lazyLibraries } from './rules/lazy-libraries.ts'
import { deadNames, unmapped } from './rules/living-docs.ts'
import { noBarrels } from './rules/no-barrels.ts'
import { noCycles } from './rules/no-cycles.ts'
import { noEffects } from './rules/no-effects.ts'
import { noModuleState } from './rules/no-module-state.ts'
import { noUnsafeTypes } from './rules/no-unsafe-types.ts'
import { noWorkOnImport } from './rules/no-work-on-import.ts'
import { type Importers, oneImporter } from './rules/one-importer.ts'
import { openingSentence } from './rules/opening-sentence.ts'
import { listFiles, maintained, readFile } from './tree.ts'

/** Started as processes, or run by Vitest for what they do: the only files that act when they are loaded, and may keep state. */
const PROGRAMS: readonly string[] = [
  'src/main.ts',
  'src/world/lane/child.ts',
  'src/world/lane/kept-entry.ts',
  'src/world/prepare-child.ts',
  'src/world/stryker-child.ts',
]

const IMPORTERS: Importers = {
  '@gitbeaker/rest': ['src/world/gitlab.ts'],
  '@octokit/core': ['src/world/github.ts'],
  '@octokit/plugin-paginate-rest': ['src/world/github.ts'],
  '@octokit/plugin-retry': ['src/world/github.ts'],
  '@octokit/plugin-throttling': ['src/world/github.ts'],
  chalk: ['src/world/terminal.ts'],
  commander: ['src/cli/program.ts'],
  diff: ['src/revert/diff.ts'],
  // Reading finds comments with it, reports colour code and count its decisions.
  'js-tokens': ['src/read/comments.ts', 'src/report/tokens.ts'],
  picomatch: ['src/read/within.ts'],
  'simple-git': ['src/world/git-ask.ts'],
  'std-env': ['src/world/surroundings.ts'],
  tinyglobby: ['src/world/files.ts'],
  'ts-morph': ['src/syntax/parse.ts'],
  // Two shapes are checked at run time: what users write, and what we ship.
  zod: [
    'src/cli/config-schema.ts',
    'src/report/ledger-schema.ts',
    'src/report/diff-ledger-schema.ts',
    'src/report/sweep-ledger-schema.ts',
  ],
}

const HEAVY = ['ts-morph', 'vitest', 'vite', 'zod', 'simple-git', '@octokit/core', '@gitbeaker/rest']

const paths = listFiles().filter((path) => existsSync(path))
const files = maintained(paths)
const sources = files.filter(({ path }) => path.startsWith('src/'))
const tests = files.filter(({ path }) => path.startsWith('test/'))
const told = files.filter(({ path }) => /^(src|scripts|bench|mutants|test\/house\/rules)\/[^.]*\.ts$/.test(path))

const RULES: readonly (readonly [name: string, rule: Rule, files: readonly HouseFile[]])[] = [
  ['a folder imports only what the table allows', importTable, sources],
  ['no file imports itself through others', noCycles, sources],
  ['a library is loaded by the one file that knows it', oneImporter(IMPORTERS), sources],
  ['the binary loads no heavy library at once', lazyLibraries({ entry: 'src/main.ts', libraries: HEAVY }), sources],
  [
    'what tests import loads nothing',
    lazyLibraries({ entry: 'src/vitest.ts', libraries: Object.keys(IMPORTERS) }),
    sources,
  ],
  ['no folder has a barrel', noBarrels, sources],
  ['no module keeps state', noModuleState(PROGRAMS), sources],
  ['importing a file does nothing', noWorkOnImport(PROGRAMS), sources],
  ['effects stand in world, cli and main', noEffects, sources],
  ['nobody overrules the compiler', noUnsafeTypes, sources],
  ['types erase', erasable, files],
  ['every file opens with one sentence', openingSentence, told],
  ['no file is longer than 250 lines', fileLength(250), files.filter((file) => !tests.includes(file))],
  ['no file of the tests is longer than 400 lines', fileLength(400), tests],
  ['no function is longer than 30 lines without a reason', functionLength, told],
  ['names are kebab-case', fileNames, files],
  ['a guard names an example where its test file holds properties', byExample, files],
]

describe('this house', () => {
  test('is really read', () => {
    expect(sources.length).toBeGreaterThan(10)
  })

  test.each(RULES)('%s', (_, rule, subject) => {
    expect(rule(subject).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
  })

  const documents = paths.filter((path) => /^(README|CONTRIBUTING)\.md$/.test(path))
  test.each(documents)('%s names only files that exist', (path) => {
    expect(deadNames({ path, text: readFile(path), files: paths })).toEqual([])
  })

  test('the map of the README names every folder of the sources', () => {
    expect(unmapped({ path: 'README.md', text: readFile('README.md'), files: paths })).toEqual([])
  })
})
