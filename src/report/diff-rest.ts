/** What else there is to say of a change: what could not be told, what looks harmless, and on demand what is well. */

import type { DiffLedger, DiffTest, DiffUnit, Noticing } from '../model/diff-ledger.ts'
import { diffGroups, type DiffGroups } from './diff-groups.ts'
import { lookText, noticingKind, testText, whyOpen } from './diff-words.ts'
import { indented, oneLine, type Page, textLines } from './terminal-page.ts'

const MOST = 12

export function diffRest(ledger: DiffLedger, page: Page): readonly (readonly string[])[] {
  const groups = diffGroups(ledger)
  return [
    list('? could not be told', groups.open.map(openLine), page),
    list('· cannot be undone alone', groups.stuck.map(openLine), page),
    list('· would go unnoticed, and look like no change of behaviour', groups.quiet.map(quietLine), page),
    list('? tests that say nothing', groups.silent.map(testLine), page),
    // Which test notices what: all that do, where a matrix was wanted.
    ...(page.isVerbose || ledger.limits.isMatrix
      ? [list('✓ noticed', groups.noticed.flatMap(noticedLines), page)]
      : []),
    ...(page.isVerbose ? verbose(ledger, groups, page) : []),
    list('! changed in the work tree meanwhile', ledger.strays, page),
  ]
}

function verbose({ units, files }: DiffLedger, { speaking }: DiffGroups, page: Page): readonly (readonly string[])[] {
  const idle = units.filter(({ verdict }) => verdict === 'no-runtime-change')
  const left = files.filter(({ role }) => role === 'support' || role === 'other')
  return [
    list('✓ tests of this change', speaking.map(testLine), page),
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
  return `${spot(unit)}  ${unit.title}: ${whyOpen(unit)}`
}

function quietLine(unit: DiffUnit): string {
  return `${spot(unit)}  ${lookText(unit)}: ${unit.title}`
}

function noticedLines(unit: DiffUnit): readonly string[] {
  return [`${spot(unit)}  ${unit.title}`, ...unit.noticedBy.map((noticing) => `    ${noticingText(noticing)}`)]
}

function noticingText(noticing: Noticing): string {
  const { file, titlePath, line } = noticing
  const place = line === undefined ? file : `${file}:${line}`
  return `${titlePath.join(' > ')}  ${place} (${noticingKind(noticing)})`
}

function testLine(test: DiffTest): string {
  return `${test.file}:${test.line}  ${test.titlePath.join(' > ')}: ${testText(test)}`
}

function spot({ places }: DiffUnit): string {
  const [first] = places
  return first === undefined ? '' : `${oneLine(first.file)}:${first.line}`
}
