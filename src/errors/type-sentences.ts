/** What is said where types were checked and no test was run. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import type { FailedTest } from '../model/verdict.ts'
import { quote } from './quote.ts'
import { spelledError, spelledTest, spelledTitles, testOf } from './wording.ts'

type Sentences = { readonly observed: string; readonly nextStep: string }

export type FailedElsewhere = {
  readonly file: string
  readonly guard: Guard
  readonly test: IntendedTest
  readonly closest: FailedTest | undefined
}

export function ofTypesElsewhere({ file, guard, test, closest }: FailedElsewhere): Sentences {
  const where = closest === undefined ? quote(file) : spelledError(closest)
  // @teeth in-the-test-is-not-elsewhere: types that fail in the test itself are not told as of elsewhere
  //   test: test/unit/errors/explain-reason.test.ts
  //   revert: remove
  if (closest !== undefined && closest.titlePath.length > 0) return ofWhatIsGone(closest, guard)
  return {
    observed: `With the old behaviour in place, types fail outside of ${testOf(test, 'every')}: ${where}.`,
    nextStep: wayOut(file, guard, test),
  }
}

/** In the lines of the test itself. */
function ofWhatIsGone(closest: FailedTest, { place }: Guard): Sentences {
  return {
    observed: `With the old behaviour in place, what ${spelledTitles(closest.titlePath)} names is not there, so that it has any type: ${spelledError(closest)}.`,
    nextStep: `Let the revert at ${quote(`${place.file}:${place.line}`)} leave what the test names in place, with its old type (\`was:\`).`,
  }
}

export function ofUnreadTypes(file: string, test: IntendedTest): Sentences {
  return {
    observed: `The type checker does not read ${quote(file)}: nothing that its \`tsconfig\` includes leads there.`,
    nextStep: `Import ${quote(file)} in ${quote(test.file)}, from its source and not as it was built, or name a test that does.`,
  }
}

function wayOut(file: string, { place, sites }: Guard, test: IntendedTest): string {
  const isReverted = sites.some((site) => site.file === file)
  if (isReverted) {
    return `Correct the revert at ${quote(`${place.file}:${place.line}`)}, so that ${quote(file)} passes the type check with it.`
  }
  const inTest = `Use in ${spelledTest(test)} itself what the old behaviour has other types for`
  return file === test.file ? `${inTest}, not at the top of its file.` : `${inTest}, so that it fails there.`
}
