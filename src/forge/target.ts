/** Which request of which repository is meant, and what it can be told from. */

export type Env = Readonly<Record<string, string | undefined>>

/** What was typed; everything else is asked of the CI. */
export type TargetWish = {
  readonly forge?: 'github' | 'gitlab'
  readonly repository?: string
  readonly number?: number
  readonly head?: string
  /** Base of the API, for an own instance. */
  readonly apiUrl?: string
}

export type Target = {
  readonly forge: 'github' | 'gitlab'
  readonly apiUrl: string
  /** Web address of the repository. */
  readonly webUrl: string
  /** `owner/name`; on GitLab also a number. */
  readonly repository: string
  readonly request: RequestName
  /** The commit that the request is about. */
  readonly head: string
  /** Commits that stand for the same: what the CI checked out in the place of the head. */
  readonly standIns: readonly string[]
  /** Names the comment together with the key. */
  readonly workflow: string
  /** Web address of the run that has the whole report. */
  readonly reportUrl?: string
}

/** GitHub does not tell the number of a request from a fork: it is found by branch and head. */
export type RequestName =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'branch'; readonly owner: string; readonly branch: string }
