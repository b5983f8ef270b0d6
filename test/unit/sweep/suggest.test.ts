/** Annotations for survivors: they can be read back, and there are none for what is noise or guarded. */

import { describe, expect, test } from 'vitest'
import type { SweptMutant } from '../../../src/model/sweep-ledger.ts'
import { suggest } from '../../../src/sweep/suggest.ts'
import { markedMutant } from '../../support/marked-mutant.ts'

/** A survivor of what stands between `‹` and `›`. */
function survivor(marked: string, replacement: string, rest: Partial<SweptMutant> = {}) {
  const { mutant, text } = markedMutant(marked, replacement)
  const tried = [
    { file: 'test/rows.test.ts', layer: '', verdict: 'survived', reason: { kind: 'stayed-green' } },
  ] as const
  const result = { mutant: replacement, verdict: 'survived', reason: { kind: 'stayed-green' }, tried } as const
  return {
    swept: { mutant, result, isCorrected: false, isMisjudged: false, ...rest },
    texts: new Map([[mutant.file, text]]),
  }
}

const CUT = 'export function cut(n: number) {\n  return ‹n > 10› ? 10 : n\n}\n'

function suggested(marked: string, replacement: string, rest: Partial<SweptMutant> = {}) {
  const { swept, texts } = survivor(marked, replacement, rest)
  return suggest([swept], { texts, guards: [] })
}

describe('a suggestion', () => {
  test('stands above the statement, and says what goes for what comes', () => {
    expect(suggested(CUT, 'n >= 10')).toEqual([
      {
        file: 'src/rows.ts',
        line: 2,
        lines: [
          '// @teeth cut-wants-n-10-not-n: cut wants n > 10, not n >= 10',
          '//   test: test/rows.test.ts',
          '//   revert: swap n > 10 => n >= 10',
        ],
      },
    ])
  })

  test('writes the whole statement where what goes is there twice', () => {
    const [one] = suggested('function f(a: string) {\n  return a.trim() + ‹a.trim()›\n}\n', 'a')
    expect(one?.lines.at(-1)).toBe('//   was: return a.trim() + a')
  })

  test('writes code of several lines', () => {
    const [one] = suggested('function f(a: string) {\n  ‹if (a) {\n    g(a)\n  }›\n}\n', 'g(a)\ng(a)')
    expect(one?.lines.slice(2)).toEqual(['//   was: g(a)', '//     g(a)'])
  })
})

test.each<[string, Partial<SweptMutant>]>([
  ['what is noise', { noise: 'log' }],
  ['what stands in a guard', { guard: 'cuts-at-ten' }],
])('there is none for %s', (_, rest) => {
  expect(suggested(CUT, 'true', rest)).toEqual([])
})

test('there is one for a statement, however many survive in it', () => {
  const [one, other] = [survivor(CUT, 'true'), survivor(CUT, 'n >= 10')]
  expect(suggest([one.swept, other.swept], { texts: one.texts, guards: [] })).toHaveLength(1)
})
