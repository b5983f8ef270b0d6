/** What to write, word for word, so that a test bites: in the test, or in the annotation. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import type { FailedTest, FailureKind } from '../model/verdict.ts'
import { KIND_WORDS } from './kind-words.ts'
import { quote } from './quote.ts'
import { spelledTest, spelledTitles, wantedWords } from './wording.ts'

/** How a failure that counts comes to name the behaviour. */
export function howToName(guard: Guard, closest: FailedTest | undefined): string {
  const own = closest?.titlePath.at(-1)
  const test = closest ? spelledTitles(closest.titlePath) : 'the test'
  if (guard.names) {
    return `Write ${wantedWords(guard)} into the title of ${test} or into the message of its assertion, or say in \`names:\` what the failure does say${own ? `: ${quote(`names: ${own}`)}` : ''}.`
  }
  const inTest = `Write ${quote(guard.behaviour)} into the title of ${test}, or as the message of its assertion: ${quote(`expect(value, '${guard.behaviour}')`)}`
  return own ? `${inTest}; or let the annotation say ${quote(`names: ${own}`)}.` : `${inTest}.`
}

/** How a failure of a kind that does not count comes to count, or why it must not. */
export function howToCount(found: FailureKind, guard: Guard): string {
  const place = quote(`${guard.place.file}:${guard.place.line}`)
  switch (found) {
    case 'reference':
      return `Correct the revert at ${place}: it uses a name that does not exist there. A \`ReferenceError\` never counts.`
    case 'exit':
      return 'Let the test catch the exit (`vi.spyOn(process, "exit")`) and assert that it did not happen.'
    case 'syntax':
      return `If the crash is the old behaviour, say \`fails: throw\` at ${place}; else correct the revert.`
    case 'throw':
    case 'assertion':
    case 'snapshot':
    case 'timeout':
    case 'types':
      return `Let the test fail by an assertion, or, if ${KIND_WORDS[found]} is what the guard is about, say \`fails: ${found}\` at ${place}.`
    default:
      return 'Let the test itself fail, by an assertion that names the behaviour.'
  }
}

/** How a test that stayed green comes to notice. */
export function howToNotice(test: IntendedTest, alsoNoticedBy: readonly (readonly string[])[]): string {
  const assert = `Assert in ${spelledTest(test)} what differs between the two behaviours`
  const lines = alsoNoticedBy.map((titles) => quote(`test: ${test.file} > ${titles.join(' > ')}`))
  if (lines.length === 0) return `${assert}: with the old one back, nothing in it fails.`
  return `${assert}, or name a test that noticed: ${lines.join(' or ')}.`
}
