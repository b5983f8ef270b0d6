/** The findings of a change that have a line. */

import type { DiffFinding, DiffLedger, DiffTest, DiffUnit } from '../model/diff-ledger.ts'
import { passingMarkdown, unitMarkdown } from './diff-markdown-finding.ts'
import { triedText } from './diff-words.ts'
import { testFingerprints, unitFingerprints } from './fingerprint.ts'
import type { Permalinks } from './forge.ts'
import { fromRepository, type LineFinding, lineMessage, lineText, lineTitle } from './line-finding.ts'

/** In the order of the ledger. `pathPrefix` is the POSIX path from the repository's root to the project. */
export function diffLineFindings(ledger: DiffLedger, pathPrefix: string, links?: Permalinks): readonly LineFinding[] {
  const units = unitFingerprints(ledger.units)
  const tests = testFingerprints(ledger.tests)
  const findings = ledger.findings.flatMap((finding): readonly LineFinding[] => {
    if (finding.kind === 'unnoticed-unit') {
      const at = ledger.units.findIndex(({ id }) => id === finding.unit)
      const unit = ledger.units[at]
      return unit === undefined ? [] : unitFinding(unit, finding, { fingerprint: units[at] ?? '', links })
    }
    if (finding.kind !== 'test-passes-either-way') return []
    const test = ledger.tests[finding.test]
    return test === undefined ? [] : [testFinding(test, finding, { fingerprint: tests[finding.test] ?? '', links })]
  })
  return fromRepository(findings, pathPrefix)
}

type Known = { readonly fingerprint: string; readonly links: Permalinks | undefined }

function unitFinding(unit: DiffUnit, finding: DiffFinding, { fingerprint, links }: Known): readonly LineFinding[] {
  const [place] = unit.places
  if (place === undefined) return []
  const { verdict, title, reproduce } = unit
  return [
    {
      fingerprint,
      file: place.file,
      line: place.line,
      level: 'failure',
      title: lineTitle(`${verdict}: ${title}`),
      message: lineMessage([
        finding.message,
        `Tried: ${triedText(unit)}`,
        `Next: ${finding.nextStep}`,
        ...(reproduce === undefined ? [] : [reproduce]),
      ]),
      text: lineText(unitMarkdown(unit, finding, links), () => unitMarkdown({ ...unit, places: [] }, finding, links)),
    },
  ]
}

function testFinding(test: DiffTest, finding: DiffFinding, { fingerprint, links }: Known): LineFinding {
  return {
    fingerprint,
    file: test.file,
    line: test.line,
    level: 'failure',
    title: 'passes with the old code as well',
    message: lineMessage([finding.message, `Next: ${finding.nextStep}`]),
    text: passingMarkdown([test], finding, links),
  }
}
