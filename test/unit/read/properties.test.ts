import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { frame } from '../../../src/read/frame.ts'
import { read } from '../../../src/read/read.ts'
import { scan } from '../../../src/read/scan.ts'
import { matchTitle, titlesOf } from '../../../src/read/titles.ts'
import { LINE_END } from '../../../src/syntax/locate.ts'

const TEST = 'test/rows.test.ts'
const file = fc.constantFrom('a.ts', 'a.tsx', 'a.js', 'a.vue', 'a.svelte')

/** Arbitrary text of the pieces that annotations, comments and code are made of. */
const pieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '@teeth',
        '@teeth a: b',
        '@teeth also a',
        '//',
        '/*',
        '*/',
        '{/*',
        '*/}',
        '\n',
        '\r\n',
        '\t',
        '  ',
      ),
      fc.constantFrom(
        'test:',
        'was:',
        'revert: remove',
        'names: /',
        ' * ',
        '`',
        '${',
        '}',
        "'",
        '<p>',
        '</p>',
        '/',
        '\uFEFF',
      ),
      fc.constantFrom('foo()', 'if (a) {', 'const a = 1', ';', '<script>', '</script>', 'class A {', '=>', '\u2028'),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

describe('whatever a file holds', () => {
  test.prop([file, pieces])('scanning it never throws', (name, text) => {
    expect(Array.isArray(scan(name, text))).toBe(true)
  })

  test.prop([file, pieces])('every problem has a place inside it, with a frame', (name, text) => {
    const { problems } = read({ sources: [{ file: name, text }], modules: [], knownFiles: new Set() })
    const lines = text.replace(/^\uFEFF/, '').split(LINE_END)
    for (const { place, frame: drawn } of problems) {
      const line = lines[(place?.line ?? 0) - 1]
      expect([place?.file, typeof line, typeof drawn]).toEqual([name, 'string', 'string'])
      expect(place?.column).toBeLessThanOrEqual((line?.length ?? 0) + 1)
    }
  })

  test.prop([file, pieces])('an annotation is a guard or has a problem', (name, text) => {
    const { guards, problems } = read({ sources: [{ file: name, text }], modules: [], knownFiles: new Set([TEST]) })
    const told = new Set(problems.map(({ guardId }) => guardId))
    const readable = scan(name, text).filter(({ kind }) => kind === 'guard')
    const isParsed = !problems.some(({ code }) => code === 'unparsable-file')
    const silent = readable.filter(({ id }) => !told.has(id) && !guards.some((guard) => guard.id === id))
    // Where JSX may stand, the quick look finds rather too much than too little.
    if (isParsed && name !== 'a.tsx' && name !== 'a.js') expect(silent).toEqual([])
  })

  test.prop([pieces, fc.string()])('its titles are found without throwing', (text, intended) => {
    expect(['found', 'dynamic', 'missing']).toContain(matchTitle(intended, titlesOf('a.test.ts', text)).kind)
  })

  test.prop([pieces, fc.nat(), fc.nat(200)])('a frame has its caret, wherever the place is', (text, some, column) => {
    const line = (some % text.replace(/^\uFEFF/, '').split(LINE_END).length) + 1
    const rows = frame(text, { file: 'a.ts', line, column: column + 1 }).split('\n')
    expect(rows.filter((row) => /^ +\| +\^$/.test(row))).toHaveLength(1)
    expect(rows.length).toBeLessThanOrEqual(6)
  })
})

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
const id = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('-'))
const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
const codeLine = fc.constantFrom('if (a) {', '  b()', '}', 'return c', '// why', 'd = `e`', '', "test('f')")
const code = fc
  .array(codeLine, { minLength: 1, maxLength: 6 })
  .map((lines) => lines.join('\n').replace(/^\n+|\n+$/g, ''))
  .filter((text) => text !== '' && !text.startsWith(' '))

const written = fc.record({ id, behaviour: sentence, test: fc.constant(TEST), names: fc.option(sentence), was: code })

/** One way of writing an annotation down, by what begins the comment, each of its lines, and ends it. */
const style = fc.constantFrom(
  { open: '', line: '// ', close: '' },
  { open: '', line: '  //', close: '' },
  { open: '/**\n', line: ' * ', close: '\n */' },
  { open: '/*\n', line: '\t', close: '\n*/' },
)

test.prop([written, style, fc.constantFrom('\n', '\r\n'), fc.constantFrom(' ', '\t', '   ')])(
  'an annotation that is written down reads back the same',
  (...[guard, { open, line, close }, lineEnd, step]) => {
    const entries = [
      `${step}test: ${guard.test}`,
      ...(guard.names === null ? [] : [`${step}names: ${guard.names}`]),
      `${step}was:`,
      ...guard.was.split('\n').map((row) => `${step}${step}${row}`),
    ]
    const lines = [`@teeth ${guard.id}: ${guard.behaviour}`, ...entries].map((row) => line + row)
    const text = `${open}${lines.join('\n')}${close}\nfoo()\n`.replaceAll('\n', lineEnd)
    const { guards } = read({ sources: [{ file: 'a.ts', text }], modules: [], knownFiles: new Set([TEST]) })
    expect(guards).toMatchObject([
      {
        id: guard.id,
        behaviour: guard.behaviour,
        tests: [{ file: TEST }],
        ...(guard.names === null ? {} : { names: { kind: 'phrase', text: guard.names } }),
        sites: [{ text: 'foo()', revert: { kind: 'was', code: guard.was } }],
      },
    ])
  },
)
