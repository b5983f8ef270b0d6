/** What a run would prove here, and how. */

import { ERROR_TEXTS } from '../errors/error-texts.ts'
import type { ProveRequest } from '../model/request.ts'
import type { Listing } from '../prove/list.ts'
import { count } from '../report/count.ts'
import { type Finding, fine, note, stops } from './finding.ts'

export function runFindings(request: ProveRequest, { guards, unreadable, modules }: Listing): readonly Finding[] {
  const isEmpty = guards.length + modules.length + unreadable.length === 0
  const lint = { wayOut: `\`${request.invocation} lint\` says why.`, exitCode: 2 } as const
  return [
    ...unreadable.map(({ file, line }) => stops('guards', `${file}:${line} is no guard as it is written`, lint)),
    ...(modules.length === 0
      ? []
      : [note('guards', `${count(modules.length, 'module')} in \`mutants/\` may define more`)]),
    isEmpty
      ? stops('run', 'there is no guard yet', ERROR_TEXTS['nothing-selected'])
      : fine('run', howText(request, guards)),
  ]
}

function howText(request: ProveRequest, guards: Listing['guards']): string {
  const { lanes, strategy = 'auto', prepare, deadlineMs, invocation } = request
  const tests = new Set(guards.flatMap((guard) => guard.tests.map(({ file }) => file))).size
  return [
    `\`${invocation}\` proves ${count(guards.length, 'guard')} in ${count(tests, 'test file')}`,
    `strategy ${strategy}`,
    `at most ${count(lanes, 'lane')}`,
    ...(prepare === undefined ? [] : [`on disk with \`${prepare}\``]),
    ...(deadlineMs === undefined ? [] : [`deadline ${deadlineMs} ms`]),
  ].join(', ')
}
