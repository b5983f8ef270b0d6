/** Which change a command line asks about. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ChangeWish } from '../model/change.ts'
import type { Flags } from './flags.ts'

type Asked = Pick<Flags, 'commit' | 'staged' | 'worktree'> & { readonly operands: readonly string[] }

/** A base, a range `a..b` or `a...b`, or one of the flags. Throws TeethError `usage` for two of them. */
export function changeWish({ commit, staged, worktree, operands }: Asked): ChangeWish {
  const [base, another] = operands
  if (another !== undefined)
    throw new TeethError('usage', `\`teeth diff\` takes one base, found \`${operands.join(' ')}\``)
  const wishes: readonly ChangeWish[] = [
    ...(base === undefined ? [] : [fromBase(base)]),
    ...(commit === undefined ? [] : [{ kind: 'commit', ref: commit } as const]),
    ...(staged === true ? [{ kind: 'staged' } as const] : []),
    ...(worktree === true ? [{ kind: 'worktree' } as const] : []),
  ]
  if (wishes.length > 1)
    throw new TeethError(
      'usage',
      'a base, `--commit`, `--staged` and `--worktree` each name the change; expected one of them',
    )
  return wishes[0] ?? { kind: 'since' }
}

function fromBase(text: string): ChangeWish {
  const match = /^(.*?)(\.{2,3})(.*)$/.exec(text)
  if (match === null) return { kind: 'since', ref: text }
  const [, from = '', dots, to = ''] = match
  return { kind: 'range', from: from || 'HEAD', to: to || 'HEAD', isFromMergeBase: dots === '...' }
}
