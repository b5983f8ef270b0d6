/** Finds the guards that a command is about: a text search over the project, then the parser for the files that matter. */

import type { ProveRequest, Selection } from '../model/request.ts'
import type { World } from '../model/world.ts'
import type { Annotation } from '../read/annotation.ts'
import { MARK } from '../read/mark.ts'
import { scan } from '../read/scan.ts'
import { within } from '../read/within.ts'
import { contains } from './select.ts'

/** What the light search found: nothing is parsed yet, and nothing of the user's has run. */
export type Annotated = {
  /** Every file of the project, POSIX from the root. */
  readonly files: readonly string[]
  readonly sources: readonly Source[]
  /** Files that hold the mark and no text in UTF-8: whether it is a guard's, nobody knows. */
  readonly unread: readonly string[]
  /** Modules in `mutants/` that define guards or that a revert names. */
  readonly modules: readonly string[]
  /** Those of them that define guards. */
  readonly defining: readonly string[]
}

export type Source = { readonly file: string; readonly text: string; readonly annotations: readonly Annotation[] }

export type Scope = Pick<ProveRequest, 'include' | 'exclude'>

const MUTANTS = /^mutants\/.+\.[cm]?[jt]s$/

/** Searches the whole project for annotations. */
export async function search(world: Pick<World, 'files'>, scope: Scope): Promise<Annotated> {
  const files = await world.files.list()
  const candidates = within(files, scope)
  const sources: Source[] = []
  const unread: string[] = []
  for (const file of await world.files.search(MARK, candidates)) {
    const text = await world.files.read(file)
    const annotations = text === undefined ? [] : scan(file, text)
    if (text === undefined) unread.push(file)
    else if (annotations.length > 0) sources.push({ file, text, annotations })
  }
  return { files, sources, unread, ...(await neededModules(world, candidates, sources)) }
}

/** Modules are the user's code and run when loaded: only those that define guards or that a revert names. */
async function neededModules(
  world: Pick<World, 'files'>,
  candidates: readonly string[],
  sources: readonly Source[],
): Promise<Pick<Annotated, 'modules' | 'defining'>> {
  const defining = await world.files.search(
    'defineGuard',
    candidates.filter((file) => MUTANTS.test(file)),
  )
  const named = sources
    .flatMap((source) => source.annotations.flatMap((annotation) => annotation.entries))
    .flatMap((entry) => (entry.key === 'revert' ? (/^with\s+([^\s#]+)#/.exec(entry.value)?.[1] ?? []) : []))
  return { modules: [...new Set([...defining, ...named.filter((path) => candidates.includes(path))])], defining }
}

/**
 * The sources that a selection of paths can concern: selected themselves, naming a selected test, or holding another
 * site of a guard of these. Everything when no path is given.
 */
export function relevant(sources: readonly Source[], selection: Selection): readonly Source[] {
  if (selection.paths.length === 0) return sources
  const concerns = (source: Source): boolean =>
    selection.paths.some((path) => contains(path, source.file) || source.annotations.some((one) => names(one, path)))
  const ids = new Set(sources.filter(concerns).flatMap((source) => source.annotations.map(({ id }) => id)))
  return sources.filter((source) => source.annotations.some(({ id }) => ids.has(id)))
}

/** Ids written in the selected paths, or with a test in them, whether or not a guard has come of them. */
export function idsUnder(sources: readonly Source[], { paths }: Selection): ReadonlySet<string> {
  const isMeant = ({ file }: Source, annotation: Annotation) =>
    paths.some((path) => contains(path, file) || names(annotation, path))
  const meant = sources.flatMap((source) => source.annotations.filter((annotation) => isMeant(source, annotation)))
  return new Set(meant.map(({ id }) => id))
}

/** Wide on purpose: a test named by a path relative to its source is told apart later, once it is read. */
function names(annotation: Annotation, path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1)
  return annotation.entries.some((entry) => entry.key === 'test' && entry.value.includes(last))
}
