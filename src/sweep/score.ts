/** How much of what was mutated is noticed. */

import { folderOf } from '../model/folder-of.ts'
import type { StrykerReport, StrykerStatus } from '../model/sweep.ts'
import type { Selection } from '../model/request.ts'
import type { FolderScore, Score } from '../model/sweep-ledger.ts'
import { contains } from '../prove/select.ts'

/** Source: the metrics of the mutation testing report schema. Errors and what was ignored count neither way. */
const DETECTED: readonly StrykerStatus[] = ['Killed', 'Timeout']
const UNDETECTED: readonly StrykerStatus[] = ['Survived', 'NoCoverage']

export function scoreOf({ files }: StrykerReport): Score {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (wanted: readonly StrykerStatus[]) => statuses.filter((status) => wanted.includes(status)).length
  return { detected: count(DETECTED), valid: count(DETECTED) + count(UNDETECTED) }
}

/** Folders that were swept as a whole: not narrowed to lines, and inside of what was named. */
export function folderScores({ files }: StrykerReport, { paths, changedSince }: Selection): readonly FolderScore[] {
  if (changedSince !== undefined) return []
  const isWhole = (folder: string) => paths.length === 0 || paths.some((path) => contains(path, folder))
  const folders = Map.groupBy(Object.entries(files), ([file]) => folderOf(file))
  return [...folders]
    .filter(([folder]) => isWhole(folder))
    .map(([folder, own]) => ({ folder, ...scoreOf({ schemaVersion: '2', files: Object.fromEntries(own) }) }))
    .filter(({ valid }) => valid > 0)
    .toSorted((one, other) => (one.folder < other.folder ? -1 : 1))
}
