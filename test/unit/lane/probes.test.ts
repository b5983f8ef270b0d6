import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Overlay } from '../../../src/model/run.ts'
import { rawModule, readProbes, withProbes } from '../../../src/world/lane/probes.ts'

const HIT = Symbol.for('teeth.hit')

function overlay(fields: Partial<Overlay> = {}): Overlay {
  const text = 'function find() { __teeth_hit__(0); return 1 } find(); find()'
  return { file: 'src/find.js', text, plain: text, trailerAt: text.length, ...fields }
}

/** Runs a served text the way a worker does, and returns what its probes wrote. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = []
  // The context has the registry of symbols in common with us.
  const context: Record<PropertyKey, unknown> = { Symbol, [HIT]: (_file: string, line: string) => lines.push(line) }
  runInNewContext(text, context)
  return lines
}

/** What a text comes to where nothing of its module is, or what it misses there. */
function answerOf(text: string): unknown {
  try {
    return runInNewContext(text)
  } catch (error) {
    return String(error)
  }
}

function hitsFileWith(lines: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'teeth-probes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'hits'), lines)
  return join(folder, 'hits')
}

describe('a text with probes', () => {
  test('tells each site once, and that the module was evaluated', () => {
    expect(linesOf(withProbes(overlay(), 3, '/hits'))).toEqual(['3 0\n', '3 loaded\n'])
  })

  test('keeps the lines of the text, whatever its last one is: a comment at the end swallows no probe', () => {
    const text = 'const one = 1 // the end'
    const served = withProbes(overlay({ text, trailerAt: text.length }), 0, '/hits')
    expect([served.startsWith(`${text}\n`), linesOf(served)], 'a comment at the end swallows no probe').toEqual([
      true,
      ['0 loaded\n'],
    ])
  })

  test.each(['src/words.json', 'src/page.css'])('is left alone in %s: what is no script holds no probe', (file) => {
    const text = '{ "polite": true }'
    expect(withProbes(overlay({ file, text, trailerAt: text.length }), 0, '/hits')).toBe(text)
  })

  test.each([
    ['a statement', 'function find() {;__teeth_hit__(0); return 1 }'],
    ['an expression', 'const find = () => (__teeth_hit__(0),1)'],
    ['a statement that was given braces', 'function find() { if (true) {__teeth_hit__(0);return 1} }'],
    ['a member of a class', 'function find() { return new (class {static{__teeth_hit__(0)} one = 1 })().one }'],
  ])('a function that is sent elsewhere as text does not miss its probe, %s', (_what, text) => {
    const served = withProbes(overlay({ text, trailerAt: text.length }), 0, '/hits')
    const [sent = ''] = served.split('\n')
    const isMissed = 'a function that is sent elsewhere as text does not miss its probe'
    expect([answerOf(`${sent}\nfind()`), linesOf(`${served}\nfind()`)], isMissed).toEqual([1, ['0 loaded\n', '0 0\n']])
  })

  test('as raw text is a module that says the plain text', () => {
    expect(rawModule(overlay({ plain: 'const a = "b"' }), 0, '/hits')).toMatch(/^export default "const a = \\"b\\""\n/)
  })
})

describe('what the probes wrote', () => {
  test('is told apart by overlay', () => {
    const hitsFile = hitsFileWith('0 loaded\n1 2\n1 0\n1 loaded\n')
    expect(readProbes([overlay(), overlay({ file: 'src/row.js' })], [1, 2], hitsFile)).toEqual([
      { file: 'src/find.js', served: 1, wasLoaded: true, reached: [] },
      { file: 'src/row.js', served: 2, wasLoaded: true, reached: [0, 2] },
    ])
  })

  test('counts as loaded when a site ran, although the module did not get to its end: a site that ran was loaded', () => {
    const [fact] = readProbes([overlay()], [1], hitsFileWith('0 0\n'))
    expect(fact?.wasLoaded, 'a site that ran was loaded').toBe(true)
  })

  test('is not needed for a file that can hold none: what is served of no script is loaded', () => {
    const [fact] = readProbes([overlay({ file: 'src/words.json' })], [1], '/nowhere')
    expect(fact).toEqual({ file: 'src/words.json', served: 1, wasLoaded: true, reached: [] })
  })

  test('is missed in a script that was only served', () => {
    const [fact] = readProbes([overlay()], [1], '/nowhere')
    expect(fact).toEqual({ file: 'src/find.js', served: 1, wasLoaded: false, reached: [] })
  })
})
