/** A site out of the stretch of a file that it covers. */

import type { Site } from '../model/guard.ts'
import type { Place, Span } from '../model/place.ts'
import type { RevertSpec } from '../model/revert.ts'
import type { Source } from './read-input.ts'

/** A file's text with what places of it are looked up in. */
export type LocatedSource = Source & { readonly locate: (offset: number) => Place }

/** What is written about a site: how it is put back, and where that stands. */
type Writing = { readonly revert: RevertSpec; readonly place: Place }

export function siteOf({ file, text, locate }: LocatedSource, span: Span, { revert, place }: Writing): Site {
  return { file, span, text: text.slice(span.start, span.end), line: locate(span.start).line, revert, place }
}
