/** What holds of every report there is, whatever tests, paths, ids and commits bring along. */

import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { auditMarkdown } from '../../../src/report/audit-markdown.ts'
import { auditPage } from '../../../src/report/audit-page.ts'
import { renderDiff } from '../../../src/report/diff-render.ts'
import { DIFF_REPORTER_NAMES } from '../../../src/report/diff-reporter-names.ts'
import { jsonText } from '../../../src/report/json-text.ts'
import { PLAIN } from '../../../src/report/paint.ts'
import { ratchetText } from '../../../src/report/ratchet-text.ts'
import { render } from '../../../src/report/render.ts'
import { REPORTER_NAMES } from '../../../src/report/reporter-names.ts'
import { sweepSuggestions } from '../../../src/report/sweep-suggestions.ts'
import { renderSweepTerminal } from '../../../src/report/sweep-terminal.ts'
import { type Attack, attack, auditUnder, diffLedgerUnder, ledgerUnder, sweepLedgerUnder } from './hostile.ts'

const FORGE = { forge: { kind: 'github', url: 'https://github.com/ada/catalog' }, pathPrefix: 'shop' } as const
const VERBOSE = { ...FORGE, isVerbose: true }
/** What is broken may be broken anywhere. */
const NARROW = { colour: PLAIN, width: 40, isVerbose: true }

const RENDERERS: readonly (readonly [name: string, renderer: (attack: Attack) => string])[] = [
  ...REPORTER_NAMES.map((name) => [name, (hostile: Attack) => render(ledgerUnder(hostile), name, VERBOSE)] as const),
  ...DIFF_REPORTER_NAMES.map(
    (name) =>
      [`${name} of a change`, (hostile: Attack) => renderDiff(diffLedgerUnder(hostile), name, VERBOSE)] as const,
  ),
  ['sweep', (hostile) => renderSweepTerminal(sweepLedgerUnder(hostile), NARROW)],
  ['suggestions of a sweep', (hostile) => sweepSuggestions(sweepLedgerUnder(hostile).suggestions)],
  ['JSON of a sweep', (hostile) => jsonText(sweepLedgerUnder(hostile))],
  ['mutation report of a sweep', (hostile) => jsonText(sweepLedgerUnder(hostile).report)],
  ['Markdown of an audit', (hostile) => auditMarkdown(auditUnder(hostile))],
  ['page of an audit', (hostile) => auditPage(auditUnder(hostile))],
  ['JSON of an audit', (hostile) => jsonText(auditUnder(hostile))],
  ['ratchet', ({ texts: [text = ''] }) => ratchetText(findingsWith(text))],
]

/** Steers a terminal, hides or reorders text, or is half of a pair. */
const UNSAFE = /(?![\t\n])\p{Cc}|[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u

const WEAPONS = ['\u001b[31m', '\u202e', '\u200f', '\ud800', '\u{e0041}', '\u0000', '\u009b2J', '\ufeff', '\r']

describe.each(RENDERERS)('the report %s', (_, renderer) => {
  test.each(WEAPONS)('holds no character that steers, hides or reorders: %j', (weapon) => {
    expect(UNSAFE.exec(renderer({ texts: [`a${weapon}b`], flood: undefined, at: 0 }))).toBeNull()
  })

  property.prop([attack], { numRuns: 10 })('holds none whatever the texts are', (hostile) => {
    expect(UNSAFE.exec(renderer(hostile))).toBeNull()
  })
})

const FOR_A_LOG = ['default', 'default of a change', 'ratchet', 'sweep', 'suggestions of a sweep']

property.prop([attack], { numRuns: 25 })('no report that stands in a log gives GitHub a command', (hostile) => {
  const texts = RENDERERS.filter(([name]) => FOR_A_LOG.includes(name)).map(([, renderer]) => renderer(hostile))
  const lines = texts.flatMap((text) => text.split('\n'))
  expect(texts).toHaveLength(FOR_A_LOG.length)
  expect(lines.filter((line) => line.trim().startsWith('::') || line.includes('##['))).toEqual([])
})

function findingsWith(text: string) {
  const waiver = { guard: text, reason: text, owner: text, expires: '2026-01-01' }
  return [
    { kind: 'guard-left', guard: text } as const,
    { kind: 'guard-fell', guard: text, verdict: 'toothless' } as const,
    { kind: 'waiver-expired', waiver } as const,
    { kind: 'survivor-expired', waiver: { ...waiver, file: text, original: text, replacement: text } } as const,
    { kind: 'floor-broken', name: text, floor: 80, measured: 79 } as const,
  ]
}
