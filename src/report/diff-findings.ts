/** What a person should look at in a change: each finding with its code or its test, and what to do. */

import { assertNever } from '../model/assert-never.ts'
import type { DiffFinding, DiffLedger, DiffTest, DiffUnit } from '../model/diff-ledger.ts'
import { diffGroups } from './diff-groups.ts'
import { triedText } from './diff-words.ts'
import { terminalDiff } from './terminal-diff.ts'
import { field, indented, labelled, oneLine, type Page, textLines } from './terminal-page.ts'

const MOST_PLACES = 4
const MOST_TESTS = 10

export function diffFindings(ledger: DiffLedger, page: Page): readonly (readonly string[])[] {
  const passing = ledger.findings.filter(({ kind }) => kind === 'test-passes-either-way')
  const others = ledger.findings.filter(({ kind }) => kind !== 'test-passes-either-way')
  return [...others.map((finding) => block(finding, ledger, page)), passingTests(passing, ledger, page)]
}

function block(finding: DiffFinding, ledger: DiffLedger, page: Page): readonly string[] {
  switch (finding.kind) {
    case 'unnoticed-unit': {
      const unit = ledger.units.find(({ id }) => id === finding.unit)
      return unit === undefined ? [] : unitLines(unit, finding, { ledger, page })
    }
    case 'tests-skipped':
    case 'no-test-changed':
      return [
        page.colour.red(`✗ ${finding.kind === 'tests-skipped' ? 'skipped' : 'untested'}`),
        ...indented(textLines(finding.message, page, 2)),
        ...field('next', finding.nextStep, page),
      ]
    case 'test-passes-either-way':
      return []
    default:
      return assertNever(finding)
  }
}

type Context = { readonly ledger: DiffLedger; readonly page: Page }

function unitLines(unit: DiffUnit, { nextStep }: DiffFinding, { page }: Context): readonly string[] {
  const rest = unit.places.length - MOST_PLACES
  return [
    `${page.colour.red(`✗ ${unit.verdict}`)}  ${page.colour.bold(oneLine(unit.title))}`,
    ...unit.places
      .slice(0, MOST_PLACES)
      .flatMap(({ file, line, diff }) => [
        '',
        `  ${page.colour.cyan(`${oneLine(file)}:${line}`)}`,
        ...terminalDiff(diff, () => false, page),
      ]),
    ...(rest > 0 ? ['', ...indented([page.colour.dim(`… ${rest} more files`)])] : []),
    '',
    ...field('tried', triedText(unit), page),
    ...field('next', nextStep, page),
    ...(unit.reproduce === undefined ? [] : labelled('again', [page.colour.cyan(oneLine(unit.reproduce))], page)),
  ]
}

function passingTests(findings: readonly DiffFinding[], ledger: DiffLedger, page: Page): readonly string[] {
  const found = diffGroups(ledger).passing
  if (found.length === 0) return []
  const rest = found.length - MOST_TESTS
  return [
    page.colour.red(
      `✗ ${found.length === 1 ? 'this new test passes' : 'these new tests pass'} with the old code as well`,
    ),
    ...found.slice(0, MOST_TESTS).flatMap((test) => testLines(test, page)),
    ...(rest > 0 ? indented([page.colour.dim(`… ${rest} more tests`)]) : []),
    ...field('next', findings[0]?.nextStep ?? '', page),
  ]
}

function testLines({ file, line, titlePath, note }: DiffTest, page: Page): readonly string[] {
  return [
    `  ${page.colour.cyan(`${oneLine(file)}:${line}`)}`,
    ...indented(indented(textLines(`${titlePath.join(' > ')}${note === undefined ? '' : ` (${note})`}`, page, 4))),
  ]
}
