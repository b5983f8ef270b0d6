/** What tells a finding again in the next report: who it is about, and never where that stands today. */

import type { DiffTest, DiffUnit } from '../model/diff-ledger.ts'
import type { LedgerEntry } from '../model/ledger.ts'
import type { Problem } from '../model/problem.ts'
import { diffLines } from './diff-lines.ts'
import { hex, sha256 } from './sha256.ts'

/** 64 hexadecimal digits; those of two guards differ, as ids are unique. */
export function guardFingerprint(entry: LedgerEntry): string {
  // @teeth moved-lines-keep-fingerprints: the fingerprint of a guard is the same wherever its lines have moved
  //   test: test/unit/report/fingerprint.test.ts
  //   was: return fingerprint(['guard', entry.id, String(entry.place.line)])
  return fingerprint(['guard', entry.id])
}

/** In the order of the problems. Of those that are alike but for their line, the second is told from the first. */
export function problemFingerprints(problems: readonly Problem[]): readonly string[] {
  return numbered(
    problems.map(({ code, guardId, place, message }) => ['problem', code, guardId ?? '', place?.file ?? '', message]),
  )
}

/** In the order of the units: told by what would come back there, which says the same after every push that leaves it alone. */
export function unitFingerprints(units: readonly DiffUnit[]): readonly string[] {
  return numbered(
    units.map(({ title, places }) => [
      'unit',
      title,
      ...places.flatMap(({ file, diff }) => [file, ...changedLines(diff)]),
    ]),
  )
}

export function testFingerprints(tests: readonly DiffTest[]): readonly string[] {
  return numbered(tests.map(({ file, titlePath }) => ['test', file, ...titlePath]))
}

function changedLines(diff: string): readonly string[] {
  // @teeth moved-lines-keep-unit-fingerprints: the fingerprint of a unit is the same wherever its lines have moved
  //   test: test/unit/report/fingerprint.test.ts
  //   was: return [diff]
  return diffLines(diff).flatMap(({ kind, text }) => (kind === 'goes' || kind === 'comes' ? [`${kind} ${text}`] : []))
}

/** Of those that are alike, the second is told from the first. */
function numbered(all: readonly (readonly string[])[]): readonly string[] {
  const seen = new Map<string, number>()
  return all.map((alike) => {
    const key = JSON.stringify(alike)
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return fingerprint([...alike, String(nth)])
  })
}

/** JSON parts the parts, and spells halves of pairs out, so that no two lists are written alike. */
function fingerprint(parts: readonly string[]): string {
  return hex(sha256(JSON.stringify(parts)))
}
