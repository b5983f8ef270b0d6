import { describe, expect, test } from 'vitest'
import { scan } from '../../../src/read/scan.ts'

/** An annotation as a line comment: the first of the lines behind `// `, the others as they are behind `//`. */
function lines(...written: readonly string[]): string {
  return `${written.map((line) => `//${line}`).join('\n')}\nf()`
}

function valuesOf(text: string): readonly (readonly [string, string])[] {
  return scan('a.ts', text).flatMap((annotation) => annotation.entries.map(({ key, value }) => [key, value] as const))
}

function faultsOf(text: string): readonly string[] {
  return scan('a.ts', text).flatMap((annotation) => annotation.faults.map(({ code }) => code))
}

describe('the behaviour', () => {
  test('goes on over the lines before the first key', () => {
    const text = lines(' @teeth x: reads the row', '   from the plane', '   that was asked for', '   test: a')
    expect(scan('a.ts', text)[0]?.behaviour).toBe('reads the row from the plane that was asked for')
  })

  test('may begin on the second line', () => {
    expect(scan('a.ts', lines(' @teeth x:', '   reads the row'))[0]?.behaviour).toBe('reads the row')
  })

  test('may hold colons', () => {
    expect(scan('a.ts', lines(' @teeth x: says https://example.org:80: closed'))[0]?.behaviour).toBe(
      'says https://example.org:80: closed',
    )
  })
})

describe('a value', () => {
  test('stands behind its key without the white space around', () => {
    expect(valuesOf(lines(' @teeth x: y', '   was:   a  '))).toEqual([['was', 'a']])
  })

  test('may stand directly behind a known key', () => {
    expect(valuesOf(lines(' @teeth x: y', '   was:a'))).toEqual([['was', 'a']])
  })

  test('goes on over deeper lines, without their common indentation', () => {
    const text = lines(' @teeth x: y', '   was:', '     if (a) {', '       return 1', '     }', '   test: t')
    expect(valuesOf(text)).toEqual([
      ['was', 'if (a) {\n  return 1\n}'],
      ['test', 't'],
    ])
  })

  test('keeps its first line where that stands behind the key', () => {
    const text = lines(' @teeth x: y', '   was: if (a) {', '          return 1', '        }')
    expect(valuesOf(text)).toEqual([['was', 'if (a) {\n  return 1\n}']])
  })

  test('keeps the blank lines inside it', () => {
    expect(valuesOf(lines(' @teeth x: y', '   was:', '     a', '', '     b', ''))).toEqual([['was', 'a\n\nb']])
  })

  test('may be indented by tabs', () => {
    expect(valuesOf(lines(' @teeth x: y', '\ttest: t', '\twas:', '\t\ta', '\t\t\tb'))).toEqual([
      ['test', 't'],
      ['was', 'a\n\tb'],
    ])
  })

  test('may hold stars in a block comment whose other lines have none', () => {
    expect(valuesOf('/*\n @teeth x: y\n   was:\n     class A {\n       *b() {}\n     }\n*/\nf()')).toEqual([
      ['was', 'class A {\n  *b() {}\n}'],
    ])
  })

  test('has its line ends as one character, whatever the file has', () => {
    expect(valuesOf('// @teeth x: y\r\n//   was:\r\n//     a\r\n//     b\r\nf()')).toEqual([['was', 'a\nb']])
  })

  test('may be empty', () => {
    expect(valuesOf(lines(' @teeth x: y', '   was:'))).toEqual([['was', '']])
  })

  test('has the place of its first character', () => {
    const entry = scan('a.ts', lines(' @teeth x: y', '   was:', '     a'))[0]?.entries[0]
    expect([entry?.place, entry?.valuePlace]).toEqual([
      { file: 'a.ts', line: 2, column: 6 },
      { file: 'a.ts', line: 3, column: 8 },
    ])
  })
})

describe('the same annotation reads the same in every kind of comment', () => {
  const expected = {
    id: 'x',
    behaviour: 'reads the row',
    entries: [
      { key: 'test', value: 'a.test.ts' },
      { key: 'was', value: 'if (a) {\n  b()\n}' },
    ],
  }
  test.for([
    [
      'lines',
      '// @teeth x: reads the row\n//   test: a.test.ts\n//   was:\n//     if (a) {\n//       b()\n//     }\nf()',
    ],
    [
      'a doc comment',
      '/**\n * @teeth x: reads the row\n *   test: a.test.ts\n *   was:\n *     if (a) {\n *       b()\n *     }\n */\nf()',
    ],
    [
      'a doc comment from its first line',
      '/** @teeth x: reads the row\n *   test: a.test.ts\n *   was:\n *     if (a) {\n *       b()\n *     } */\nf()',
    ],
    [
      'a block from its first line',
      '/* @teeth x: reads the row\n   test: a.test.ts\n   was:\n     if (a) {\n       b()\n     } */\nf()',
    ],
    ['a block', '/*\n@teeth x: reads the row\n  test: a.test.ts\n  was:\n    if (a) {\n      b()\n    }\n*/\nf()'],
    [
      'indented lines',
      '\t// @teeth x: reads the row\n\t//   test: a.test.ts\n\t//   was:\n\t//     if (a) {\n\t//       b()\n\t//     }\n\tf()',
    ],
  ] as const)('%s', ([, text]) => {
    expect(scan('a.ts', text)).toMatchObject([expected])
  })
})

describe('an annotation ends', () => {
  test('before prose that is not indented deeper', () => {
    expect(valuesOf(lines(' @teeth x: y', '   was: a', ' The rest is prose.', '   And more of it.'))).toEqual([
      ['was', 'a'],
    ])
  })

  test('with its run of line comments', () => {
    expect(valuesOf('// @teeth x: y\n//   was: a\n\n//   test: t\nf()')).toEqual([['was', 'a']])
  })
})

describe('writing that is no annotation is a fault', () => {
  test.for([
    ['no colon', [' @teeth x']],
    ['no id', [' @teeth : y']],
    ['nothing', [' @teeth']],
    ['a colon alone', [' @teeth: y']],
    ['prose', [' @teeth is what an annotation begins with']],
    ['`also` without an id', [' @teeth also']],
    ['`also` with a behaviour', [' @teeth also x: y']],
    ['prose under `also`', [' @teeth also x', '   and more', '   revert: remove']],
    ['a key that is not indented', [' @teeth x: y', '   was: a', ' test: t']],
    ['a line without a key among keys', [' @teeth x: y', '   was: a', '   whatever', '   test: t']],
  ] as const)('%s', ([, written]) => {
    expect(faultsOf(lines(...written))).toEqual(['annotation-syntax'])
  })
})

describe('ids', () => {
  test.for(['x', '007', 'plane-aware-lookup', 'utf8', 'also'])('`%s` is one', (id) => {
    expect(faultsOf(lines(` @teeth ${id}: y`))).toEqual([])
  })

  test.for(['X', 'a_b', 'a--b', '-a', 'a-', 'ä', 'a b', 'a.b', 'A/b'])('`%s` is none', (id) => {
    expect(faultsOf(lines(` @teeth ${id}: y`))).toEqual(['bad-id'])
  })

  test('a near one is named', () => {
    const [fault] = scan('a.ts', lines(' @teeth Plane Aware_Lookup: y'))[0]?.faults ?? []
    expect(fault?.wayOut).toBe('Write `plane-aware-lookup`.')
  })
})

test.for(['', '…', '  --  '])('a behaviour of %j has no words', (behaviour) => {
  expect(faultsOf(lines(` @teeth x:${behaviour}`))).toEqual(['no-behaviour'])
})
