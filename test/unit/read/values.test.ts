import { describe, expect, test } from 'vitest'
import { readKinds } from '../../../src/read/read-kinds.ts'
import { readNames } from '../../../src/read/read-names.ts'
import { readRevert } from '../../../src/read/read-revert.ts'
import { readTest } from '../../../src/read/read-test.ts'

const known = new Set([
  'test/rows.test.ts',
  'src/rows.test.ts',
  'src/deep/plane.test.ts',
  'test/my rows.test.ts',
  'test/rows > columns.test.ts',
  'src/columns > rows.test.ts',
  'test/rows\\of.test.ts',
  'a:rows.test.ts',
])

describe('test:', () => {
  test.for([
    ['test/rows.test.ts', { file: 'test/rows.test.ts' }],
    ['./rows.test.ts', { file: 'src/rows.test.ts' }],
    ['../test/rows.test.ts', { file: 'test/rows.test.ts' }],
    ['test//./rows.test.ts', { file: 'test/rows.test.ts' }],
    ['test/my rows.test.ts', { file: 'test/my rows.test.ts' }],
    ['test/rows.test.ts > rows', { file: 'test/rows.test.ts', title: 'rows' }],
    ['test/rows.test.ts > rows > reads a > b', { file: 'test/rows.test.ts', title: 'rows > reads a > b' }],
    ['test/rows.test.ts > C:\\rows', { file: 'test/rows.test.ts', title: 'C:\\rows' }],
    ['test/rows\\of.test.ts > rows', { file: 'test/rows\\of.test.ts', title: 'rows' }],
    ['a:rows.test.ts', { file: 'a:rows.test.ts' }],
    ['test/rows.test.ts >\nrows of a\nplane', { file: 'test/rows.test.ts', title: 'rows of a plane' }],
  ] as const)('%j is read', ([value, expected]) => {
    expect(readTest(value, 'src/rows.ts', known)).toEqual({ kind: 'read', value: expected })
  })

  test.for([
    ['test/rows > columns.test.ts', { file: 'test/rows > columns.test.ts' }],
    ['./columns > rows.test.ts', { file: 'src/columns > rows.test.ts' }],
    ['test/rows > columns.test.ts > a > b', { file: 'test/rows > columns.test.ts', title: 'a > b' }],
  ] as const)('a file whose name holds the separator is read whole: %j', ([value, expected]) => {
    expect(readTest(value, 'src/rows.ts', known)).toEqual({ kind: 'read', value: expected })
  })

  test.for([
    ['test/gone.test.ts', 'test-file-missing'],
    ['src', 'test-file-missing'],
    ['.', 'test-file-missing'],
    ['test\\rows.test.ts', 'test-file-missing'],
    ['../../rows.test.ts', 'test-outside-root'],
    ['test/../../x.test.ts', 'test-outside-root'],
    ['/test/rows.test.ts', 'test-outside-root'],
    ['C:/rows.test.ts', 'test-outside-root'],
    ['test/rows.test.ts >', 'empty-value'],
    ['test/rows.test.ts > ', 'empty-value'],
  ] as const)('%j is refused: %s', ([value, code]) => {
    expect(readTest(value, 'src/rows.ts', known)).toMatchObject({ kind: 'refused', complaint: { code } })
  })

  test('a file that moved is named', () => {
    const outcome = readTest('src/plane.test.ts', 'src/rows.ts', known)
    expect(outcome).toMatchObject({ complaint: { message: expect.stringContaining('`src/deep/plane.test.ts`') } })
  })

  test('a file with nearly this name is named', () => {
    const outcome = readTest('test/row.test.ts', 'src/rows.ts', known)
    expect(outcome).toMatchObject({ complaint: { message: expect.stringContaining('`test/rows.test.ts`') } })
  })
})

