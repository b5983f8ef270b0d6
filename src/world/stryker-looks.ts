/** Which of the tests that come to a mutant are run before the others: those of the test files that are likeliest to notice. */

import { stemOf } from '../model/stem-of.ts'

/** A mutant as far as it is asked where to look. Ids of tests are StrykerJS's: the path of their file, `#`, their name. */
export type Looked = {
  /** Its file, with slashes. */
  readonly file: string
  /** Tests that come to it. Absent: whichever are there, as it is evaluated while its module loads. */
  readonly tests?: readonly string[]
}

/** What was seen of the other mutants of one file. */
export type Sights = {
  /** Tests that came to them. */
  readonly tests: Set<string>
  /** The test file that noticed the last of them. */
  noticedIn?: string
}

/** A run of its own costs a start, and spares the files that are not run any more. Test files, in each look and all before. */
const LOOKS = [1, 5]
/** What is left when that is little is not worth a start. */
const LEFT = 2

/** Tests of one look after the other. What is in none comes behind them. */
export function looks({ file, tests }: Looked, { tests: seen, noticedIn }: Sights): readonly (readonly string[])[] {
  const all = tests ?? [...seen]
  const rank = (testFile: string) => (testFile === noticedIn ? Infinity : nearness(testFile, file))
  const files = [...new Set(all.map(testFileOf))]
  const nearest = files.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(other) - rank(one)))
  if (tests === undefined) return nearest.slice(0, 1).map((first) => testsIn([first], all))
  return LOOKS.filter((most) => files.length >= most + LEFT).map((most, index) =>
    testsIn(nearest.slice(LOOKS[index - 1] ?? 0, most), all),
  )
}

/** All tests of what is called like the file, where nothing is known but which test files there are. */
export function namesake(file: string, testFiles: readonly string[]): readonly string[] | undefined {
  const alike = testFiles.filter((testFile) => stemOf(testFile) === stemOf(file))
  const [nearest] = alike.toSorted((one, other) => nearness(other, file) - nearness(one, file))
  // A name that is empty is the end of every name.
  return nearest === undefined ? undefined : [`${nearest}#`]
}

export function testFileOf(test: string): string {
  return test.slice(0, Math.max(0, test.indexOf('#')))
}

function testsIn(files: readonly string[], tests: readonly string[]): readonly string[] {
  return tests.filter((test) => files.includes(testFileOf(test)))
}

/** Words of the name that both have count most, then folders. */
function nearness(testFile: string, file: string): number {
  const alike = shared(stemOf(testFile).split(/[-_]/), stemOf(file).split(/[-_]/))
  return alike * file.length + shared(testFile.split('/').slice(0, -1), file.split('/').slice(0, -1))
}

function shared(ones: readonly string[], others: readonly string[]): number {
  return ones.filter((one) => others.includes(one)).length
}
