/** The guards of a project by a text search alone: no parser, no Vitest, none of the user's code. */

import type { IntendedTest } from '../model/guard.ts'
import type { Place } from '../model/place.ts'
import type { ProveRequest } from '../model/request.ts'
import type { World } from '../model/world.ts'
import type { Annotation } from '../read/annotation.ts'
import { readTest } from '../read/read-test.ts'
import { type Annotated, search } from './collect.ts'
import { select, type Selectable } from './select.ts'

/** A guard as it is written; whether it holds, `lint` and a run say. */
export type Listed = {
  readonly id: string
  readonly behaviour: string
  readonly place: Place
  /** Files of further sites. */
  readonly also: readonly string[]
  readonly tests: readonly IntendedTest[]
  readonly layer?: string
}

export type Listing = {
  readonly guards: readonly Listed[]
  /** Annotations that are no guard as written; `lint` says what is wrong with each. */
  readonly unreadable: readonly Place[]
  /** Modules in `mutants/` that define guards; listing does not run them. */
  readonly modules: readonly string[]
}

export type ListRequest = Pick<ProveRequest, 'include' | 'exclude' | 'selection'>

/** Lists the guards that the selection asks for, in the order of files and lines. */
export async function list(world: Pick<World, 'files' | 'git'>, request: ListRequest): Promise<Listing> {
  const annotated = await search(world, request)
  const { changedSince } = request.selection
  const changed = changedSince === undefined ? undefined : await world.git.changedSince(changedSince)
  const known = new Set(annotated.files)
  const listed = annotated.sources.flatMap(({ annotations }) =>
    annotations.filter(({ kind }) => kind === 'guard').map((annotation) => candidate(annotation, annotated, known)),
  )
  return {
    guards: select(listed, request.selection, changed).map(({ guard }) => guard),
    unreadable: [
      ...placesOf(annotated, (annotation) => annotation.kind === 'unreadable'),
      ...annotated.unread.map((file) => ({ file, line: 1, column: 1 })),
    ],
    // @teeth a-function-is-no-guard: a module that a revert takes a function from is not listed as one that defines guards
    //   test: test/unit/prove/list.test.ts
    //   was: modules: annotated.modules
    modules: annotated.defining,
  }
}

type Candidate = Selectable & { readonly guard: Listed }

function candidate(annotation: Annotation, annotated: Annotated, known: ReadonlySet<string>): Candidate {
  const { id, behaviour, place } = annotation
  const also = placesOf(annotated, (one) => one.kind === 'also' && one.id === id).map(({ file }) => file)
  const tests = valuesOf(annotation, 'test').flatMap((value) => {
    const outcome = readTest(value, place.file, known)
    return outcome.kind === 'read' ? [outcome.value] : []
  })
  const [layer] = valuesOf(annotation, 'layer')
  const guard = { id, behaviour, place, also, tests, ...(layer === undefined ? {} : { layer }) }
  return { id, behaviour, files: [place.file, ...also], tests: tests.map(({ file }) => file), guard }
}

function placesOf(annotated: Annotated, holds: (annotation: Annotation) => boolean): readonly Place[] {
  return annotated.sources.flatMap(({ annotations }) => annotations.filter(holds).map(({ place }) => place))
}

function valuesOf(annotation: Annotation, key: string): readonly string[] {
  return annotation.entries.filter((entry) => entry.key === key).map(({ value }) => value)
}
