/** Where an offset of the old text has moved to in the new one. */

import type { Span } from '../model/place.ts'
import type { Edit } from '../model/revert.ts'

/** For offsets outside of the edits; at the start of an edit it is where the edit begins, at its end where it ends. */
export function moved(offset: number, edits: readonly Edit[]): number {
  return edits
    .filter(({ span }) => span.end <= offset && span.start < offset)
    .reduce((at, { span, text }) => at + text.length - (span.end - span.start), offset)
}

/** What has become of a span whose ends lie outside of the edits or at their ends. */
export function movedSpan({ start, end }: Span, edits: readonly Edit[]): Span {
  return { start: moved(start, edits), end: moved(end, edits) }
}
