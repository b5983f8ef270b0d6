/** GitLab, also an own instance: the one importer of its library, which follows pages and waits for limits. */

import { Commits, MergeRequestDiscussions, MergeRequestNotes, MergeRequests, Users } from '@gitbeaker/rest'

export type GitlabTerms = {
  readonly token: string
  /** Base of the API, up to and with `/api/v4`. */
  readonly apiUrl: string
  /** The number of the project, or its path. */
  readonly project: string
  /** The merge request's number in the project. */
  readonly number: number
}

/** What the files beside this one speak to GitLab with. */
export type Gitlab = Pick<GitlabTerms, 'project' | 'number'> & GitlabApi

/** Spelled out: a declaration file cannot name what the library takes from a package of its own. */
export type GitlabApi = {
  readonly requests: InstanceType<typeof MergeRequests<false>>
  readonly remarks: InstanceType<typeof MergeRequestNotes<false>>
  readonly discussions: InstanceType<typeof MergeRequestDiscussions<false>>
  readonly commits: InstanceType<typeof Commits<false>>
  readonly users: InstanceType<typeof Users<false>>
}

/** Milliseconds. */
const TIMEOUT = 30_000

/** Opens nothing yet: the first request does. */
export function openGitlabApi({ token, apiUrl }: GitlabTerms): GitlabApi {
  const terms = { token, host: apiUrl.replace(/\/api\/v4$/, ''), queryTimeout: TIMEOUT }
  return {
    requests: new MergeRequests(terms),
    remarks: new MergeRequestNotes(terms),
    discussions: new MergeRequestDiscussions(terms),
    commits: new Commits(terms),
    users: new Users(terms),
  }
}
