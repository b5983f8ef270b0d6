/** The guards of a selection, read whole, with their problems and what their reverts need. */

import type { ProveRequest } from '../model/request.ts'
import type { World } from '../model/world.ts'
import type { Annotated, Source } from './collect.ts'
import { concerning } from './concerning.ts'
import { withOldTexts } from './old-texts.ts'
import { type Reading, readGuards } from './read-guards.ts'
import { select, selectable } from './select.ts'

type Searched = { readonly annotated: Annotated; readonly relevant: readonly Source[] }

/** Throws TeethError `bad-ref` or `no-git` when the selection names a ref that git does not know. */
export async function readSelected(
  world: Omit<World, 'runner'>,
  { selection }: Pick<ProveRequest, 'selection'>,
  searched: Searched,
): Promise<Reading> {
  const reading = await readGuards(world, searched.annotated, wantedIn(searched))
  const { changedSince } = selection
  const changed = changedSince === undefined ? undefined : await world.git.changedSince(changedSince)
  const ids = new Set(select(reading.guards.map(selectable), selection, changed).map(({ id }) => id))
  const guards = reading.guards.filter((guard) => ids.has(guard.id))
  const texts = await withOldTexts(reading.texts, guards, world.git)
  return { ...reading, texts, guards, problems: concerning(reading.problems, selection, ids) }
}

/** Ids that stand in no annotation are those of modules, whose sites only the modules know. */
function wantedIn({ annotated, relevant }: Searched): (id: string) => boolean {
  const idsOf = (sources: readonly Source[]) =>
    new Set(sources.flatMap(({ annotations }) => annotations.map(({ id }) => id)))
  const all = idsOf(annotated.sources)
  const wanted = idsOf(relevant)
  return (id) => wanted.has(id) || !all.has(id)
}
