/** Our discussions at the lines of a merge request, each with one note of ours at its head. */

import { assertNever } from '../model/assert-never.ts'
import type { ForgeNote, NewNote, NoteStep, WriteEnd } from '../model/forge-client.ts'
import { told, written } from './forge-answers.ts'
import type { Gitlab } from './gitlab.ts'

const PER_PAGE = 100

export async function notesOf({ discussions, project, number }: Gitlab, me: number): Promise<readonly ForgeNote[]> {
  const all = await told('GitLab', () => discussions.all(project, number, { perPage: PER_PAGE }))
  return all.flatMap(({ id, notes }) => {
    const [first] = notes ?? []
    if (first === undefined || first.author.id !== me || !first.resolvable) return []
    return [{ id: `${id} ${first.id}`, body: first.body, state: stateOf(first, me) }]
  })
}

/** The library leaves out who resolved, which GitLab tells. */
function stateOf(note: Readonly<Record<string, unknown>>, me: number): ForgeNote['state'] {
  if (note['resolved'] !== true) return 'open'
  const by = note['resolved_by']
  return typeof by === 'object' && by !== null && 'id' in by && by.id === me ? 'settled' : 'dismissed'
}

export function writeNote(gitlab: Gitlab, step: NoteStep): Promise<WriteEnd> {
  const { discussions, project, number } = gitlab
  if (step.kind === 'add') return written('GitLab', 'refused', () => addNotes(gitlab, step.notes))
  const [discussion = '', note = ''] = step.id.split(' ')
  switch (step.kind) {
    case 'reword':
      return written('GitLab', 'gone', () =>
        discussions.editNote(project, number, discussion, Number(note), { body: step.body }),
      )
    case 'settle':
      return written('GitLab', 'gone', () => discussions.resolve(project, number, discussion, true))
    case 'reopen':
      return written('GitLab', 'gone', () => discussions.resolve(project, number, discussion, false))
    default:
      return assertNever(step)
  }
}

/** One request each. When one fails those before it stand, and are found when it is looked again. */
async function addNotes({ requests, discussions, project, number }: Gitlab, notes: readonly NewNote[]): Promise<void> {
  const { diff_refs: refs } = await requests.show(project, number)
  const diffs = await requests.allDiffs(project, number, { perPage: PER_PAGE })
  for (const { file, line, body } of notes) {
    await discussions.create(project, number, body, {
      position: {
        positionType: 'text',
        baseSha: refs.base_sha,
        startSha: refs.start_sha,
        headSha: refs.head_sha,
        oldPath: diffs.find(({ new_path }) => new_path === file)?.old_path ?? file,
        newPath: file,
        newLine: String(line),
      },
    })
  }
}
