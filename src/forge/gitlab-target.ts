/** What a GitLab job says of the merge request it runs for. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Env, Target, TargetWish } from './target.ts'

export function gitlabTarget(wish: TargetWish, env: Env): Target {
  const repository = wish.repository ?? env['CI_PROJECT_ID'] ?? ''
  const number = wish.number ?? Number(env['CI_MERGE_REQUEST_IID'] ?? Number.NaN)
  if (repository === '')
    throw unknown('no project was named: `CI_PROJECT_ID` is not set, and no `--repository` was given')
  if (!Number.isSafeInteger(number)) throw unknown('this job is about no merge request, and no `--pr` was given')
  const url = env['CI_PIPELINE_URL']
  return {
    forge: 'gitlab',
    apiUrl: wish.apiUrl ?? env['CI_API_V4_URL'] ?? 'https://gitlab.com/api/v4',
    webUrl: env['CI_PROJECT_URL'] ?? '',
    repository,
    request: { kind: 'number', number },
    // A pipeline of merged results runs on a commit that is in no branch.
    head: wish.head ?? (env['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA'] || (env['CI_COMMIT_SHA'] ?? '')),
    standIns: env['CI_COMMIT_SHA'] === undefined ? [] : [env['CI_COMMIT_SHA']],
    workflow: env['CI_JOB_NAME'] ?? 'teeth',
    ...(url !== undefined && { reportUrl: url }),
  }
}

function unknown(message: string): TeethError {
  return new TeethError('forge-unknown', message)
}
