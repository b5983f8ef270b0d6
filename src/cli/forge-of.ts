/** Which forge we run on, and where on it the whole report can be found, as its environment says. */

import type { RenderOptions } from '../report/render.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Empty where no forge says that it is one. `root` is the project's, absolute. */
export function forgeOf(env: Env, root: string): Pick<RenderOptions, 'forge' | 'pathPrefix' | 'reportUrl'> {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  const { CI_PROJECT_URL: gitlab, CI_JOB_URL: job } = env
  const pathPrefix = prefix(env['GITHUB_WORKSPACE'] ?? env['CI_PROJECT_DIR'], root)
  if (server !== undefined && repository !== undefined) {
    const url = `${server}/${repository}`
    return { pathPrefix, forge: { kind: 'github', url }, ...(run && { reportUrl: `${url}/actions/runs/${run}` }) }
  }
  if (gitlab === undefined) return { pathPrefix }
  return { pathPrefix, forge: { kind: 'gitlab', url: gitlab }, ...(job && { reportUrl: job }) }
}

/** Forges count paths from the repository's root. */
function prefix(workspace: string | undefined, root: string): string {
  const isInside = workspace !== undefined && root.startsWith(`${workspace}/`)
  return isInside ? root.slice(workspace.length + 1) : ''
}
