/** The guards of a selection, read whole, with their problems and what their reverts need. */

import type { Guard } from '../model/guard.ts'
import type { ProveRequest, Selection } from '../model/request.ts'
import type { World } from '../model/world.ts'
import { type Annotated, idsUnder, type Source } from './collect.ts'
import { concerning } from './concerning.ts'
import type { Between } from './modules-between.ts'
import { withOldTexts } from './old-texts.ts'
import { type Reading, readGuards } from './read-guards.ts'
import { select, selectable, type Selectable } from './select.ts'

type Searched = {
  readonly annotated: Annotated
  readonly relevant: readonly Source[]
  /** Absent: only sites and tests themselves count as changed. */
  readonly between?: Between
}

/** Throws TeethError `bad-ref` or `no-git` when the selection names a ref that git does not know. */
export async function readSelected(
  world: Omit<World, 'runner'>,
  { selection }: Pick<ProveRequest, 'selection'>,
  searched: Searched,
): Promise<Reading> {
  const reading = await readGuards(world, searched.annotated, wantedIn(searched))
  const { changedSince } = selection
  const changed = changedSince === undefined ? undefined : await world.git.changedSince(changedSince)
  const candidates = await withBetween(reading.guards, changed ?? [], searched.between)
  const ids = new Set(select(candidates, selection, changed).map(({ id }) => id))
  const guards = reading.guards.filter((guard) => ids.has(guard.id))
  const texts = await withOldTexts(reading.texts, guards, world.git)
  // @teeth a-mistake-elsewhere-is-told: a mistake at another place of a selected guard is told
  //   test: test/unit/prove/mistake-elsewhere.test.ts
  //   was: const concerned = ids
  const concerned = new Set([
    ...ids,
    ...idsUnder(searched.annotated.sources, selection),
    ...idsMeant(searched, selection),
  ])
  return { ...reading, texts, guards, problems: concerning(reading.problems, selection, concerned) }
}

/** Ids that a pattern means, whether or not a guard has come of them. */
function idsMeant({ annotated }: Searched, { pattern }: Selection): readonly string[] {
  if (pattern === undefined) return []
  const written = annotated.sources.flatMap(({ file, annotations }) =>
    annotations.map(({ id, behaviour }) => ({ id, behaviour, files: [file], tests: [] })),
  )
  return select(written, { paths: [], pattern }, undefined).map(({ id }) => id)
}

/** Vitest is asked only where something changed that could matter. */
async function withBetween(
  guards: readonly Guard[],
  changed: readonly string[],
  between: Between | undefined,
): Promise<readonly Selectable[]> {
  if (between === undefined || changed.length === 0 || guards.length === 0) return guards.map(selectable)
  const modules = await between(guards)
  return guards.map((guard) => ({ ...selectable(guard), between: modules.get(guard.id) ?? [] }))
}

/** Ids that stand in no annotation are those of modules, whose sites only the modules know. */
function wantedIn({ annotated, relevant }: Searched): (id: string) => boolean {
  const idsOf = (sources: readonly Source[]) =>
    new Set(sources.flatMap(({ annotations }) => annotations.map(({ id }) => id)))
  const all = idsOf(annotated.sources)
  const wanted = idsOf(relevant)
  return (id) => wanted.has(id) || !all.has(id)
}
