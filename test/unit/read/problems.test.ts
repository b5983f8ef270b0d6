import { describe, expect, test } from 'vitest'
import { read, type Source } from '../../../src/read/read.ts'

const knownFiles = new Set(['test/rows.test.ts', 'test/planes.test.ts'])

function readAll(...sources: readonly Source[]) {
  return read({ sources, modules: [], knownFiles })
}

/** What is wrong with one annotation, written as line comments above a statement. */
function codesOf(...written: readonly string[]): readonly string[] {
  const text = `${written.map((line) => `// ${line}`).join('\n')}\nfoo()\n`
  return readAll({ file: 'src/rows.ts', text }).problems.map(({ code }) => code)
}

const HEAD = '@teeth plane: reads the row from its plane'
const TEST = '  test: test/rows.test.ts'
const REVERT = '  revert: remove'

/** A guard that is right, and a statement below it. */
function guard(id: string, indent = ''): string {
  return (
    [`@teeth ${id}: reads the row`, TEST, REVERT].map((line) => `${indent}// ${line}\n`).join('') + `${indent}foo()\n`
  )
}

describe('each mistake has its code', () => {
  test.for([
    ['no mistake', [HEAD, TEST, REVERT], []],
    ['several tests', [HEAD, TEST, '  test: test/planes.test.ts', REVERT], []],
    ['every key', [HEAD, TEST, REVERT, '  names: a row', '  fails: throw', '  layer: unit', '  because: of it'], []],
    ['an unknown key', [HEAD, TEST, REVERT, '  reason: a'], ['unknown-key']],
    ['a mistyped key', [HEAD, '  tset: test/rows.test.ts', REVERT], ['unknown-key']],
    ['a mistyped revert', [HEAD, TEST, '  wsa: foo()'], ['unknown-key']],
    ['no test', [HEAD, REVERT], ['no-test']],
    ['no revert', [HEAD, TEST], ['no-revert']],
    ['two reverts', [HEAD, TEST, REVERT, '  was: bar()'], ['several-reverts']],
    ['twice the same key for a revert', [HEAD, TEST, '  was: bar()', '  was: baz()'], ['several-reverts']],
    ['a key twice', [HEAD, TEST, REVERT, '  names: a', '  names: b'], ['repeated-key']],
    ['a test twice', [HEAD, TEST, TEST, REVERT], ['repeated-key']],
    ['an empty test', [HEAD, '  test:', REVERT], ['empty-value']],
    ['an empty `was`', [HEAD, TEST, '  was:'], ['empty-value']],
    ['an empty `because`', [HEAD, TEST, REVERT, '  because:'], ['empty-value']],
    ['a test that is gone', [HEAD, '  test: test/gone.test.ts', REVERT], ['test-file-missing']],
    ['a test outside', [HEAD, '  test: ../../gone.test.ts', REVERT], ['test-outside-root']],
    ['a bad revert', [HEAD, TEST, '  revert: unwrap middle'], ['bad-revert']],
    ['a module that is not there', [HEAD, TEST, '  revert: with mutants/gone.ts#old'], ['bad-revert']],
    ['bad names', [HEAD, TEST, REVERT, '  names: /(/'], ['bad-names']],
    ['a bad kind', [HEAD, TEST, REVERT, '  fails: crash'], ['bad-kind']],
    ['a bad id', ['@teeth Plane: reads', TEST, REVERT], ['bad-id']],
    ['no behaviour', ['@teeth plane:', TEST, REVERT], ['no-behaviour']],
    ['`from`, which another part answers for', [HEAD, TEST, '  revert: from v1.0.0'], []],
    ['`also` without its guard', ['@teeth also plane', REVERT], ['also-without-guard']],
    ['`also` with other keys', ['@teeth also plane', REVERT, TEST], ['also-with-other-keys', 'also-without-guard']],
    ['`also` without a revert', ['@teeth also plane'], ['also-without-guard', 'no-revert']],
    ['a bad id under `also`', ['@teeth also Plane', REVERT], ['bad-id']],
    ['prose under the mark', ['@teeth is a mark'], ['annotation-syntax']],
  ] as const)('%s', ([, written, codes]) => {
    expect(codesOf(...written).toSorted()).toEqual(codes)
  })
})

test('all mistakes of one annotation are told at once', () => {
  expect(
    codesOf('@teeth A: …', '  test: gone.test.ts', '  revert: nothing', '  fails: crash', '  x: y').toSorted(),
  ).toEqual(['bad-id', 'bad-kind', 'bad-revert', 'no-behaviour', 'test-file-missing', 'unknown-key'])
})

test('mistakes of all files are told at once, in the order of files and lines', () => {
  const { problems } = readAll(
    { file: 'src/b.ts', text: '// @teeth one\n// @teeth two\nfoo()' },
    { file: 'src/a.ts', text: '// @teeth three\nfoo()' },
  )
  expect(problems.map(({ place }) => `${place?.file}:${place?.line}`)).toEqual([
    'src/a.ts:1',
    'src/b.ts:1',
    'src/b.ts:2',
  ])
})

test('a guard with a mistake is left out and the others stay', () => {
  const text = `${guard('one')}// @teeth two: reads\n//   test: test/rows.test.ts\nfoo()\n${guard('three')}`
  expect(readAll({ file: 'src/a.ts', text }).guards.map(({ id }) => id)).toEqual(['one', 'three'])
})

