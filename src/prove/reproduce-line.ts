/** The command line that proves one guard again, alone. */

import type { Place } from '../model/place.ts'
import type { ProveRequest } from '../model/request.ts'
import { shellPath, shellWord } from '../model/shell-word.ts'

/** A guard, or what a ledger has of it. */
type Reproducible = {
  readonly id: string
  readonly place: Place
  readonly sites: readonly { readonly file: string }[]
}

/** For a POSIX shell. An id given with `-t` means that guard alone, also where other ids contain it. */
export function reproduceLine(guard: Reproducible, request: ProveRequest): string {
  const file = guard.sites[0]?.file ?? guard.place.file
  const layers = request.projects.flatMap((project) => ['--project', shellWord(project)])
  const { strategy = 'auto' } = request
  const forced = strategy === 'auto' ? [] : ['--strategy', strategy]
  return [request.invocation, shellPath(file), '-t', shellWord(guard.id), ...layers, ...forced].join(' ')
}
