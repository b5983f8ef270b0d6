/** A drafted guard is proven as it would be read, with nothing written: its annotation is served from memory. */

import type { LedgerEntry } from '../model/ledger.ts'
import type { Files, Lane, Runner } from '../model/world.ts'
import { prove } from '../prove/prove.ts'
import { reproduceLine } from '../prove/reproduce-line.ts'
import type { Company } from './diff.ts'
import type { DiffRequest, DiffWorld } from './diff-request.ts'
import type { Draft } from './pin-draft.ts'

export type ProofTerms = {
  readonly world: DiffWorld
  readonly request: DiffRequest
  readonly company: Company
  /** The lane in which the change was tried. */
  readonly lane: Lane
}

/** How the change was noticed, and the texts that are on disk. */
export type Noticed = { readonly strategy?: 'copy'; readonly before: ReadonlyMap<string, string> }

/** Undefined where the annotation was not found again. */
export async function pinProof(
  { texts, words }: Draft,
  { strategy, before }: Noticed,
  terms: ProofTerms,
): Promise<LedgerEntry | undefined> {
  const { world, request, company, lane } = terms
  const selection = { paths: [...texts.keys()], pattern: words.id }
  const ledger = await prove(
    { ...world, files: withTexts(world.files, texts), runner: startingWith(lane, world.runner, before) },
    { ...request.runs, selection, lanes: 1, strategy: strategy ?? 'overlay', mayBeEmpty: true },
    { signature: company.signature, onProgress: () => undefined },
  )
  const entry = ledger.guards.find(({ id }) => id === words.id)
  return entry && { ...entry, reproduce: reproduceLine(entry, request.runs) }
}

function withTexts(files: Files, texts: ReadonlyMap<string, string>): Files {
  return {
    ...files,
    read: async (path) => texts.get(path) ?? files.read(path),
    search: async (needle, paths) => {
      const there = new Set(await files.search(needle, paths))
      return paths.filter((path) => texts.get(path)?.includes(needle) ?? there.has(path))
    },
  }
}

/** A lane that is warm already is not started again, and stays open: there may be other drafts. */
function startingWith(lane: Lane, runner: Runner, before: Noticed['before']): Runner {
  const lent: Lane = {
    layers: lane.layers,
    canKeepWorkers: lane.canKeepWorkers,
    keepRefusal: lane.keepRefusal,
    run: (scenario) => lane.run(scenario),
    ...(lane.imports === undefined ? {} : { imports: (targets) => lane.imports?.(targets) ?? Promise.resolve([]) }),
    close: () => Promise.resolve(),
  }
  return {
    version: runner.version,
    open: async (strategy) => (strategy === 'copy' ? unannotated(await runner.open(strategy), before) : lent),
  }
}

/** In a copy the annotation is not written yet: what is on disk there is what the user has. */
function unannotated(lane: Lane, before: Noticed['before']): Lane {
  return {
    layers: lane.layers,
    canKeepWorkers: lane.canKeepWorkers,
    run: (scenario) =>
      lane.run({
        ...scenario,
        overlays: scenario.overlays.map((overlay) => ({ ...overlay, before: before.get(overlay.file) ?? '' })),
      }),
    close: () => lane.close(),
  }
}
