/** What `teeth lint` found, for people: the answer, then every problem and every guard that no longer fits. */

import { explainReason } from '../errors/explain-reason.ts'
import type { Reason } from '../model/verdict.ts'
import type { Linting, StaleCause, StaleGuard } from '../prove/lint.ts'
import { badge } from '../report/badge.ts'
import { count } from '../report/count.ts'
import { field, indented, oneLine, type Page, textLines } from '../report/terminal-page.ts'
import { terminalProblem } from '../report/terminal-problem.ts'

/** Ends in a line end. */
export function lintText(linting: Linting, page: Page): string {
  const blocks = [
    [answer(linting, page)],
    ...linting.problems.map((problem) => terminalProblem(problem, page)),
    ...linting.stale.map((stale) => staleLines(stale, page)),
  ]
  return blocks.map((block) => `${block.join('\n')}\n`).join('\n')
}

function answer({ guards, left, stale, problems }: Linting, { colour }: Page): string {
  if (left > 0) return colour.yellow(`interrupted: ${guards} of ${count(guards + left, 'guard')} looked at`)
  const staleGuards = new Set(stale.map(({ guard }) => guard.id)).size
  if (problems.length + staleGuards === 0)
    return colour.green(`${count(guards, 'guard')} ${guards === 1 ? 'fits' : 'fit'} the code and the tests`)
  const parts = [
    ...(problems.length === 0 ? [] : [count(problems.length, 'problem')]),
    ...(staleGuards === 0
      ? []
      : [`${staleGuards} of ${count(guards, 'guard')} ${staleGuards === 1 ? 'is' : 'are'} stale`]),
  ]
  return colour.bold((problems.length > 0 ? colour.red : colour.yellow)(parts.join(', ')))
}

function staleLines({ guard, why }: StaleGuard, page: Page): readonly string[] {
  const [first] = guard.tests
  const test = why.kind === 'title' ? why.test : first
  const sentences = test && explainReason({ verdict: 'stale', reason: reasonOf(why), alsoNoticedBy: [] }, guard, test)
  const place = `${oneLine(guard.place.file)}:${guard.place.line}`
  return [
    `${badge('stale', page.colour)}  ${page.colour.bold(oneLine(guard.id))}  ${page.colour.cyan(place)}`,
    ...indented(textLines(guard.behaviour, page, 2)),
    ...(sentences === undefined ? [] : field('observed', sentences.observed, page)),
    ...(sentences === undefined ? [] : field('next', sentences.nextStep, page)),
  ]
}

function reasonOf(why: StaleCause): Reason {
  if (why.kind === 'revert') return { ...why, kind: 'revert-is-stale' }
  return why.nearest === undefined ? { kind: 'test-not-in-file' } : { kind: 'test-not-in-file', nearest: why.nearest }
}
