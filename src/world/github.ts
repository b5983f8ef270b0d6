/** GitHub, also an own instance: the one importer of its libraries, which wait for its limits and try again. */

import { Octokit } from '@octokit/core'
import { paginateRest } from '@octokit/plugin-paginate-rest'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'

export type GithubTerms = {
  readonly token: string
  /** Base of the API, without a slash at the end. */
  readonly apiUrl: string
  readonly owner: string
  readonly repo: string
  readonly request:
    | { readonly kind: 'number'; readonly number: number }
    /** The open request whose head is this branch of this owner. */
    | { readonly kind: 'branch'; readonly owner: string; readonly branch: string }
  /** Whether writes are a second or more apart, as GitHub asks. */
  readonly spacing: 'forge' | 'none'
}

/** What the files beside this one speak to GitHub with. */
export type Github = {
  readonly api: ReturnType<typeof openApi>
  /** The login that the token speaks for, asked for once. */
  readonly me: () => Promise<string>
  readonly owner: string
  readonly repo: string
  readonly number: number
}

/** A limit that asks for a longer wait ends the command: the job would only stand there. Seconds. */
const LONGEST_WAIT = 120
const MOST_TRIES = 3
/** Milliseconds. */
const TIMEOUT = 30_000

/** Opens nothing yet: the first request does. */
export function openApi({ token, apiUrl, spacing }: GithubTerms) {
  const Client = Octokit.plugin(retry, throttling, paginateRest)
  // What is read may be asked again as it is; what is written only after another look, see `forge/keep-comment.ts`.
  const again = (...[retryAfter, { method }, , tries]: Limited) =>
    method === 'GET' && tries < MOST_TRIES && retryAfter <= LONGEST_WAIT
  return new Client({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'teeth',
    log: SILENT,
    request: {
      fetch: (url: string, init: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) }),
    },
    retry: { retries: MOST_TRIES },
    throttle: {
      id: apiUrl,
      onRateLimit: again,
      onSecondaryRateLimit: again,
      ...(spacing === 'none' && { write: AT_ONCE, notifications: AT_ONCE }),
    },
  })
}

// The plugin wants a group of its own library's limiters, and asks it for nothing but this.
const AT_ONCE = { key: () => ({ schedule: async (_: unknown, act: () => unknown) => act() }) } as never

/** What the plugin tells of a request that met a limit: for how long, which one, by whom, and how often it was tried. */
type Limited = readonly [retryAfter: number, options: { readonly method: string }, client: unknown, tries: number]

/** The libraries print what they retry, with addresses; what matters of it is in the error that comes in the end. */
const SILENT = { debug: silent, info: silent, warn: silent, error: silent }

function silent(): void {}
