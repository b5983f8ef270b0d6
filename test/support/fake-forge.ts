/** A forge in memory: comments and notes as they were written, and what goes wrong where a test says so. */

import type {
  CommentStep,
  ForgeCheck,
  ForgeClient,
  ForgeComment,
  ForgeNote,
  NoteStep,
  WriteEnd,
} from '../../src/model/forge-client.ts'

export type FakeForge = ForgeClient & {
  head: () => Promise<string>
  all: ForgeComment[]
  allNotes: ForgeNote[]
  readonly steps: (CommentStep | NoteStep | ForgeCheck)[]
  /** How the next write ends; it is done all the same when `isDone`. */
  trouble:
    | ((step: CommentStep | NoteStep | ForgeCheck) => { readonly end: WriteEnd; readonly isDone: boolean } | undefined)
    | undefined
  lines: ReadonlyMap<string, ReadonlySet<number>>
}

export function fakeForge(head: string): FakeForge {
  const forge: FakeForge = {
    all: [],
    allNotes: [],
    steps: [],
    trouble: undefined,
    lines: new Map(),
    head: async () => head,
    comments: async () => [...forge.all],
    notes: async () => [...forge.allNotes],
    noteLines: async () => forge.lines,
    write: async (step) => take(forge, step, () => writeComment(forge, step)),
    writeNote: async (step) => take(forge, step, () => writeNote(forge, step)),
    check: async (check) => take(forge, check, () => ({ kind: 'written' })),
  }
  return forge
}

function take(forge: FakeForge, step: CommentStep | NoteStep | ForgeCheck, write: () => WriteEnd): WriteEnd {
  forge.steps.push(step)
  const trouble = forge.trouble?.(step)
  if (trouble === undefined) return write()
  if (trouble.isDone) write()
  return trouble.end
}

function writeComment(forge: FakeForge, step: CommentStep): WriteEnd {
  if (step.kind === 'create') {
    const id = Math.max(0, ...forge.all.map((one) => one.id)) + 1
    forge.all = [...forge.all, { id, body: step.body, isOwn: true }]
    return { kind: 'written' }
  }
  if (forge.all.every(({ id }) => id !== step.id)) return { kind: 'gone' }
  forge.all =
    step.kind === 'remove'
      ? forge.all.filter(({ id }) => id !== step.id)
      : forge.all.map((one) => (one.id === step.id ? { ...one, body: step.body } : one))
  return { kind: 'written' }
}

function writeNote(forge: FakeForge, step: NoteStep): WriteEnd {
  if (step.kind === 'add') {
    const added = step.notes.map(({ body }, index) => ({
      id: `n${forge.allNotes.length + index}`,
      body,
      state: 'open' as const,
    }))
    forge.allNotes = [...forge.allNotes, ...added]
    return { kind: 'written' }
  }
  forge.allNotes = forge.allNotes.map((note) => (note.id === step.id ? changed(note, step) : note))
  return { kind: 'written' }
}

function changed(note: ForgeNote, step: Exclude<NoteStep, { kind: 'add' }>): ForgeNote {
  if (step.kind === 'reword') return { ...note, body: step.body }
  return { ...note, state: step.kind === 'settle' ? 'settled' : 'open' }
}
