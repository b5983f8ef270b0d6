/** What a type check shows of one test file: its tests as Vitest has them, and every error in the place it belongs to. */

import type { Place } from '../../model/place.ts'
import type { ErrorFact, SuiteError, TestFact } from '../../model/run.ts'
import type { TypeCheck } from '../../model/type-check.ts'
import type { CheckerAnswer } from './checker-command.ts'
import type { Checked, CheckerError } from './checker-output.ts'
import { type Facts, factsOf } from './facts.ts'
import type { TestModule } from './vitest-shape.ts'

/** A parser's errors, and a few of the checker's own: with one of the former no types are checked, in any file. */
const SYNTAX = /^TS1\d{3}$/

/** What the checker said, and what Vitest has to say besides types. */
export type Account = {
  /** As the user calls it. */
  readonly checker: string
  /** One is named in the configuration, or stands where the checker looks. */
  readonly hasTsconfig: boolean
  readonly answer: CheckerAnswer | undefined
  readonly checked: Checked
  readonly failures: readonly string[]
}

/** Why the check tells nothing of any test of `file`; undefined when it does. */
export function whyUnchecked(
  file: string,
  { checker, hasTsconfig, answer, checked, failures }: Account,
): string | undefined {
  const [failure] = failures
  if (answer === undefined) return failure ?? `Vitest did not start \`${checker}\``
  if (answer.failure !== undefined) {
    return `\`${checker}\` did not check the types: ${answer.failure}${wayOut(checker, answer.failure)}`
  }
  if (checked.general.length > 0) return `\`${checker}\`: ${checked.general.join('\n')}`
  // @teeth an-unread-file-is-not-checked: a file that the checker does not read is not checked
  //   test: test/unit/lane/type-facts.test.ts
  //   revert: remove
  if (!checked.read.has(file)) return `\`${checker}\` does not read \`${file}\`: ${whyUnread(file, hasTsconfig)}`
  if (answer.code !== 0 && checked.errors.length === 0)
    return `\`${checker}\` ended with exit code ${String(answer.code)}\n${answer.output}`
  return failure
}

function whyUnread(file: string, hasTsconfig: boolean): string {
  // @teeth no-tsconfig-leaves-nothing-out: where there is no tsconfig, none is said to leave a file out
  //   test: test/unit/lane/type-facts.test.ts
  //   revert: remove
  if (!hasTsconfig) return `there is no \`tsconfig.json\`; write one that includes \`${file}\``
  return 'its `tsconfig` does not include it'
}

function wayOut(checker: string, failure: string): string {
  if (!failure.endsWith('ENOENT')) return ''
  // @teeth without-typescript-install-it: a project without TypeScript is told to install it
  //   test: test/unit/lane/type-facts.test.ts
  //   revert: remove
  if (checker === 'tsc') return '; install `typescript`'
  return '; is it installed?'
}

export type TypeCheckTerms = {
  /** The test file, POSIX from the root. */
  readonly file: string
  readonly typeCheck: TypeCheck
  readonly checked: Checked
  /** As the user has it in the configuration: errors in other files make no check fail. */
  readonly ignoreSourceErrors: boolean
}

/** Vitest's account of a test file names its tests; what the checker said is taken from the checker. */
export function typeFacts(module: TestModule, terms: TypeCheckTerms): Facts {
  const { file, checked, ignoreSourceErrors } = terms
  const own = new Set(checked.errors.filter(({ place }) => place.file === file))
  const others = checked.errors.filter(({ place }) => place.file !== file)
  // @teeth syntax-leaves-nothing-checked: an error of syntax leaves nothing checked
  //   test: test/unit/lane/type-facts.test.ts
  //   was: const counting = ignoreSourceErrors ? [] : others
  const counting = others.filter(({ code }) => !ignoreSourceErrors || SYNTAX.test(code))
  const ignored = others.filter((error) => !counting.includes(error))
  const cases = [...module.children.allTests()]
  const tests = factsOf(module, []).tests.map((test, index) =>
    withErrors(test, take(own, cases[index]?.result().errors ?? [], terms)),
  )
  return {
    tests,
    // What Vitest has given to a suite, or to nobody, stands around the tests.
    suiteErrors: [...own].map((error): SuiteError => ({ titlePath: [], error: fact(error, 'load') })),
    unhandled: counting.map(outside),
    // @teeth what-is-ignored-is-kept: errors that the configuration ignores are kept for the judge
    //   test: test/unit/lane/type-facts.test.ts
    //   revert: remove
    ...(ignored.length > 0 && { ignored: ignored.map(outside) }),
  }
}

/** Those of `left` that Vitest gives to a test, and that stand in one: what is erased it gives to a neighbour. */
function take(left: Set<CheckerError>, given: readonly unknown[], { typeCheck }: TypeCheckTerms) {
  const spots = new Set(given.flatMap(spotsOf))
  // @teeth around-the-tests-is-of-none: an error around the tests is of none of them
  //   test: test/unit/lane/type-facts.test.ts
  //   was: const taken = [...left].filter(({ place }) => spots.has(spot(place)))
  const taken = [...left].filter(({ place }) => spots.has(spot(place)) && typeCheck.tests.some(holds(place)))
  for (const error of taken) left.delete(error)
  return taken
}

function spotsOf(error: unknown): readonly string[] {
  if (typeof error !== 'object' || error === null || !('stacks' in error) || !Array.isArray(error.stacks)) return []
  return error.stacks.map(spot)
}

function spot({ line, column }: Pick<Place, 'line' | 'column'>): string {
  return `${line}:${column}`
}

function holds({ line }: Place): (lines: TypeCheck['tests'][number]) => boolean {
  return ([first, last]) => first <= line && line <= last
}

function withErrors(test: TestFact, errors: readonly CheckerError[]): TestFact {
  if (test.state !== 'failed') return test
  return { ...test, state: errors.length > 0 ? 'failed' : 'passed', errors: errors.map((error) => fact(error, 'body')) }
}

function outside(error: CheckerError): ErrorFact {
  return fact(error, 'outside')
}

function fact({ place, code, message }: CheckerError, phase: ErrorFact['phase']): ErrorFact {
  return { name: 'TypeCheckError', message: `${message} (${code})`, code, place, keys: [], inner: [], phase }
}
