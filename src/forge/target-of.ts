/** Tells which request is meant from flags and from the CI, never from a file that came from the request. */

import { TeethError } from '../errors/teeth-error.ts'
import { githubTarget } from './github-target.ts'
import { gitlabTarget } from './gitlab-target.ts'
import type { Env, Target, TargetWish } from './target.ts'

/** Throws TeethError `forge-unknown` for what neither says, `usage` for what cannot be. */
export function targetOf(wish: TargetWish, env: Env, event: unknown): Target {
  const forge = wish.forge ?? forgeOf(env)
  const target = forge === 'github' ? githubTarget(wish, env, event) : gitlabTarget(wish, env)
  if (!/^[0-9a-f]{7,64}$/.test(target.head)) throw unknown(`the head \`${target.head}\` is no commit`)
  // @teeth tokens-go-encrypted: a token is not sent in the clear to another machine
  //   test: test/unit/forge/target-of.test.ts
  //   revert: remove
  if (!/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(target.apiUrl))
    throw new TeethError('usage', `the address \`${target.apiUrl}\` is not encrypted; expected \`https://…\``)
  return target
}

function forgeOf(env: Env): 'github' | 'gitlab' {
  if (env['GITHUB_ACTIONS'] === 'true') return 'github'
  if (env['GITLAB_CI'] === 'true') return 'gitlab'
  throw unknown('neither `GITHUB_ACTIONS` nor `GITLAB_CI` is set, and no `--forge` was given')
}

function unknown(message: string): TeethError {
  return new TeethError('forge-unknown', message)
}
