/** The two ends of a change, resolved once: commits that exist, and how the two are compared. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ChangeWish, Side } from '../model/change.ts'
import { type Ask, commitOf } from './git-ask.ts'

export type Ends = {
  readonly from: Side
  readonly to: Side
  readonly compared:
    | { readonly kind: 'commits'; readonly from: string; readonly to: string }
    | { readonly kind: 'index' | 'work-tree'; readonly from: string }
  /** Whether the disk may hold something else than `to`. */
  readonly isElsewhere: boolean
  /** The commits in between, as `git log` takes them. */
  readonly log?: string
}

const WORK_TREE: Side = { name: 'work tree' }

/** Throws TeethError `bad-ref`, `first-commit` or `shallow-clone`. */
export async function ends(ask: Ask, wish: ChangeWish): Promise<Ends> {
  switch (wish.kind) {
    case 'since':
      return sinceMergeBase(ask, wish.ref ?? (await defaultBranch(ask)))
    case 'range':
      return range(ask, wish)
    case 'commit':
      return ofCommit(ask, wish.ref)
    case 'staged': {
      const from = await commit(ask, 'HEAD')
      const index: Side = { name: 'index' }
      return { from: { commit: from, name: 'HEAD' }, to: index, compared: { kind: 'index', from }, isElsewhere: true }
    }
    case 'worktree': {
      const from = await commit(ask, 'HEAD')
      const compared = { kind: 'work-tree', from } as const
      return { from: { commit: from, name: 'HEAD' }, to: WORK_TREE, compared, isElsewhere: false }
    }
  }
}

async function sinceMergeBase(ask: Ask, ref: string): Promise<Ends> {
  const from = await mergeBase(ask, ref, 'HEAD')
  return {
    from: { commit: from, name: `merge base with ${ref}` },
    to: WORK_TREE,
    compared: { kind: 'work-tree', from },
    isElsewhere: false,
    log: `${from}..HEAD`,
  }
}

async function range(ask: Ask, wish: Extract<ChangeWish, { kind: 'range' }>): Promise<Ends> {
  const to = await commit(ask, wish.to)
  const from = wish.isFromMergeBase ? await mergeBase(ask, wish.from, wish.to) : await commit(ask, wish.from)
  const name = wish.isFromMergeBase ? `merge base with ${wish.from}` : wish.from
  return between({ commit: from, name }, { commit: to, name: wish.to })
}

async function ofCommit(ask: Ask, ref: string): Promise<Ends> {
  const [to, from] = await Promise.all([commit(ask, ref), commitOf(ask, `${ref}^1`)])
  if (from === undefined) {
    await refuseShallow(ask, `the parent of \`${ref}\``)
    throw new TeethError('first-commit', `\`${ref}\` is the first commit: there is no behaviour before it`)
  }
  return between({ commit: from, name: `parent of ${ref}` }, { commit: to, name: ref })
}

function between(from: Side & { readonly commit: string }, to: Side & { readonly commit: string }): Ends {
  const compared = { kind: 'commits', from: from.commit, to: to.commit } as const
  return { from, to, compared, isElsewhere: true, log: `${from.commit}..${to.commit}` }
}

/** The branch that pull requests of this clone go to. */
async function defaultBranch(ask: Ask): Promise<string> {
  const head = await nameOf(ask, 'refs/remotes/origin/HEAD')
  for (const ref of [...(head === undefined ? [] : [head]), 'origin/main', 'origin/master', 'main', 'master']) {
    if ((await commitOf(ask, ref)) !== undefined) return ref
  }
  await refuseShallow(ask, 'the upstream default branch')
  throw new TeethError(
    'bad-ref',
    'there is no `origin/HEAD`, `origin/main`, `origin/master`, `main` or `master` to compare with; expected a base on the command line',
  )
}

async function nameOf(ask: Ask, symbolic: string): Promise<string | undefined> {
  try {
    return (await ask('symbolic-ref', '--quiet', '--short', symbolic)).trim()
  } catch {
    return undefined
  }
}

async function commit(ask: Ask, ref: string): Promise<string> {
  const found = await commitOf(ask, ref)
  if (found !== undefined) return found
  await refuseShallow(ask, `\`${ref}\``)
  throw new TeethError('bad-ref', `git knows no commit \`${ref}\``)
}

async function mergeBase(ask: Ask, ref: string, other: string): Promise<string> {
  const [one, two] = [await commit(ask, ref), await commit(ask, other)]
  try {
    return (await ask('merge-base', one, two)).trim()
  } catch {
    await refuseShallow(ask, `the merge base of \`${ref}\` and \`${other}\``)
    throw new TeethError('bad-ref', `\`${ref}\` and \`${other}\` have no commit in common`)
  }
}

async function refuseShallow(ask: Ask, what: string): Promise<void> {
  if ((await ask('rev-parse', '--is-shallow-repository')).trim() !== 'true') return
  throw new TeethError('shallow-clone', `${what} is not in this shallow clone`)
}
