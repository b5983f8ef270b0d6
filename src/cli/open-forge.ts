/** Opens the forge of a request with the token of the environment; only the one that is needed is loaded. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Env, Target } from '../forge/target.ts'
import type { ForgeClient } from '../model/forge-client.ts'
import { TOKEN_NAMES } from './without-secrets.ts'

/** Throws TeethError `no-token`, and what the forge says of a request that is not there. */
export async function openForge(target: Target, env: Env, spacing: 'forge' | 'none'): Promise<ForgeClient> {
  const names = TOKEN_NAMES[target.forge]
  const token = names.map((name) => env[name]).find((value) => value !== undefined && value !== '')
  if (token === undefined) {
    throw new TeethError('no-token', `the environment has no ${names.map((name) => `\`${name}\``).join(' and no ')}`)
  }
  const { apiUrl, repository, request } = target
  if (target.forge === 'gitlab') {
    const { openGitlab } = await import('../world/gitlab-client.ts')
    return openGitlab({ token, apiUrl, project: repository, number: request.kind === 'number' ? request.number : 0 })
  }
  const { openGithub } = await import('../world/github-client.ts')
  const [owner = '', repo = ''] = repository.split('/')
  return openGithub({ token, apiUrl, owner, repo, request, spacing })
}
