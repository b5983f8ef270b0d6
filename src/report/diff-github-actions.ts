/** The report on a change as workflow commands: what GitHub shows at its lines. */

import { assertNever } from '../model/assert-never.ts'
import type { DiffFinding, DiffLedger, DiffUnit } from '../model/diff-ledger.ts'
import { diffGroups } from './diff-groups.ts'
import { triedText, whyOpen } from './diff-words.ts'
import { type Annotation, shortLine, strayAnnotation, workflowCommands } from './workflow-commands.ts'

/** What could not be told is a warning, findings are errors. `pathPrefix` leads from the repository to the project. */
export function renderDiffGithubActions(ledger: DiffLedger, pathPrefix = ''): string {
  const annotations = [
    ...ledger.findings.flatMap((finding) => findingAnnotation(finding, ledger)),
    ...diffGroups(ledger).open.map(openAnnotation),
    ...strayAnnotation(ledger.strays),
  ]
  return workflowCommands(annotations, pathPrefix)
}

function findingAnnotation(finding: DiffFinding, { units, tests }: DiffLedger): readonly Annotation[] {
  const { message, nextStep } = finding
  switch (finding.kind) {
    case 'unnoticed-unit': {
      const unit = units.find(({ id }) => id === finding.unit)
      return unit === undefined ? [] : [unitAnnotation(unit, finding)]
    }
    case 'test-passes-either-way': {
      const place = tests[finding.test]
      const said = error('passes with the old code as well', [message, `Next: ${nextStep}`])
      return [place === undefined ? said : { ...said, place: { file: place.file, line: place.line } }]
    }
    case 'tests-skipped':
      return [error('the tests of this change are skipped', [message, `Next: ${nextStep}`])]
    case 'no-test-changed':
      return [error('this fix changes no test', [message, `Next: ${nextStep}`])]
    default:
      return assertNever(finding)
  }
}

function unitAnnotation(unit: DiffUnit, { message, nextStep }: DiffFinding): Annotation {
  const { verdict, title, reproduce } = unit
  const lines = [message, `Tried: ${triedText(unit)}`, `Next: ${nextStep}`]
  return placed(unit, error(`${verdict}: ${title}`, reproduce === undefined ? lines : [...lines, reproduce]))
}

function openAnnotation(unit: DiffUnit): Annotation {
  const title = shortLine(`${unit.verdict}: ${unit.title}`)
  return placed(unit, { level: 'warning', title, message: shortLine(whyOpen(unit)) })
}

function error(title: string, lines: readonly string[]): Annotation {
  return { level: 'error', title: shortLine(title), message: lines.map(shortLine).join('\n') }
}

function placed({ places }: DiffUnit, annotation: Annotation): Annotation {
  const [first] = places
  return first === undefined ? annotation : { ...annotation, place: { file: first.file, line: first.line } }
}
