/** What a person sees of a diff while it goes on: which sides are compared, then which unit is tried where. */

import type { DiffEvent } from '../diff/diff-request.ts'
import type { Screen } from './screen.ts'

export function showDiffEvent(event: DiffEvent, { onProgress }: Pick<Screen, 'onProgress'>): void {
  if (event.kind === 'trying')
    onProgress({ kind: 'trying', what: event.title, file: event.file, done: event.done, of: event.of })
  else
    onProgress({
      kind: 'compared',
      from: event.change.from.name,
      to: event.change.to.name,
      files: event.change.files.length,
    })
}
