import type { FunctionDeclaration, SourceFile } from 'ts-morph'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { defineGuard } from '../../../src/read/define-guard.ts'
import { exportedRevert } from '../../../src/read/exported.ts'
import { read } from '../../../src/read/read.ts'

const SOURCE = 'export function findRow(id: string) {\n  return rows.find((row) => row.id === id)\n}\n'
const MODULE = "export const lookup = defineGuard({\n  id: 'plane-aware-lookup',\n})\n"
const sources = [
  { file: 'src/rows.ts', text: SOURCE },
  { file: 'mutants/rows.ts', text: MODULE },
]
const knownFiles = new Set(['src/rows.ts', 'src/other.ts', 'test/rows.test.ts'])

const definition = {
  id: 'plane-aware-lookup',
  behaviour: 'reads the row from the requested plane',
  site: {
    file: 'src/rows.ts',
    select: (source: SourceFile) => source.getFunctionOrThrow('findRow'),
  },
  tests: ['test/rows.test.ts > findRow'],
  revert: (node: FunctionDeclaration) => node.getText().replace('===', '=='),
}

function readExports(exports: Readonly<Record<string, unknown>>) {
  return read({ sources, modules: [{ path: 'mutants/rows.ts', exports }], knownFiles })
}

/** As untyped code may call it. */
function codesOf(changes: Readonly<Record<string, unknown>>): readonly string[] {
  const { problems } = readExports({ lookup: Reflect.apply(defineGuard, undefined, [{ ...definition, ...changes }]) })
  return problems.map(({ code }) => code)
}

test('a defined guard becomes a guard whose revert is the export', () => {
  expect(readExports({ lookup: defineGuard(definition) })).toEqual({
    problems: [],
    guards: [
      {
        id: 'plane-aware-lookup',
        behaviour: 'reads the row from the requested plane',
        tests: [{ file: 'test/rows.test.ts', title: 'findRow' }],
        place: { file: 'mutants/rows.ts', line: 2, column: 7 },
        sites: [
          {
            file: 'src/rows.ts',
            span: { start: 0, end: SOURCE.length - 1 },
            text: SOURCE.trimEnd(),
            line: 1,
            revert: { kind: 'with', module: 'mutants/rows.ts', name: 'lookup' },
            place: { file: 'mutants/rows.ts', line: 2, column: 7 },
          },
        ],
      },
    ],
  })
})

test('every value is taken as an annotation would take it', () => {
  const lookup = defineGuard({
    ...definition,
    names: /no row/i,
    fails: ['throw'],
    layer: 'unit',
    because: 'an incident',
  })
  expect(readExports({ lookup }).guards).toMatchObject([
    {
      names: { kind: 'pattern', source: 'no row', flags: 'i' },
      fails: ['throw'],
      layer: 'unit',
      because: 'an incident',
    },
  ])
})

test('a guard may have several sites', () => {
  const { site, ...rest } = definition
  const inside = { file: '../src/rows.ts', select: () => undefined }
  const lookup = defineGuard({ ...rest, sites: [site, { ...site, file: '../src/rows.ts' }] })
  expect(readExports({ lookup }).guards[0]?.sites).toHaveLength(2)
  expect(readExports({ lookup: defineGuard({ ...rest, sites: [site, inside] }) }).guards).toEqual([])
})

test.for([
  ['the default export', (lookup: unknown) => ({ default: lookup }), 'default'],
  ['in an array', (lookup: unknown) => ({ guards: [lookup] }), 'guards[0]'],
  ['exported under two names', (lookup: unknown) => ({ first: lookup, second: lookup }), 'first'],
] as const)('a guard may be %s', ([, exports, name]) => {
  const { guards } = readExports(exports(defineGuard(definition)))
  expect(guards.map(({ sites }) => sites[0]?.revert)).toEqual([{ kind: 'with', module: 'mutants/rows.ts', name }])
})

