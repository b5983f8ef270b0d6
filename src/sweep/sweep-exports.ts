/** The story of `teeth sweep --exports`: every exported function is emptied, one at a time, and those are named that no test misses. */

import { roleOf } from '../diff/role-of.ts'
import type { Mutant, StrykerMutant, StrykerReport } from '../model/sweep.ts'
import { contains } from '../prove/select.ts'
import { within } from '../read/within.ts'
import { ofShard } from './scope.ts'
import type { SweepRequest, SweepWorld } from './sweep-request.ts'

/** All exported functions of the files that are swept, as a report in which nothing is known yet. */
export async function exportsReport(world: SweepWorld, request: SweepRequest): Promise<StrykerReport> {
  const { exportMutants } = await import('./export-mutants.ts')
  const files = await Promise.all(
    (await sourcesIn(world, request)).map(async (file) => {
      const source = (await world.files.read(file)) ?? ''
      return [file, { source, mutants: exportMutants(file, source).map(strykerMutant) }] as const
    }),
  )
  return { schemaVersion: '2', files: Object.fromEntries(files.filter(([, { mutants }]) => mutants.length > 0)) }
}

async function sourcesIn(world: SweepWorld, request: SweepRequest): Promise<readonly string[]> {
  const { files, changes } = world
  const { paths, changedSince } = request.runs.selection
  const candidates =
    changedSince === undefined
      ? await files.list()
      : (await changes.read({ kind: 'since', ref: changedSince })).files.map(({ path }) => path)
  const sources = within(candidates, request.runs)
    .filter((file) => roleOf({ path: file }, new Set()) === 'source')
    .filter((file) => paths.length === 0 || paths.some((path) => contains(path, file)))
  return ofShard(world, request, sources)
}

function strykerMutant({ id, mutator, name, replacement, start, end, status }: Mutant): StrykerMutant {
  const named = name === undefined ? {} : { description: name }
  return { id, mutatorName: mutator, replacement, location: { start, end }, status, ...named }
}
