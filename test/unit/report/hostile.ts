/** Ledgers whose every free text was written by someone who wants to break a report. */

import { fc } from '@fast-check/vitest'
import type { Ledger } from '../../../src/model/ledger.ts'
import { VERDICTS } from '../../../src/model/verdict.ts'
import { COUNTABLE_KINDS, FAILURE_KINDS, PROBLEM_CODES, STALE_REASONS } from '../../../src/report/closed-lists.ts'
import { ledgerSchema } from '../../../src/report/ledger-schema.ts'
import { everyVerdict } from '../../support/ledgers.ts'

const WEAPONS = [
  '\u001b[31m',
  '\u001b]8;;https://evil.example\u0007',
  '\u009b2J',
  '\u0000',
  '\u0008',
  '\r',
  '\r\n',
  '\n',
  '\t',
  '\u2028',
  '\u202e',
  '\u200f',
  '\u2066',
  '\ufeff',
  '\ufffe',
  '\u{e0041}',
  '\ud800',
  '\udfff',
  '\u{1f600}',
  '漢字',
  'e\u0301',
  '<script>alert(1)</script>',
  '</details>',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '&lt;&#0;',
  '"\'',
  '::error file=a.ts,line=1::gone',
  '\n::stop-commands::token\n',
  '##[add-mask]x',
  '%0A::warning::',
  '`',
  '```\n# heading',
  '~~~',
  '@everyone',
  '#1',
  'GH-1',
  '|',
  '[a](https://evil.example)',
  '\\',
  ' ',
]

const OTHER_WORDS = ['teeth', 'skipped', 'todo', 'pending', 'control', 'trial']
const CLOSED: ReadonlySet<string> = new Set([
  ...VERDICTS,
  ...COUNTABLE_KINDS,
  ...FAILURE_KINDS,
  ...PROBLEM_CODES,
  ...STALE_REASONS,
  ...OTHER_WORDS,
])
const CLOSED_KEYS: ReadonlySet<string> = new Set(['kind', 'startedAt', 'strategy', 'end', 'worker'])

/** One text of so many is a flood, so that a ledger stays small enough to try many. */
const EVERY = 50

/** Any text: weapons, anything Unicode has, halves of pairs. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...WEAPONS), fc.string({ unit: 'binary', maxLength: 12 }), fc.string()))
  .map((parts) => parts.join(''))

/** Texts for a ledger, and now and then a weapon that comes as 100 kB of itself; told apart so that a failure is readable. */
export type Attack = { readonly texts: readonly string[]; readonly flood: string | undefined; readonly at: number }

export const attack: fc.Arbitrary<Attack> = fc.record({
  texts: fc.array(hostileText, { minLength: 1, maxLength: 16 }),
  flood: fc.option(fc.constantFrom(...WEAPONS), { nil: undefined, freq: 2 }),
  at: fc.nat(EVERY - 1),
})

/** A ledger of one guard for each verdict in which everyone attacks. */
export function ledgerUnder({ texts, flood, at }: Attack): Ledger {
  const round = Array.from({ length: EVERY }, (_, index) => texts[index % texts.length] ?? '')
  const flooded = flood === undefined ? [] : [flood.repeat(Math.ceil(100_000 / flood.length))]
  return withTexts(everyVerdict(), round.toSpliced(at, flooded.length, ...flooded))
}

/** The same ledger with its free texts replaced by `texts`, one after the other; still a ledger. */
function withTexts(ledger: Ledger, texts: readonly string[]): Ledger {
  let next = 0
  const replaced = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => replaced(key, item))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(name, part)]))
    }
    if (typeof value !== 'string' || CLOSED_KEYS.has(key) || CLOSED.has(value)) return value
    return texts[next++ % texts.length]
  }
  return ledgerSchema().parse(replaced('', ledger))
}
