/** Reads the relevant files into guards and problems, with the user's `mutants/` modules loaded where they are named. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Guard } from '../model/guard.ts'
import type { Problem } from '../model/problem.ts'
import type { Modules, World } from '../model/world.ts'
import { exportedGuards, exportedRevert } from '../read/exported.ts'
import { read, type LoadedModule, type Source } from '../read/read.ts'
import { fromRoot } from '../read/from-root.ts'
import type { RevertFunctions, Sources } from '../revert/revert.ts'
import type { Annotated } from './collect.ts'

export type Reading = {
  readonly guards: readonly Guard[]
  readonly problems: readonly Problem[]
  /** The present text of every file that holds a site. */
  readonly texts: Sources
  /** The user's own functions that `with` reverts name. */
  readonly functions: RevertFunctions
}

/** Reads the guards whose ids are wanted; mistakes are told for all files. */
export async function readGuards(
  world: Omit<World, 'runner'>,
  annotated: Annotated,
  isWanted: (id: string) => boolean,
): Promise<Reading> {
  const { modules, problems } = await load(world, annotated.modules)
  const sources = [...annotated.sources, ...(await sitesOf(world, modules, annotated))]
  const reading = read({ sources, modules, knownFiles: new Set(annotated.files), isWanted })
  const exports = new Map(modules.map((module) => [module.path, module.exports]))
  return {
    guards: reading.guards,
    // @teeth no-guard-is-skipped-silently: a file with a guard that is not UTF-8 is told
    //   test: test/unit/prove/unread.test.ts
    //   was: problems: [...problems, ...reading.problems],
    problems: [...annotated.unread.map(notUtf8), ...problems, ...reading.problems],
    texts: new Map(sources.map((source) => [source.file, source.text])),
    functions: (module, name) => bounded(world.modules, exportedRevert(exports.get(module) ?? {}, name)),
  }
}

type UserFunction = ReturnType<typeof exportedRevert>

function bounded({ call }: Modules, revert: UserFunction): UserFunction {
  return revert === undefined || call === undefined ? revert : (node) => call(() => revert(node))
}

function notUtf8(file: string): Problem {
  return {
    code: 'unparsable-file',
    message: `\`${file}\` holds \`@teeth\` and is not UTF-8: a guard in it is not read`,
    wayOut: `Save \`${file}\` as UTF-8.`,
    place: { file, line: 1, column: 1 },
  }
}

type Loaded = { readonly modules: readonly LoadedModule[]; readonly problems: readonly Problem[] }

async function load(world: Omit<World, 'runner'>, paths: readonly string[]): Promise<Loaded> {
  const modules: LoadedModule[] = []
  const problems: Problem[] = []
  for (const path of paths) {
    try {
      modules.push({ path, exports: await world.modules.load(path) })
    } catch (error) {
      if (!(error instanceof TeethError)) throw error
      problems.push({
        code: 'mutants-module-failed',
        message: error.message,
        wayOut: `Mend \`${path}\` so that it can be imported by itself.`,
        place: { file: path, line: 1, column: 1 },
      })
    }
  }
  return { modules, problems }
}

/** Files that only `defineGuard` names hold no mark, so that the search has not read them. */
async function sitesOf(
  world: Omit<World, 'runner'>,
  modules: readonly LoadedModule[],
  annotated: Annotated,
): Promise<readonly Source[]> {
  const known = new Set(annotated.sources.map((source) => source.file))
  const wanted = new Set(modules.flatMap((module) => siteFiles(module)).filter((file) => !known.has(file)))
  const sources: Source[] = []
  for (const file of wanted) {
    const text = await world.files.read(file)
    if (text !== undefined) sources.push({ file, text })
  }
  return sources
}

function siteFiles(module: LoadedModule): readonly string[] {
  return exportedGuards(module.exports)
    .flatMap(({ definition }) => [definition['site'], definition['sites']].flat())
    .flatMap((site) => (typeof site === 'object' && site !== null && 'file' in site ? [site.file] : []))
    .flatMap((file) => {
      const path = typeof file === 'string' ? fromRoot(file, module.path) : undefined
      return path?.kind === 'inside' ? [path.path] : []
    })
}
