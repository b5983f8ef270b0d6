/** What a sweep is narrowed to: the files that were named, the lines that were changed. */

import { within } from '../read/within.ts'
import { changedLines } from '../revert/diff.ts'
import { contains } from '../prove/select.ts'
import type { ChangedFile } from '../model/change.ts'
import type { Mutated, Stryker, StrykerReport } from '../model/sweep.ts'
import { shardFiles } from './shard-files.ts'
import type { SweepRequest, SweepWorld } from './sweep-request.ts'

/** The world of a sweep that Stryker makes the mutants of. */
export type StrykerWorld = SweepWorld & { readonly stryker: Stryker }

/** In the order of the files; undefined where nothing narrows it. */
export async function scopeOf(world: StrykerWorld, request: SweepRequest): Promise<readonly Mutated[] | undefined> {
  const { paths, changedSince } = request.runs.selection
  const isWhole = paths.length === 0 && changedSince === undefined
  if (isWhole && request.shard === undefined && request.budgetMs === undefined) return undefined
  const isNamed = (file: string) => paths.length === 0 || paths.some((path) => contains(path, file))
  const globs = await world.stryker.mutates()
  if (changedSince === undefined) {
    const files = mutated((await world.files.list()).filter(isNamed), globs)
    return (await ofShard(world, request, files)).map((file) => ({ file }))
  }
  const { files } = await world.changes.read({ kind: 'since', ref: changedSince })
  const known = mutated(files.map(({ path }) => path).filter(isNamed), globs)
  const own = new Set(await ofShard(world, request, known))
  return files.filter(({ path }) => own.has(path)).flatMap(changedIn)
}

/** All of them where there are no shards. */
export async function ofShard(
  world: SweepWorld,
  { shard }: SweepRequest,
  files: readonly string[],
): Promise<readonly string[]> {
  if (shard === undefined) return files
  const size = async (file: string) => (await world.files.read(file))?.length ?? 0
  return shardFiles(await Promise.all(files.map(async (file) => ({ file, size: await size(file) }))), shard)
}

/** A report that goes on from an earlier one has what that was about as well. */
export function inScope(report: StrykerReport, scope: readonly Mutated[] | undefined): StrykerReport {
  if (scope === undefined) return report
  const byFile = new Map(scope.map((one) => [one.file, one]))
  const kept = Object.entries(report.files).flatMap(([file, { mutants, ...rest }]) => {
    const own = byFile.get(file)
    if (own === undefined) return []
    return [
      [
        file,
        { ...rest, mutants: mutants.filter(({ location }) => isIn(own, location.start.line, location.end.line)) },
      ] as const,
    ]
  })
  return { ...report, files: Object.fromEntries(kept) }
}

function isIn({ lines }: Mutated, first: number, last: number): boolean {
  return lines === undefined || lines.some((range) => range.first <= first && last <= range.last)
}

function mutated(files: readonly string[], globs: readonly string[]): readonly string[] {
  const bare = globs.map((glob) => glob.replace(/:\d+(?::\d+)?-\d+(?::\d+)?$/, ''))
  const include = bare.filter((glob) => !glob.startsWith('!'))
  const exclude = bare.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
  return within(files, { include, exclude })
}

/** What was only taken away leaves nothing to mutate. */
function changedIn({ path, before, now }: ChangedFile): readonly Mutated[] {
  if (now === undefined) return []
  if (before === undefined) return [{ file: path }]
  const lines = changedLines(now, before)
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => ({ first: start + 1, last: end }))
  return lines.length === 0 ? [] : [{ file: path, lines }]
}
