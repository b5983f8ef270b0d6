/** The annotation for undone code: where it stands and how it puts the code back, from the smallest site outwards. */

import { describe, expect, test } from 'vitest'
import { drafts } from '../../../src/diff/pin-draft.ts'
import type { FailureKind } from '../../../src/model/verdict.ts'
import type { RevertedFile } from '../../../src/model/revert.ts'
import { splice } from '../../../src/revert/splice.ts'

/** A file in which the code between «» was the code after `|` before. */
function file(marked: string, path = 'src/shop.ts'): RevertedFile {
  const edits: { span: { start: number; end: number }; text: string }[] = []
  let before = ''
  for (const part of marked.split(/(«[^»]*»)/)) {
    const [now, text] = /^«([^|]*)\|([^»]*)»$/.exec(part)?.slice(1) ?? []
    if (now !== undefined && text !== undefined)
      edits.push({ span: { start: before.length, end: before.length + now.length }, text })
    before += now ?? part
  }
  const after = splice(before, edits)
  return { file: path, before, after, edits, instrumented: { text: after, trailerAt: after.length, probed: [] } }
}

const draftsOf = (files: readonly RevertedFile[], kind: FailureKind = 'assertion') =>
  drafts({ words: { id: 'a-b', behaviour: 'a is b' }, test: 'test/a.test.ts', kind, files, from: 'abc123' })

const HEAD = '@teeth a-b: a is b'
const reverts = (marked: string) =>
  draftsOf([file(marked)]).map(({ sites }) => sites.map(({ line, lines }) => `${line}: ${lines.slice(2).join('\n')}`))

describe('a draft', () => {
  test('names the guard, its test and the old code of the statement around', () => {
    const [first] = draftsOf([file('function f() {\n  return «a && b|a»\n}\n')])
    expect(first?.texts.get('src/shop.ts')).toBe(
      `function f() {\n  // ${HEAD}\n  //   test: test/a.test.ts\n  //   was: return a\n  return a && b\n}\n`,
    )
  })

  test('removes what came', () => {
    expect(reverts('function f() {\n  a()\n  «if (b) return\n|»  c()\n}\n')[0]).toEqual(['3:   revert: remove'])
  })

  test('asks git next, and then for the declaration around', () => {
    expect(reverts('class A {\n  b() {\n    return «2|1»\n  }\n}\n')).toEqual([
      ['3:   was: return 1'],
      ['3:   revert: from abc123'],
      ['2:   was: b() {\n      return 1\n    }'],
      ['2:   revert: from abc123'],
      ['1:   revert: from abc123'],
    ])
  })

  test('stands at a property of a table, and at an element', () => {
    expect(reverts('const t = {\n  a: 1,\n  b: «3|2»,\n}\n')[0]).toEqual(['3:   was: b: 2'])
    expect(reverts('const t = [\n  1,\n  «3|2»,\n]\n')[0]).toEqual(['3:   was: 2'])
  })

  test('covers several places, each with its own annotation', () => {
    const [first] = draftsOf([file('«a(1)|a()»\nb()\n«c(1)|c()»\n'), file('«d(1)|d()»\n', 'src/d.ts')])
    expect(first?.sites).toEqual([
      { file: 'src/shop.ts', line: 1, lines: [HEAD, '  test: test/a.test.ts', '  was: a()'] },
      { file: 'src/shop.ts', line: 6, lines: ['@teeth also a-b', '  was: c()'] },
      { file: 'src/d.ts', line: 1, lines: ['@teeth also a-b', '  was: d()'] },
    ])
  })

  test('removes what came beside old code that git has', () => {
    const long = 'for (const a in b) {\n  c(a)\n  d(a)\n  e(a)\n  f(a)\n}'
    expect(draftsOf([file(`«for (const a of b) c(a)|${long}»\n«function c() {}\n|»`)])[0]?.sites).toMatchObject([
      { lines: [HEAD, '  test: test/a.test.ts', '  revert: from abc123'] },
      { lines: ['@teeth also a-b', '  revert: remove'] },
    ])
  })

  test('puts what went between statements back beside what goes, or what follows', () => {
    expect(reverts('«const a = 1\n|»b()\n«|const c = 2\n»d()\n')[0]).toEqual(['1:   was: const c = 2'])
    expect(reverts('b()\n«|const c = 2\n»d()\n')).toEqual([['2:   was: const c = 2\n    d()']])
    expect(reverts('b()\n«|c()\n»')).toEqual([['1:   was: b()\n    c()']])
    expect(reverts('«const a = 1\n|»b()\n«|;const c = 2;;\n»d()\n')[0]).toEqual(['1:   was: const c = 2;'])
  })

  test.each([
    ['timeout', '  fails: timeout'],
    ['syntax', '  fails: throw'],
    ['assertion', '  was: a()'],
  ] as const)('says which kind of failure counts where it is no usual one: %s', (kind, line) => {
    expect(draftsOf([file('«a(1)|a()»\n')], kind)[0]?.sites[0]?.lines[2]).toBe(line)
  })
})
