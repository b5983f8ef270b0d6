/** Reports of several Stryker runs as one: tests have the same id in all of them. */

import type { StrykerMutant, StrykerReport } from '../model/sweep.ts'

/** Files are in one of the reports each; of the same test the last is kept. */
export function joinReports(reports: readonly StrykerReport[]): StrykerReport {
  const [first] = reports
  const files = reports.flatMap((report) => Object.entries(report.files))
  const tests = reports.flatMap(({ testFiles = {} }) => Object.entries(testFiles))
  const joined = [...Map.groupBy(tests, ([file]) => file)].map(([file, own]) => {
    const all = own.flatMap(([, one]) => one.tests)
    const rest = own.at(-1)?.[1]
    return [file, { ...rest, tests: [...new Map(all.map((test) => [test.id, test])).values()] }] as const
  })
  return {
    ...(first ?? { schemaVersion: '2' }),
    files: Object.fromEntries(files.toSorted(([one], [other]) => (one < other ? -1 : 1))),
    ...(joined.length === 0 ? {} : { testFiles: Object.fromEntries(joined) }),
  }
}

/** Stryker numbers tests anew in each run: what tells one from another is its file and its name. */
export function withNamedTests(report: StrykerReport): StrykerReport {
  const { testFiles } = report
  if (testFiles === undefined) return report
  const names = new Map(
    Object.entries(testFiles).flatMap(([file, { tests }]) =>
      tests.map(({ id, name }) => [id, name === undefined ? id : `${file} > ${name}`] as const),
    ),
  )
  const named = (id: string) => names.get(id) ?? id
  const mutant = ({ coveredBy, killedBy, ...rest }: StrykerMutant): StrykerMutant => ({
    ...rest,
    ...(coveredBy === undefined ? {} : { coveredBy: coveredBy.map(named) }),
    ...(killedBy === undefined ? {} : { killedBy: killedBy.map(named) }),
  })
  return {
    ...report,
    files: mapped(report.files, (file) => ({ ...file, mutants: file.mutants.map(mutant) })),
    testFiles: mapped(testFiles, (file) => ({
      ...file,
      tests: file.tests.map((test) => ({ ...test, id: named(test.id) })),
    })),
  }
}

function mapped<One>(record: Readonly<Record<string, One>>, change: (one: One) => One): Readonly<Record<string, One>> {
  return Object.fromEntries(Object.entries(record).map(([key, one]) => [key, change(one)]))
}
