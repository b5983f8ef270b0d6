/** One annotation and the node below it: a guard, a further site, or faults. */

import type { Site } from '../model/guard.ts'
import type { Place, Span } from '../model/place.ts'
import type { Annotation, Fault, Outcome } from './annotation.ts'
import type { Draft } from './draft.ts'
import { guardOf } from './guard-of.ts'
import type { ReadInput, Source } from './read-input.ts'
import { readValues, type Values } from './read-values.ts'

/** A file's text with what places of it are looked up in. */
export type LocatedSource = Source & { readonly locate: (offset: number) => Place }

/** `site` is absent where nobody asked for it: the rest is checked all the same. */
export function readAnnotation(
  annotation: Annotation,
  source: LocatedSource,
  input: ReadInput,
  site?: Outcome<Span>,
): Draft {
  if (annotation.kind === 'unreadable') return { kind: 'nothing', faults: annotation.faults }
  const values = readValues(annotation, source.file, input)
  const { kind, id, place } = annotation
  const faults = [...annotation.faults, ...values.faults, ...siteFaults(site, place)]
  const draft = { kind, id, place, faults }
  if (faults.length > 0 || site?.kind !== 'read') return draft
  const here = siteOf(source, site.value, values, place)
  if (here === undefined) return draft
  return kind === 'also'
    ? { ...draft, kind, site: here }
    : { ...draft, kind, guard: guardOf(annotation, values, [here]) }
}

function siteFaults(site: Outcome<Span> | undefined, place: Place): readonly Fault[] {
  return site?.kind === 'refused' ? [{ ...site.complaint, place }] : []
}

function siteOf(source: LocatedSource, span: Span, values: Values, place: Place): Site | undefined {
  const [revert] = values.reverts
  if (revert === undefined) return undefined
  const text = source.text.slice(span.start, span.end)
  return { file: source.file, span, text, line: source.locate(span.start).line, revert, place }
}
