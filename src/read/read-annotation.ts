/** One annotation and the node below it: a guard, a further site, or faults. */

import type { Place, Span } from '../model/place.ts'
import type { Annotation, Fault, Outcome } from './annotation.ts'
import type { Draft } from './draft.ts'
import { guardOf } from './guard-of.ts'
import type { ReadInput } from './read-input.ts'
import { readValues } from './read-values.ts'
import { type LocatedSource, siteOf } from './site-of.ts'

/** The file that is read, and all that is read with it. */
export type Context = { readonly source: LocatedSource; readonly input: ReadInput }

/** `below` is absent where nobody asked for the site: the rest is checked all the same. */
export function readAnnotation(annotation: Annotation, { source, input }: Context, below?: Outcome<Span>): Draft {
  const { kind, id, place } = annotation
  if (kind === 'unreadable') return { kind: 'nothing', faults: annotation.faults }
  const values = readValues(annotation, source.file, input)
  const faults = [...annotation.faults, ...values.faults, ...siteFaults(below, place)]
  const [revert] = values.reverts
  if (faults.length > 0 || below?.kind !== 'read' || revert === undefined) return { kind, id, place, faults }
  const site = siteOf(source, below.value, { revert, place })
  if (kind === 'also') return { kind, id, place, faults, site }
  return { kind, id, place, faults, guard: guardOf(annotation, values, [site]) }
}

function siteFaults(below: Outcome<Span> | undefined, place: Place): readonly Fault[] {
  return below?.kind === 'refused' ? [{ ...below.complaint, place }] : []
}
