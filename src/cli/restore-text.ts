/** What `teeth restore` did and what is left to decide, for people. */

import { relative, sep } from 'node:path'
import { assertNever } from '../model/assert-never.ts'
import { neutraliseLine } from '../report/neutralise.ts'
import type { Paint } from '../report/paint.ts'
import { unifiedDiff } from '../revert/diff.ts'
import type { Outcome } from '../world/restore-tree.ts'
import { settledFolder, type Version } from '../world/settle-conflict.ts'
import { quoted } from './invocation.ts'
import { table } from './table.ts'
import { merged, textOf } from './taken.ts'
import { recoveredText } from './tree-texts.ts'

export type RestoreTerms = {
  /** Absolute. */
  readonly root: string
  /** How a person starts this tool. */
  readonly again: string
  readonly paint: Paint
}

/** A file of thousands of changed lines is looked at in an editor. */
const MOST_LINES = 60

/** Ends in a line end. */
export function restoreText(outcomes: readonly Outcome[], terms: RestoreTerms): string {
  if (outcomes.length === 0) return 'nothing to restore: every file is as it was\n'
  return outcomes.map((outcome) => textOfOne(outcome, terms)).join('')
}

function textOfOne(outcome: Outcome, terms: RestoreTerms): string {
  switch (outcome.kind) {
    case 'restored':
      return recoveredText([outcome])
    case 'was-original':
      return said(`\`${outcome.entry.file}\` is as it was`)
    case 'left-to-its-owner':
      return said(
        `\`${outcome.entry.file}\` is left to the teeth that is at work in it (process ${outcome.entry.owner.pid})`,
      )
    case 'settled':
      return said(`\`${outcome.entry.file}\` is settled; every version of it is in \`${shown(outcome.kept, terms)}\``)
    case 'set-aside':
      return said(`what could not be read is in \`${shown(outcome.folder, terms)}\`, and no file was touched`)
    case 'unreadable':
      return said(
        `what is in \`${shown(outcome.folder, terms)}\` cannot be read: compare \`original\` in it with the file of your tree`,
        `\`${terms.again} restore --take edited\` leaves your files as they are and puts it out of the way`,
      )
    case 'stands':
      return standing(outcome, terms)
    default:
      return assertNever(outcome)
  }
}

type Standing = Extract<Outcome, { kind: 'stands' }>

function standing(outcome: Standing, terms: RestoreTerms): string {
  const { conflict, versions, why } = outcome
  const { paint } = terms
  const { file } = conflict.entry
  const edited = versions.edited === undefined ? 'deleted' : shown(conflict.edited, terms)
  const kept = shown(settledFolder(terms.root, conflict.entry), terms)
  const lines = [
    paint.bold(
      `\`${neutraliseLine(file)}\` was changed by somebody else while its old behaviour was in it; nothing was touched`,
    ),
    ...(why === 'leave'
      ? []
      : [paint.yellow('the change touches the lines of the old behaviour: it cannot be merged')]),
    paint.red(neutraliseLine(`  - as it was before: ${shown(conflict.original, terms)}`)),
    paint.green(neutraliseLine(`  + as it was changed: ${edited}`)),
    ...difference(versions, paint),
    ...choices(outcome, terms),
    paint.dim(`  whichever is taken, all are kept in ${kept}`),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function choices({ conflict, versions }: Standing, { again, paint }: RestoreTerms): readonly string[] {
  const take = (version: Version) => ({
    text: `  ${again} restore ${quoted(conflict.entry.file)} --take ${version}`,
    brush: paint.cyan,
  })
  return table([
    ...(merged(versions) === undefined ? [] : [[take('merged'), { text: 'the change, without the old behaviour' }]]),
    [take('original'), { text: 'the file as it was before' }],
    [take('edited'), { text: versions.edited === undefined ? 'no file' : 'the file as it was changed' }],
  ])
}

function difference({ original, edited }: Standing['versions'], paint: Paint): readonly string[] {
  const [before, after] = [textOf(original), textOf(edited)]
  if (before === undefined || after === undefined) return []
  const lines = unifiedDiff(before, after).trimEnd().split('\n')
  const rest = lines.length - MOST_LINES
  return [
    ...lines.slice(0, MOST_LINES).map((line) => painted(`    ${neutraliseLine(line)}`, line, paint)),
    ...(rest > 0 ? [paint.dim(`    … ${rest} more lines`)] : []),
  ]
}

function painted(text: string, line: string, paint: Paint): string {
  if (line.startsWith('-')) return paint.red(text)
  return line.startsWith('+') ? paint.green(text) : paint.dim(text)
}

function said(...lines: readonly string[]): string {
  return lines.map((line) => `${neutraliseLine(line)}\n`).join('')
}

function shown(path: string, { root }: RestoreTerms): string {
  return relative(root, path).replaceAll(sep, '/')
}
