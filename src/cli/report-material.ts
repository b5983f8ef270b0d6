/** What reports need besides the ledger and only the command line can get: texts of files, the forge, what layers prove. */

import { lastProvenIn } from '../history/last-proven.ts'
import { HISTORY_FILE } from '../history/places.ts'
import { readHistory } from '../history/read-history.ts'
import type { Ledger } from '../model/ledger.ts'
import { list } from '../prove/list.ts'
import { within } from '../read/within.ts'
import type { RenderOptions } from '../report/render.ts'
import type { ReporterName } from '../report/reporter-names.ts'
import { scriptText } from '../syntax/script-text.ts'
import type { Project } from './open-project.ts'

/** Files in which a decision is no promise to anyone, or is a test's own. */
const NO_SOURCE = /(?:^|\/)(?:tests?|__tests__|__mocks__|fixtures|mutants)\/|\.(?:test|spec|bench|stories|config)\.\w+$/

type Material = Pick<RenderOptions, 'project' | 'sources' | 'unguarded' | 'layers' | 'lastProven'>

/** Empty when none of the reports asks for it: only what is shown is read. */
export async function reportMaterial(
  ledger: Ledger,
  names: readonly ReporterName[],
  project: Project,
): Promise<Material> {
  const isPage = names.includes('html')
  if (!isPage && !names.includes('stryker')) return {}
  const sites = ledger.guards.flatMap((guard) => guard.sites.map(({ file }) => file))
  const sources = await texts([...new Set(sites)], project)
  if (!isPage) return { sources }
  const { layers } = project.config
  return {
    sources,
    project: project.root.slice(project.root.lastIndexOf('/') + 1),
    unguarded: await unguarded(sites, project),
    lastProven: await lastProven(project),
    ...(layers === undefined ? {} : { layers }),
  }
}

/** Of the whole project, whatever the command selected: a guard that was not run is a guard. */
async function unguarded(sites: readonly string[], project: Project): Promise<ReadonlyMap<string, string>> {
  const { world, request } = project
  const { guards, modules } = await list(world, { ...request, selection: { paths: [] } })
  // @teeth unguarded-is-no-guard-at-all: has as unguarded only what has no guard of the project
  //   test: test/unit/cli/report-material.test.ts
  //   was: const guarded = new Set(sites)
  const guarded = new Set([...sites, ...guards.flatMap(({ place, also }) => [place.file, ...also])])
  const written = [...(await texts(modules, project)).values()].join('\n')
  const candidates = within(await world.files.list(), request).filter(
    (file) => !guarded.has(file) && !NO_SOURCE.test(file),
  )
  // A module in `mutants/` is not run here; it names the files of its sites.
  const found = await texts(
    candidates.filter((file) => !written.includes(file)),
    project,
  )
  return new Map([...found].map(([file, text]) => [file, scriptText(file, text).text]))
}

/** As far as the project keeps a history. */
async function lastProven({ world }: Project): Promise<NonNullable<Material['lastProven']>> {
  const history = readHistory((await world.files.read(HISTORY_FILE)) ?? '')
  return new Map([...lastProvenIn(history)].map(([id, { at, ...commit }]) => [id, { startedAt: at, ...commit }]))
}

async function texts(files: readonly string[], { world }: Project): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const file of files) {
    const text = await world.files.read(file)
    if (text !== undefined) found.set(file, text)
  }
  return found
}
