/** Probes at names that are no expressions, where expressions stand. */

import { expect, test } from 'vitest'
import { hitsOf, type ProbeCase } from './probe-case.ts'

const NAMES: readonly ProbeCase[] = [
  ['that is looked for', 1, 'class A { #n = 1; f() { return «#n» in this } }\nexport const answer = () => new A().f()'],
  ['that is read', 1, 'class A { #n = 1; f() { return this.«#n» } }\nexport const answer = () => new A().f()'],
  [
    'of a method',
    1,
    'class A { #m() { return 1 }; f() { return this.«#m»() } }\nexport const answer = () => new A().f()',
  ],
]

test.each(NAMES)('private names stay names where a probe comes to them: one %s', async (_, hits, marked) => {
  expect(await hitsOf(marked)).toBe(hits)
})
