/** Ledgers whose every free text was written by someone who wants to break a report. */

import { fc } from '@fast-check/vitest'
import { type DiffLedger, TEST_VERDICTS, UNIT_VERDICTS } from '../../../src/model/diff-ledger.ts'
import type { Audit } from '../../../src/model/history.ts'
import type { Ledger } from '../../../src/model/ledger.ts'
import { MUTANT_VERDICTS } from '../../../src/model/sweep.ts'
import type { SweepLedger } from '../../../src/model/sweep-ledger.ts'
import { VERDICTS } from '../../../src/model/verdict.ts'
import { COUNTABLE_KINDS, FAILURE_KINDS, PROBLEM_CODES, STALE_REASONS } from '../../../src/report/closed-lists.ts'
import { diffLedgerSchema } from '../../../src/report/diff-ledger-schema.ts'
import { ledgerSchema } from '../../../src/report/ledger-schema.ts'
import { sweepLedgerSchema } from '../../../src/report/sweep-ledger-schema.ts'
import { everyUnit } from '../../support/diff-ledgers.ts'
import { everyVerdict } from '../../support/ledgers.ts'
import { everyMutant } from '../../support/sweep-ledgers.ts'

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

/** Words of ours that a ledger may not have others for. */
type Closed = { readonly words: readonly string[]; readonly keys: readonly string[] }

const PROVE: Closed = {
  words: [
    ...[...VERDICTS, ...COUNTABLE_KINDS, ...FAILURE_KINDS, ...PROBLEM_CODES, ...STALE_REASONS],
    ...['teeth', 'skipped', 'todo', 'pending', 'control', 'trial'],
  ],
  keys: ['kind', 'startedAt', 'strategy', 'end', 'worker'],
}

const DIFF: Closed = {
  words: [...UNIT_VERDICTS, ...TEST_VERDICTS, ...FAILURE_KINDS, 'teeth', 'silent'],
  // A finding names its unit.
  keys: ['kind', 'startedAt', 'status', 'role', 'scope', 'looks', 'change', 'tests', 'id', 'unit'],
}

const SWEEP: Closed = {
  words: [...MUTANT_VERDICTS, ...FAILURE_KINDS, 'teeth', 'trial'],
  keys: ['kind', 'of', 'startedAt', 'status', 'noise'],
}

/** Made once: making one takes longer than anything it is asked. */
const SCHEMAS = { prove: ledgerSchema(), diff: diffLedgerSchema(), sweep: sweepLedgerSchema() } as const

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
export function ledgerUnder(attack: Attack): Ledger {
  return SCHEMAS.prove.parse(withTexts(everyVerdict(), textsOf(attack), PROVE))
}

/** The ledger of a change with one unit and one test for each verdict in which everyone attacks. */
export function diffLedgerUnder(attack: Attack): DiffLedger {
  return SCHEMAS.diff.parse(withTexts(everyUnit(), textsOf(attack), DIFF))
}

/** The ledger of a sweep with a mutant for each verdict in which everyone attacks. */
export function sweepLedgerUnder(attack: Attack): SweepLedger {
  return SCHEMAS.sweep.parse(withTexts(everyMutant(), textsOf(attack), SWEEP))
}

/** An audit in which every id and every commit attacks. */
export function auditUnder(attack: Attack): Audit {
  const texts = textsOf(attack)
  const id = (at: number) => texts[at % texts.length] ?? ''
  const end = { at: '2026-11-30T09:12:44.120Z', commit: id(0) }
  const guards = VERDICTS.map((verdict, at) => ({ id: id(at + 1), verdict, provenSince: end.at, lastProven: end }))
  const lists = { added: [id(2)], changed: [id(3)], removed: [id(4)], lost: [id(5)], healed: [id(6)] }
  return { from: end, to: end, ...lists, guards, unreadable: 1 }
}

function textsOf({ texts, flood, at }: Attack): readonly string[] {
  const round = Array.from({ length: EVERY }, (_, index) => texts[index % texts.length] ?? '')
  const flooded = flood === undefined ? [] : [flood.repeat(Math.ceil(100_000 / flood.length))]
  return round.toSpliced(at, flooded.length, ...flooded)
}

/** The same ledger with its free texts replaced by `texts`, one after the other. */
function withTexts(ledger: object, texts: readonly string[], { words, keys }: Closed): unknown {
  let next = 0
  const replaced = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => replaced(key, item))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(name, part)]))
    }
    if (typeof value !== 'string' || keys.includes(key) || words.includes(value)) return value
    return texts[next++ % texts.length]
  }
  return replaced('', ledger)
}
