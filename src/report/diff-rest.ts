/** What else there is to say of a change: what could not be told, what looks harmless, and on demand what is well. */

import type { DiffLedger, DiffTest, DiffUnit, Noticing } from '../model/diff-ledger.ts'
import { isUnnoticed, partsOf } from './diff-answer.ts'
import { indented, oneLine, type Page, textLines } from './terminal-page.ts'

const MOST = 12

export function diffRest(ledger: DiffLedger, page: Page): readonly (readonly string[])[] {
  const parts = partsOf(ledger)
  const open = ledger.units.filter(({ verdict }) => verdict === 'unmeasured' || verdict === 'not-tried')
  const stuck = parts.filter(({ verdict }) => verdict === 'incidental' || verdict === 'not-runnable')
  const quiet = parts.filter((unit) => !isUnnoticed(unit) && unit.looks !== undefined && unit.verdict !== 'noticed')
  return [
    list('? could not be told', open.map(openLine), page),
    list('· cannot be undone alone', stuck.map(openLine), page),
    list('· would go unnoticed, and look like no change of behaviour', quiet.map(quietLine), page),
    list('? tests that say nothing', ledger.tests.filter(saysNothing).map(testLine), page),
    ...(page.isVerbose || ledger.limits.isMatrix ? [noticed(ledger, page)] : []),
    ...(page.isVerbose ? verbose(ledger, page) : []),
    list('! changed in the work tree meanwhile', ledger.strays, page),
  ]
}

/** Which test notices what: all that do, where a matrix was wanted. */
function noticed({ units }: DiffLedger, page: Page): readonly string[] {
  return list('✓ noticed', units.filter(({ verdict }) => verdict === 'noticed').flatMap(noticedLines), page)
}

function verbose({ units, tests, files }: DiffLedger, page: Page): readonly (readonly string[])[] {
  const idle = units.filter(({ verdict }) => verdict === 'no-runtime-change')
  const left = files.filter(({ role }) => role === 'support' || role === 'other')
  return [
    list('✓ tests of this change', tests.filter((test) => !saysNothing(test)).map(testLine), page),
    list(
      '· no runtime change',
      idle.map((unit) => `${spot(unit)}  ${unit.title}`),
      page,
    ),
    list(
      '· not looked into',
      left.map(({ path, role, note }) => `${path}  ${note ?? role}`),
      page,
    ),
  ]
}

function list(title: string, lines: readonly string[], page: Page): readonly string[] {
  if (lines.length === 0) return []
  const most = page.isVerbose || title.startsWith('✓') ? Infinity : MOST
  const rest = lines.length - most
  return [
    hueOf(title, page)(title),
    ...indented(lines.slice(0, most).flatMap((line) => textLines(line, page, 2))),
    ...(rest > 0 ? indented([page.colour.dim(`… ${rest} more`)]) : []),
  ]
}

function hueOf(title: string, { colour }: Page): (text: string) => string {
  if (title.startsWith('✓')) return colour.green
  return /^[?!]/.test(title) ? colour.yellow : colour.dim
}

function openLine(unit: DiffUnit): string {
  const why = unit.note ?? unit.reason?.kind.replaceAll('-', ' ')
  return `${spot(unit)}  ${unit.title}: ${why ?? unit.verdict}`
}

function quietLine(unit: DiffUnit): string {
  return `${spot(unit)}  ${unit.looks?.replaceAll('-', ' ') ?? ''}: ${unit.title}`
}

function noticedLines(unit: DiffUnit): readonly string[] {
  return [`${spot(unit)}  ${unit.title}`, ...unit.noticedBy.map((noticing) => `    ${noticingText(noticing)}`)]
}

function noticingText({ file, titlePath, line, kind, isOfChange }: Noticing): string {
  const place = line === undefined ? file : `${file}:${line}`
  return `${titlePath.join(' > ')}  ${place} (${kind}, ${isOfChange ? 'a test of this change' : 'an older test'})`
}

function saysNothing({ verdict }: DiffTest): boolean {
  return verdict === 'cannot-load' || verdict === 'unmeasured' || verdict === 'skipped'
}

function testLine({ file, line, titlePath, verdict, kind, note }: DiffTest): string {
  const how = kind === undefined || verdict !== 'fails-with-old-code' ? '' : ` (${kind})`
  return `${file}:${line}  ${titlePath.join(' > ')}: ${verdict.replaceAll('-', ' ')}${how}${note === undefined ? '' : `, ${note}`}`
}

function spot({ places }: DiffUnit): string {
  const [first] = places
  return first === undefined ? '' : `${oneLine(first.file)}:${first.line}`
}
