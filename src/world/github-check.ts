/** A check run of a commit, with its annotations in as many requests as they need. */

import type { CheckAnnotation, ForgeCheck, WriteEnd } from '../model/forge-client.ts'
import { written } from './forge-answers.ts'
import type { Github } from './github.ts'

/** What GitHub takes at once; more are refused as a whole. */
const MOST_AT_ONCE = 50

/** The check stays in progress until its last annotation is there, so that a half one is never taken for the answer. */
export function checkOf({ api, owner, repo }: Github, check: ForgeCheck): Promise<WriteEnd> {
  const { name, head, conclusion, title, summary, annotations, url } = check
  const [first = [], ...rest] = batches(annotations, MOST_AT_ONCE)
  const output = (some: readonly CheckAnnotation[]) => ({ title, summary, annotations: some.map(annotation) })
  const end = (isLast: boolean) =>
    isLast ? ({ status: 'completed', conclusion } as const) : ({ status: 'in_progress' } as const)
  return written('GitHub', 'refused', async () => {
    const { data } = await api.request('POST /repos/{owner}/{repo}/check-runs', {
      owner,
      repo,
      name,
      head_sha: head,
      ...end(rest.length === 0),
      output: output(first),
      ...(url !== undefined && { details_url: url }),
    })
    for (const [index, batch] of rest.entries()) {
      await api.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
        owner,
        repo,
        check_run_id: data.id,
        ...end(index === rest.length - 1),
        output: output(batch),
      })
    }
  })
}

/** At least one batch, which is empty when there is nothing. */
function batches<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  const count = Math.max(1, Math.ceil(items.length / most))
  return Array.from({ length: count }, (_, index) => items.slice(index * most, (index + 1) * most))
}

function annotation({ file, line, level, title, message }: CheckAnnotation) {
  return { path: file, start_line: line, end_line: line, annotation_level: level, title, message }
}
