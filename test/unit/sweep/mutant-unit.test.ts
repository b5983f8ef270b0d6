/** A mutant put into its text: where it stands, with what it needs around it. */

import { expect, test } from 'vitest'
import type { Mutant } from '../../../src/model/sweep.ts'
import { mutantUnit } from '../../../src/sweep/mutant-unit.ts'

/** Of the text between `‹` and `›`. */
function mutated(marked: string, replacement: string, file = 'src/rows.ts'): string {
  const text = marked.replace(/[‹›]/g, '')
  const [start, end] = [marked.indexOf('‹'), marked.indexOf('›') - 1]
  const unit = mutantUnit(mutantOf(text, { start, end, replacement, file }), text)
  return unit.undo.kind === 'runnable' ? (unit.undo.files[0]?.after ?? '') : unit.undo.kind
}

type Marked = { readonly start: number; readonly end: number; readonly replacement: string; readonly file: string }

function mutantOf(text: string, { start, end, replacement, file }: Marked): Mutant {
  const place = (offset: number) => {
    const before = text.slice(0, offset).split('\n')
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
  }
  return {
    id: 'one',
    file,
    mutator: 'Some',
    start: place(start),
    end: place(end),
    original: text.slice(start, end),
    replacement,
    status: 'Survived',
    isStatic: false,
    coveredBy: [],
  }
}

test.each<[string, string, string, string]>([
  ['a condition', 'if (‹a > b›) f()\n', 'true', 'if (true) f()\n'],
  ['on a later line', 'f()\nif (‹a > b›) f()\n', 'a >= b', 'f()\nif (a >= b) f()\n'],
  ['looser than its place', 'f(‹!(a || b)› && c)\n', 'a || b', 'f((a || b) && c)\n'],
  ['a sign beside a sign', 'f(b +‹-a›)\n', '+a', 'f(b +(+a))\n'],
  ['a body', 'const f = () => ‹{ return 1 }›\n', '{}', 'const f = () => {}\n'],
  ['a text', "f(‹'a'›)\n", '""', 'f("")\n'],
  ['a case', 'switch (a) {\n  ‹case 1:\n    f()›\n}\n', 'case 1:', 'switch (a) {\n  case 1:\n\n}\n'],
  ['the start of a statement', '‹a.trim()›\n', 'a', 'a\n'],
  ['what is no node of its own', 'f(a ‹+ b›)\n', '- b', 'f(a - b)\n'],
])('%s', (_, marked, replacement, after) => {
  expect(mutated(marked, replacement)).toBe(after)
})

test('a mutant that says the same is no change at run time', () => {
  expect(mutated("f(‹'a'›)\n", '"a"')).toBe('no-runtime-change')
})

test('a mutant that does not parse in its place cannot be tried', () => {
  expect(mutated('f(‹a›)\n', 'a b')).toBe('not-runnable')
})

test('a mutant of another text is not tried in this one', () => {
  const text = 'if (a > b) f()\n'
  const mutant = mutantOf(text, { start: 4, end: 9, replacement: 'true', file: 'src/rows.ts' })
  expect(mutantUnit(mutant, `${' '.repeat(3)}${text}`).undo).toEqual({
    kind: 'not-runnable',
    detail: '`src/rows.ts` has changed since it was mutated',
  })
})