describe('revert:', () => {
  test.for([
    ['remove', { kind: 'remove' }],
    ['condition true', { kind: 'condition', expression: 'true' }],
    ['condition a &&\nb', { kind: 'condition', expression: 'a &&\nb' }],
    ['unwrap', { kind: 'unwrap' }],
    ['unwrap left', { kind: 'unwrap', side: 'left' }],
    ['unwrap right', { kind: 'unwrap', side: 'right' }],
    ['body', { kind: 'body', code: '' }],
    ['body return 1', { kind: 'body', code: 'return 1' }],
    ['body\nif (a) {\n  b()\n}', { kind: 'body', code: 'if (a) {\n  b()\n}' }],
    ['swap a => b', { kind: 'swap', from: 'a', to: 'b', all: false }],
    ['swap all a => b', { kind: 'swap', from: 'a', to: 'b', all: true }],
    ['swap all => b', { kind: 'swap', from: 'all', to: 'b', all: false }],
    ['swap a =>', { kind: 'swap', from: 'a', to: '', all: false }],
    ['swap a=>a => b', { kind: 'swap', from: 'a=>a', to: 'b', all: false }],
    ['swap\n(a) => a\n=>\n(a) => b', { kind: 'swap', from: '(a) => a', to: '(a) => b', all: false }],
    ['swap all (a) => a\n=>\n(a) => b', { kind: 'swap', from: '(a) => a', to: '(a) => b', all: true }],
    ['from v1.2.3', { kind: 'from', ref: 'v1.2.3' }],
    ['from HEAD~2', { kind: 'from', ref: 'HEAD~2' }],
    ['with mutants/rows.ts#old', { kind: 'with', module: 'mutants/rows.ts', name: 'old' }],
    ['with ../mutants/rows.ts#old', { kind: 'with', module: 'mutants/rows.ts', name: 'old' }],
    ['with mutants/rows.ts#guards[2]', { kind: 'with', module: 'mutants/rows.ts', name: 'guards[2]' }],
  ] as const)('%j is read', ([value, expected]) => {
    expect(readRevert(value, 'src/rows.ts')).toEqual({ kind: 'read', value: expected })
  })

  test.for([
    'remove it',
    'condition',
    'unwrap middle',
    'swap',
    'swap a',
    'swap => b',
    'swap all a',
    'swap (a) => a => (a) => b',
    'from',
    'from a b',
    'with mutants/rows.ts',
    'with #old',
    'with mutants/rows.ts#',
    'with /mutants/rows.ts#old',
    'with ../../rows.ts#old',
    'was a',
    'whatever',
    'constructor',
  ])('%j is refused', (value) => {
    expect(readRevert(value, 'src/rows.ts')).toMatchObject({ kind: 'refused', complaint: { code: 'bad-revert' } })
  })

  test('the nearest rule is named', () => {
    expect(readRevert('unwarp left', 'a.ts')).toMatchObject({
      complaint: { message: 'there is no revert `unwarp`; the nearest is `unwrap`' },
    })
  })
})

describe('names:', () => {
  test.for([
    ['an unknown row', { kind: 'phrase', text: 'an unknown row' }],
    ['a/b', { kind: 'phrase', text: 'a/b' }],
    ['/unknown row/', { kind: 'pattern', source: 'unknown row', flags: '' }],
    ['/a\\/b/iu', { kind: 'pattern', source: 'a\\/b', flags: 'iu' }],
  ] as const)('%j is read', ([value, expected]) => {
    expect(readNames(value)).toEqual({ kind: 'read', value: expected })
  })

  test.for(['/.*/', '/a|/', '/$/'])('%j is a pattern that matches every text, and refused', (value) => {
    expect(readNames(value)).toMatchObject({ kind: 'refused', complaint: { code: 'bad-names' } })
  })

  test.for(['/(a+)+b/', '/(a|aa)*b/', '/(.*){12}!!never/', '/.*.*.*.*x/'])(
    '%j: a pattern that can take for ever is refused',
    (value) => {
      expect(readNames(value)).toMatchObject({
        kind: 'refused',
        complaint: { code: 'bad-names', message: expect.stringContaining('can take for ever') },
      })
    },
  )

  test.for(['…', '/', '//', '//i', '/open', '/a/g', '/a/ii', '/a/x', '/(/', '/rows is not served'])(
    '%j is refused',
    (value) => {
      expect(readNames(value)).toMatchObject({ kind: 'refused', complaint: { code: 'bad-names' } })
    },
  )
})

describe('fails:', () => {
  test.for([
    ['timeout', ['timeout']],
    ['throw,assertion', ['throw', 'assertion']],
    ['snapshot , types, snapshot', ['snapshot', 'types']],
  ] as const)('%j is read', ([value, expected]) => {
    expect(readKinds(value)).toEqual({ kind: 'read', value: expected })
  })

  test.for(['crash', 'throw, ', 'throw timeout', 'Throw'])('%j is refused', (value) => {
    expect(readKinds(value)).toMatchObject({ kind: 'refused', complaint: { code: 'bad-kind' } })
  })
})
