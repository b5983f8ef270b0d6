/** The mutants of a Stryker report, each under an id that every machine gives it. */

import type { Mutant, StrykerFile, StrykerMutant, StrykerReport } from '../model/sweep.ts'
import { offsetAt } from './offset-at.ts'

/** In the order of files and places. */
export function readMutants(report: StrykerReport): readonly Mutant[] {
  const testFileOf = testFiles(report)
  return Object.entries(report.files)
    .flatMap(([file, { source, mutants }]) => mutants.map((one) => readMutant(one, { file, source, testFileOf })))
    .toSorted(compare)
}

/** The id of a mutant in a file. */
export function mutantId(
  file: string,
  { location: { start, end }, mutatorName, replacement = '' }: StrykerMutant,
): string {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`
}

type Terms = { readonly file: string; readonly testFileOf: ReadonlyMap<string, string> } & Pick<StrykerFile, 'source'>

function readMutant(mutant: StrykerMutant, { file, source, testFileOf }: Terms): Mutant {
  const { mutatorName, replacement = '', location, status, statusReason, testsCompleted, description } = mutant
  const filesOf = (ids: readonly string[] = []) => [...new Set(ids.flatMap((id) => testFileOf.get(id) ?? []))]
  return {
    id: mutantId(file, mutant),
    file,
    mutator: mutatorName,
    ...(description === undefined ? {} : { name: description }),
    start: location.start,
    end: location.end,
    original: source.slice(offsetAt(source, location.start), offsetAt(source, location.end)),
    replacement,
    status,
    ...(statusReason === undefined ? {} : { statusReason }),
    isStatic: mutant.static ?? false,
    // Who killed it is asked first.
    coveredBy: filesOf([...(mutant.killedBy ?? []), ...(mutant.coveredBy ?? [])]),
    ...(testsCompleted === undefined ? {} : { testsCompleted }),
  }
}

function testFiles({ testFiles = {} }: StrykerReport): ReadonlyMap<string, string> {
  return new Map(Object.entries(testFiles).flatMap(([file, { tests }]) => tests.map(({ id }) => [id, file] as const)))
}

function compare(one: Mutant, other: Mutant): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  return (
    one.start.line - other.start.line ||
    one.start.column - other.start.column ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  )
}
