/** A mutant put into its text: where it stands, with what it needs around it. */

import { expect, test } from 'vitest'
import { mutantUnit } from '../../../src/sweep/mutant-unit.ts'
import { markedMutant } from '../../support/marked-mutant.ts'

function mutated(marked: string, replacement: string, file = 'src/rows.ts'): string {
  const { mutant, text } = markedMutant(marked, replacement, { file })
  const unit = mutantUnit(mutant, text)
  return unit.undo.kind === 'runnable' ? (unit.undo.files[0]?.after ?? '') : unit.undo.kind
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
  const { mutant, text } = markedMutant('if (‹a > b›) f()\n', 'true')
  expect(mutantUnit(mutant, `${' '.repeat(3)}${text}`).undo).toEqual({
    kind: 'not-runnable',
    detail: '`src/rows.ts` has changed since it was mutated',
  })
})
