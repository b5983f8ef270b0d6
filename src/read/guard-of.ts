/** A guard out of its words, its values and its sites. */

import type { Guard, Site } from '../model/guard.ts'
import type { Place } from '../model/place.ts'
import type { Values } from './read-values.ts'

type Words = { readonly id: string; readonly behaviour: string; readonly place: Place }

export function guardOf({ id, behaviour, place }: Words, values: Values, sites: readonly Site[]): Guard {
  const [names] = values.names
  const [fails] = values.fails
  const [layer] = values.layer
  const [prepare] = values.prepare
  const [because] = values.because
  return {
    id,
    behaviour,
    sites,
    tests: values.tests,
    ...(names === undefined ? {} : { names }),
    ...(fails === undefined ? {} : { fails }),
    ...(layer === undefined ? {} : { layer }),
    ...(prepare === undefined ? {} : { prepare }),
    ...(because === undefined ? {} : { because }),
    place,
  }
}
