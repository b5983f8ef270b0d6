/** Who runs us: a person, a CI or an agent; the one importer of std-env. */

import { isAgent, isCI } from 'std-env'

export type Surroundings = { readonly isCI: boolean; readonly isAgent: boolean }

export function surroundings(): Surroundings {
  return { isCI, isAgent }
}