test('a problem has its place, its guard and a frame', () => {
  const text = '// @teeth plane: reads the row\n//   tset: test/rows.test.ts\n//   was: bar()\nfoo()\n'
  const [problem] = readAll({ file: 'src/rows.ts', text }).problems
  expect(problem).toEqual({
    code: 'unknown-key',
    message: 'there is no key `tset:`; the nearest is `test:`',
    wayOut: expect.stringContaining('Write one of `test:`'),
    place: { file: 'src/rows.ts', line: 2, column: 6 },
    guardId: 'plane',
    frame: [
      '  1 | // @teeth plane: reads the row',
      '> 2 | //   tset: test/rows.test.ts',
      '    |      ^',
      '  3 | //   was: bar()',
      '  4 | foo()',
    ].join('\n'),
  })
})

describe('an id twice', () => {
  const reading = readAll({ file: 'src/a.ts', text: guard('same') }, { file: 'src/b.ts', text: `\n${guard('same')}` })

  test('is told at the second place and names the first', () => {
    expect(reading.problems).toMatchObject([
      {
        code: 'duplicate-id',
        message: '`same` is also the id of the guard at `src/a.ts:1:4`',
        place: { file: 'src/b.ts', line: 2, column: 4 },
      },
    ])
  })

  test('leaves both guards out', () => {
    expect(reading.guards).toEqual([])
  })
})

describe('a further site', () => {
  const also = '// @teeth also plane\n//   was: bar()\nbaz()\n'

  test('belongs to its guard, in whichever file it is', () => {
    const { guards } = readAll({ file: 'src/a.ts', text: also }, { file: 'src/b.ts', text: `${guard('plane')}${also}` })
    expect(guards[0]?.sites.map(({ file, text }) => [file, text])).toEqual([
      ['src/b.ts', 'foo()'],
      ['src/a.ts', 'baz()'],
      ['src/b.ts', 'baz()'],
    ])
  })

  test('that has a mistake leaves its whole guard out', () => {
    const { guards } = readAll({ file: 'src/a.ts', text: `${guard('plane')}// @teeth also plane\nbaz()\n` })
    expect(guards).toEqual([])
  })

  test('of a guard that has a mistake is not told to be without guard', () => {
    const text = `// @teeth plane: reads\n//   was: a\nfoo()\n${also}`
    expect(readAll({ file: 'src/a.ts', text }).problems.map(({ code }) => code)).toEqual(['no-test'])
  })

  test('of nearly a guard names that guard', () => {
    const { problems } = readAll({ file: 'src/a.ts', text: `${guard('planes')}${also}` })
    expect(problems[0]?.message).toBe('there is no guard `plane`; the nearest is `planes`')
  })
})

describe('a file that does not parse', () => {
  test('is a problem at the place of the first error', () => {
    const { problems } = readAll({ file: 'src/a.ts', text: `${guard('one')}const = 1\n` })
    expect(problems).toMatchObject([{ code: 'unparsable-file', place: { file: 'src/a.ts', line: 5, column: 7 } }])
  })

  test('does not hide the mistakes in its annotations', () => {
    const { problems } = readAll({ file: 'src/a.ts', text: '// @teeth one: reads\nconst = 1\n' })
    expect(problems.map(({ code }) => code).toSorted()).toEqual(['no-revert', 'no-test', 'unparsable-file'])
  })

  test('is nobody’s business without annotations', () => {
    expect(readAll({ file: 'src/a.ts', text: 'const = `\n// @teeth one: reads\n`' }).problems).toEqual([])
  })
})

describe('only some guards are wanted', () => {
  const sources = [
    { file: 'src/a.ts', text: guard('one') },
    { file: 'src/b.ts', text: `${guard('two')}// @teeth three: reads\nfoo()\n` },
  ]
  const reading = read({ sources, modules: [], knownFiles, isWanted: (id) => id === 'one' })

  test('files without any of them give no guards', () => {
    expect(reading.guards.map(({ id }) => id)).toEqual(['one'])
  })

  test('the mistakes of the others are told all the same', () => {
    expect(reading.problems.map(({ code }) => code)).toEqual(['no-test', 'no-revert'])
  })
})

test('every value of a guard is read', () => {
  const text = [
    '// @teeth plane: reads the row',
    '//   from its plane',
    '//   test: test/rows.test.ts > rows',
    '//   test: ../test/planes.test.ts',
    '//   was: bar()',
    '//   names: an unknown',
    '//     row',
    '//   fails: throw, timeout',
    '//   layer: unit',
    '//   because: https://example.org/1',
    'foo()',
  ].join('\n')
  expect(readAll({ file: 'src/a.ts', text })).toEqual({
    problems: [],
    guards: [
      {
        id: 'plane',
        behaviour: 'reads the row from its plane',
        tests: [{ file: 'test/rows.test.ts', title: 'rows' }, { file: 'test/planes.test.ts' }],
        names: { kind: 'phrase', text: 'an unknown row' },
        fails: ['throw', 'timeout'],
        layer: 'unit',
        because: 'https://example.org/1',
        place: { file: 'src/a.ts', line: 1, column: 4 },
        sites: [
          {
            file: 'src/a.ts',
            span: { start: text.length - 5, end: text.length },
            text: 'foo()',
            line: 11,
            revert: { kind: 'was', code: 'bar()' },
            place: { file: 'src/a.ts', line: 1, column: 4 },
          },
        ],
      },
    ],
  })
})
