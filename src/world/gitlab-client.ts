/** A merge request of GitLab as the rest of this project asks for it. */

import { assertNever } from '../model/assert-never.ts'
import type { CommentStep, ForgeCheck, ForgeClient, ForgeComment, WriteEnd } from '../model/forge-client.ts'
import { told, written } from './forge-answers.ts'
import { type Gitlab, type GitlabTerms, openGitlabApi } from './gitlab.ts'
import { notesOf, writeNote } from './gitlab-notes.ts'
import { noteLines } from './note-lines.ts'

const PER_PAGE = 100

export function openGitlab(terms: GitlabTerms): ForgeClient {
  const { project, number } = terms
  const gitlab: Gitlab = { project, number, ...openGitlabApi(terms) }
  let asked: Promise<number> | undefined
  const me = () => (asked ??= told('GitLab', async () => (await gitlab.users.showCurrentUser()).id))
  return {
    head: () => told('GitLab', async () => (await gitlab.requests.show(project, number)).sha),
    comments: async () => commentsOf(gitlab, await me()),
    write: (step) => writeComment(gitlab, step),
    noteLines: () => linesOf(gitlab),
    notes: async () => notesOf(gitlab, await me()),
    writeNote: (step) => writeNote(gitlab, step),
    check: (check) => statusOf(gitlab, check),
  }
}

async function commentsOf({ remarks, project, number }: Gitlab, me: number): Promise<readonly ForgeComment[]> {
  const order = { sort: 'asc', orderBy: 'created_at', perPage: PER_PAGE } as const
  const all = await told('GitLab', () => remarks.all(project, number, order))
  return all.filter(({ system }) => !system).map(({ id, body, author }) => ({ id, body, isOwn: author.id === me }))
}

function writeComment({ remarks, project, number }: Gitlab, step: CommentStep): Promise<WriteEnd> {
  switch (step.kind) {
    case 'create':
      return written('GitLab', 'refused', () => remarks.create(project, number, step.body))
    case 'update':
      return written('GitLab', 'gone', () => remarks.edit(project, number, step.id, { body: step.body }))
    case 'remove':
      return written('GitLab', 'gone', () => remarks.remove(project, number, step.id))
    default:
      return assertNever(step)
  }
}

/** Only added lines: GitLab wants to know the old number of any other, and a finding is in what is new. */
async function linesOf({ requests, project, number }: Gitlab): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const diffs = await told('GitLab', () => requests.allDiffs(project, number, { perPage: PER_PAGE }))
  return new Map(diffs.map(({ new_path, diff }) => [new_path, noteLines(diff, 'added')]))
}

const STATES = { success: 'success', failure: 'failed', cancelled: 'canceled' } as const

/** GitLab's statuses take no annotations: the notes and the code quality report are there for the lines. */
function statusOf({ commits, project }: Gitlab, { head, name, conclusion, title, url }: ForgeCheck): Promise<WriteEnd> {
  const options = { name, description: title.slice(0, 255), ...(url !== undefined && { targetUrl: url }) }
  return written('GitLab', 'refused', () => commits.editStatus(project, head, STATES[conclusion], options))
}
