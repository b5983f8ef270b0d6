/** The command line that tries one unit of a change again, alone. */

import type { ChangeWish } from '../model/change.ts'
import { shellWord } from '../model/shell-word.ts'
import type { DiffRequest } from './diff-request.ts'

/** For a POSIX shell. */
export function reproduceUnit(id: string, { wish, runs, tests }: DiffRequest): string {
  const choice = tests === 'related' ? [] : ['--tests', tests]
  const { strategy = 'auto' } = runs
  const way = strategy === 'auto' ? [] : ['--strategy', strategy]
  const layers = runs.projects.flatMap((project) => ['--project', shellWord(project)])
  return [runs.invocation, 'diff', ...wordsOf(wish), ...choice, ...way, ...layers, '-t', shellWord(id)].join(' ')
}

function wordsOf(wish: ChangeWish): readonly string[] {
  switch (wish.kind) {
    case 'since':
      return wish.ref === undefined ? [] : [shellWord(wish.ref)]
    case 'range':
      return [shellWord(`${wish.from}${wish.isFromMergeBase ? '...' : '..'}${wish.to}`)]
    case 'commit':
      return ['--commit', shellWord(wish.ref)]
    case 'staged':
      return ['--staged']
    case 'worktree':
      return ['--worktree']
  }
}
