/** What a GitHub job says of the request it runs for. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Env, RequestName, Target, TargetWish } from './target.ts'
import { numberIn, objectIn, textIn } from '../model/unknown-parts.ts'

/** `event` is the payload that GitHub wrote for the job, parsed; undefined without one. */
export function githubTarget(wish: TargetWish, env: Env, event: unknown): Target {
  const repository = wish.repository ?? env['GITHUB_REPOSITORY'] ?? ''
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new TeethError('forge-unknown', `the repository is \`${repository}\`; expected \`owner/name\``)
  const webUrl = `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${repository}`
  const runId = numberIn(objectIn(event, 'workflow_run'), 'id') ?? Number(env['GITHUB_RUN_ID'] ?? Number.NaN)
  return {
    forge: 'github',
    apiUrl: wish.apiUrl ?? env['GITHUB_API_URL'] ?? 'https://api.github.com',
    webUrl,
    repository,
    request: requestOf(wish, event),
    head: wish.head ?? headOf(event) ?? '',
    standIns: standInsOf(env, event),
    workflow: env['GITHUB_WORKFLOW'] ?? 'teeth',
    ...(Number.isSafeInteger(runId) && { reportUrl: `${webUrl}/actions/runs/${runId}` }),
  }
}

function requestOf({ number }: TargetWish, event: unknown): RequestName {
  const told = number ?? numberIn(objectIn(event, 'pull_request'), 'number')
  if (told !== undefined) return { kind: 'number', number: told }
  const run = objectIn(event, 'workflow_run')
  const owner = textIn(objectIn(objectIn(run, 'head_repository'), 'owner'), 'login')
  const branch = textIn(run, 'head_branch')
  if (owner === undefined || branch === undefined)
    throw new TeethError('forge-unknown', 'the event of this job is about no pull request, and no `--pr` was given')
  return { kind: 'branch', owner, branch }
}

function headOf(event: unknown): string | undefined {
  const request = objectIn(objectIn(event, 'pull_request'), 'head')
  return textIn(request, 'sha') ?? textIn(objectIn(event, 'workflow_run'), 'head_sha')
}

/** A job for a pull request checks out its merge with the base unless it is told otherwise. */
function standInsOf(env: Env, event: unknown): readonly string[] {
  const merge = env['GITHUB_SHA']
  // @teeth only-its-own-merge: only a job of the pull request itself proves the head by its merge commit
  //   test: test/unit/forge/target-of.test.ts
  //   revert: condition merge !== undefined
  return merge !== undefined && objectIn(event, 'pull_request') !== undefined ? [merge] : []
}
