/** Which notes at lines are new, worded anew, done with, or due again: decided from the findings and from what is there. */

import type { ForgeNote, NewNote, NoteStep } from '../model/forge-client.ts'
import { type Identity, noteMarker, readNoteMarker } from './marker.ts'

/** A finding with a line. Paths are POSIX from the repository's root. */
export type LineFinding = {
  /** The same for the same finding after every push. */
  readonly fingerprint: string
  readonly file: string
  readonly line: number
  /** Markdown. */
  readonly text: string
}

export type NotesWish = {
  readonly identity: Identity
  readonly head: string
  readonly findings: readonly LineFinding[]
}

type NoteLines = ReadonlyMap<string, ReadonlySet<number>>

/** More at once would bury the request; the comment has them all. */
const MOST_NEW = 30

/** `lines` are those that the forge takes notes at: a finding elsewhere is left to the comment. */
export function planNotes(notes: readonly ForgeNote[], wish: NotesWish, lines: NoteLines): readonly NoteStep[] {
  const { identity, head } = wish
  const own = new Map(notes.flatMap((note) => keyed(readNoteMarker(note.body, identity), note)))
  const found = new Set(wish.findings.map(({ fingerprint }) => fingerprint))
  const added = wish.findings.filter(
    ({ fingerprint, file, line }) => !own.has(fingerprint) && lines.get(file)?.has(line),
  )
  return [
    ...(added.length === 0
      ? []
      : [{ kind: 'add' as const, head, notes: added.slice(0, MOST_NEW).map(newNote(identity)) }]),
    ...wish.findings.flatMap((finding) => stepsFor(finding, own.get(finding.fingerprint), identity)),
    ...[...own].flatMap(([fingerprint, { id, state }]) => {
      // @teeth fixed-notes-are-settled: a note of a finding that is gone is settled
      //   test: test/unit/forge/plan-notes.test.ts
      //   revert: condition false
      return !found.has(fingerprint) && state === 'open' ? [{ kind: 'settle' as const, id }] : []
    }),
  ]
}

/** What a person resolved stays resolved, however often the finding comes again. */
function stepsFor(finding: LineFinding, note: ForgeNote | undefined, identity: Identity): readonly NoteStep[] {
  // @teeth dismissed-notes-stay: a note that a person dismissed is left alone
  //   test: test/unit/forge/plan-notes.test.ts
  //   revert: condition note === undefined
  if (note === undefined || note.state === 'dismissed') return []
  const { body } = newNote(identity)(finding)
  return [
    ...(note.body.replaceAll('\r\n', '\n').trimEnd() === body.trimEnd()
      ? []
      : [{ kind: 'reword' as const, id: note.id, body }]),
    ...(note.state === 'settled' ? [{ kind: 'reopen' as const, id: note.id }] : []),
  ]
}

function newNote(identity: Identity): (finding: LineFinding) => NewNote {
  return ({ fingerprint, file, line, text }) => ({
    file,
    line,
    body: `${noteMarker(identity, fingerprint)}\n${text}`,
  })
}

function keyed(fingerprint: string | undefined, note: ForgeNote): readonly (readonly [string, ForgeNote])[] {
  return fingerprint === undefined ? [] : [[fingerprint, note]]
}
