/** Probes in calls: what is called is still called as it was. */

import { describe, expect, test } from 'vitest'
import { hitsOf, type ProbeCase } from './probe-case.ts'

const CALLS: readonly ProbeCase[] = [
  ['an argument', 1, 'export const answer = () => Math.max(1, «2»)'],
  ['an argument of a call that is skipped', 0, 'export const answer = () => (null as any)?.f(«1»)'],
  [
    'an argument of a call in a chain',
    1,
    'const a = { f: (n: number) => ({ n }) }\nexport const answer = () => a?.f(«1»).n',
  ],
  [
    'what is called keeps its `this`',
    1,
    'const a = { n: 1, f() { return this.n } }\nexport const answer = () => «a.f»()',
  ],
  [
    'a template with a tag',
    1,
    'const t = (s: any, ...v: any[]) => s.raw.join() + v\nexport const answer = () => «t`a${1}b`»',
  ],
  [
    'the text of a template with a tag',
    1,
    'const t = (s: any, ...v: any[]) => s.raw.join() + v\nexport const answer = () => t«`a${1}b`»',
  ],
  [
    'a decorator',
    1,
    'const d = () => (f: any) => f\nclass A { «@d()» f() { return 1 } }\nexport const answer = () => new A().f()',
  ],
  [
    'a decorator in an object keeps its `this`',
    0,
    'const o = { n: 1, d(f: any) { return f } }\nclass A { «@o.d» f() { return 1 } }\nexport const answer = () => 1',
  ],
]

describe('a probe is hit exactly when the site runs, and changes nothing:', () => {
  test.each(CALLS)('%s', async (_, hits, marked) => expect(await hitsOf(marked)).toBe(hits))
})
