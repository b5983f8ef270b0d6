/** A run's facts as short lines that a table can hold. */

import type { ErrorFact, Run } from '../../src/model/run.ts'

/** How the run ended, when it did not finish; the state of the test and its errors; errors of suites and of nobody. */
export function told(run: Run, title: string | undefined): readonly string[] {
  const test = run.tests.find(({ titlePath }) => titlePath.join(' > ') === title)
  return [
    ...(run.end.kind === 'finished' ? [] : [run.end.kind]),
    ...(title === undefined
      ? []
      : [test === undefined ? 'no such test' : test.isRetried ? `${test.state}, retried` : test.state]),
    ...(test?.errors ?? []).map(toldError),
    ...run.suiteErrors
      .filter(({ titlePath }) => isAround(titlePath, test?.titlePath))
      .map(({ error }) => `suite: ${toldError(error)}`),
    ...run.unhandled.map((error) => `unhandled: ${toldError(error)}`),
  ]
}

function isAround(suite: readonly string[], test: readonly string[] | undefined): boolean {
  return test === undefined || suite.every((title, index) => test[index] === title)
}

/** Phase, name, first line, and the marks that tell an assertion from a forged name. */
function toldError({ phase, name, message, keys, code, cause, inner, premise }: ErrorFact): string {
  const marks = [...keys.filter((key) => key === 'ok'), ...(code === undefined ? [] : [code])]
  return [
    `${phase} ${name ?? 'no error'}: ${message.split('\n')[0]}`,
    ...(marks.length === 0 ? [] : [`(${marks.join(', ')})`]),
    ...(premise === undefined ? [] : [`premise <${premise}>`]),
    ...(cause === undefined ? [] : [`because <${toldError(cause)}>`]),
    ...inner.map((one) => `in it <${toldError(one)}>`),
  ].join(' ')
}