describe('a mistake in a definition', () => {
  test.for([
    ['a bad id', { id: 'A' }, ['bad-id']],
    ['no behaviour', { behaviour: ' ' }, ['no-behaviour']],
    ['no tests', { tests: [] }, ['no-test']],
    ['a test that is gone', { tests: ['test/gone.test.ts'] }, ['test-file-missing']],
    ['a bad kind', { fails: ['crash'] }, ['bad-kind']],
    ['a stateful pattern', { names: /a/g }, ['bad-names']],
    ['a field nobody knows', { test: 'a' }, ['unknown-key']],
    ['a number for an id', { id: 7 }, ['mutants-not-a-guard']],
    ['no revert', { revert: undefined }, ['mutants-not-a-guard']],
    ['no site', { site: undefined }, ['mutants-not-a-guard']],
    ['`site` beside `sites`', { sites: [definition.site] }, ['mutants-not-a-guard']],
    ['a site without `select`', { site: { file: 'src/rows.ts' } }, ['mutants-not-a-guard']],
    ['a file that was not read', { site: { ...definition.site, file: 'src/other.ts' } }, ['no-site']],
    ['a file outside', { site: { ...definition.site, file: '../../x.ts' } }, ['site-outside-root']],
    ['`select` that finds nothing', { site: { ...definition.site, select: () => undefined } }, ['no-site']],
    ['`select` that returns no node', { site: { ...definition.site, select: () => 'a' } }, ['no-site']],
    [
      '`select` that throws',
      {
        site: {
          ...definition.site,
          select: () => {
            throw new Error('no such function')
          },
        },
      },
      ['no-site'],
    ],
    [
      '`select` that changes the tree',
      {
        site: {
          ...definition.site,
          select: (source: SourceFile) => source.getFunctionOrThrow('findRow').rename('findLine'),
        },
      },
      ['no-site'],
    ],
  ] as const)('%s', ([, changes, codes]) => {
    expect(codesOf(changes)).toEqual(codes)
  })

  test('has a place in its module and quotes what `select` threw', () => {
    const lookup = defineGuard({
      ...definition,
      site: {
        ...definition.site,
        select: (source: SourceFile) => source.getFunctionOrThrow('findLine'),
      },
    })
    const [problem] = readExports({ lookup }).problems
    expect(problem).toMatchObject({ place: { file: 'mutants/rows.ts', line: 2 }, guardId: 'plane-aware-lookup' })
    expect(problem?.message).toContain('findLine')
  })
})

test('a tree that one guard changed is fresh for the next', () => {
  const site = { file: 'src/rows.ts', select: removeRow }
  const bad = defineGuard({ ...definition, id: 'bad', site })
  expect(readExports({ bad, good: defineGuard(definition) }).guards.map(({ id }) => id)).toEqual(['plane-aware-lookup'])
})

function removeRow(source: SourceFile): undefined {
  source.getFunctionOrThrow('findRow').remove()
}

describe('what else a module may export', () => {
  test('functions alone are for `revert: with`', () => {
    expect(readExports({ old: () => '' }).problems).toEqual([])
  })

  test('neither guard nor function is a mistake', () => {
    expect(readExports({ limit: 3 }).problems).toMatchObject([{ code: 'mutants-not-a-guard' }])
  })

  test('what looks like a guard but was not defined is a mistake', () => {
    expect(readExports({ lookup: definition, old: () => '' }).problems).toMatchObject([
      { code: 'mutants-not-a-guard', message: expect.stringContaining('`lookup`') },
    ])
  })
})

test('an id may not be both written and defined', () => {
  const text = '// @teeth plane-aware-lookup: reads\n//   test: test/rows.test.ts\n//   was: a\nfoo()'
  const modules = [{ path: 'mutants/rows.ts', exports: { lookup: defineGuard(definition) } }]
  const { problems } = read({ sources: [...sources, { file: 'src/z.ts', text }], modules, knownFiles })
  expect(problems.map(({ code }) => code)).toEqual(['duplicate-id'])
})

test('a definition that is not wanted selects nothing', () => {
  const lookup = defineGuard({
    ...definition,
    site: {
      ...definition.site,
      select: () => {
        throw new Error('was called')
      },
    },
  })
  const modules = [{ path: 'mutants/rows.ts', exports: { lookup } }]
  expect(read({ sources, modules, knownFiles, isWanted: () => false })).toEqual({ guards: [], problems: [] })
})

describe('the function that `revert: with` names', () => {
  const text = '// @teeth a: reads\n//   test: test/rows.test.ts\n//   revert: with mutants/rows.ts#old\nfoo()'
  const codes = (exports: Readonly<Record<string, unknown>>): readonly string[] =>
    read({
      sources: [{ file: 'src/a.ts', text }],
      modules: [{ path: 'mutants/rows.ts', exports }],
      knownFiles,
    }).problems.map(({ code }) => code)

  test('must be an export', () => {
    expect(codes({ old: () => '' })).toEqual([])
    expect(codes({ olde: () => '' })).toEqual(['bad-revert'])
  })

  test('must be a function', () => {
    expect(codes({ old: 'a', other: () => '' })).toEqual(['bad-revert'])
  })

  test('is not looked for in a module that failed to load', () => {
    const known = new Set([...knownFiles, 'mutants/rows.ts'])
    expect(read({ sources: [{ file: 'src/a.ts', text }], modules: [], knownFiles: known }).problems).toEqual([])
  })

  test('is found by every name that a guard gives it', () => {
    const exports = { guards: [defineGuard({ ...definition, revert: () => 'in an array' })], old: () => 'alone' }
    expect(exportedRevert(exports, 'guards[0]')?.(undefined)).toBe('in an array')
    expect(exportedRevert(exports, 'old')?.(undefined)).toBe('alone')
    expect([exportedRevert(exports, 'gone'), exportedRevert(exports, 'toString')]).toEqual([undefined, undefined])
  })
})

test('a definition keeps the type of its node from `select` to `revert`', () => {
  defineGuard({
    ...definition,
    site: { file: 'src/rows.ts', select: (source) => source.getFunction('findRow') },
    revert: (node) => {
      expectTypeOf(node).toEqualTypeOf<FunctionDeclaration>()
      return ''
    },
  })
})
