/** What undoing edits of one or several files comes to: texts to serve, sites to watch, and how it looks to people. */

import type { DiffPlace } from '../model/diff-ledger.ts'
import type { Site } from '../model/guard.ts'
import type { Edit, RevertedFile } from '../model/revert.ts'
import { editsDiff } from '../revert/diff.ts'
import { locator } from '../syntax/locate.ts'
import type { ChangeUnit } from './change-unit.ts'
import { type Present, putBack } from './put-back.ts'

export type FileEdits = {
  readonly present: Present
  /** In ascending order. */
  readonly edits: readonly Edit[]
}

export type Undone = Pick<ChangeUnit, 'undo' | 'places'>

export function undoEdits(files: readonly FileEdits[]): Undone {
  const reverted: RevertedFile[] = []
  const sites: Site[] = []
  const places = files.map(placeOf)
  for (const { present, edits } of files) {
    const outcome = putBack(present, edits, sites.length)
    if (outcome.kind === 'not-runnable') return { undo: outcome, places }
    reverted.push(outcome.file)
    sites.push(...edits.map((edit) => siteOf(present, edit)))
  }
  return { undo: { kind: 'runnable', files: reverted, sites }, places }
}

export function placeOf({ present: { file, text }, edits }: FileEdits): DiffPlace {
  const line = locator(file, text)(edits[0]?.span.start ?? 0).line
  return { file, line, diff: editsDiff(text, edits) }
}

function siteOf({ file, text }: Present, { span, text: old }: Edit): Site {
  const place = locator(file, text)(span.start)
  const revert = { kind: 'was', code: old } as const
  return { file, span, text: text.slice(span.start, span.end), line: place.line, revert, place }
}
