/** What has to be written so that one comment is left and carries the newest report: decided from what is there. */

import type { CommentStep, ForgeComment } from '../model/forge-client.ts'
import { commentMarker, type Identity, readMarker, type Stamp } from './marker.ts'

export type CommentWish = {
  readonly identity: Identity
  readonly stamp: Stamp
  /** Markdown, without the marker. */
  readonly text: string
}

type Own = { readonly id: number; readonly body: string; readonly stamp: Stamp }

/** Steps in their order; none when everything is as it should be. */
export function planComment(comments: readonly ForgeComment[], wish: CommentWish): readonly CommentStep[] {
  const own = ownComments(comments, wish.identity)
  const kept = keptOf(own, wish.stamp.head)
  const body = commentBody(wish)
  if (kept === undefined) return [{ kind: 'create', body }]
  const others = own.filter(({ id }) => id !== kept.id).map(({ id }): CommentStep => ({ kind: 'remove', id }))
  return isNewer(kept.stamp, wish.stamp) || isSame(kept.body, body)
    ? others
    : [{ kind: 'update', id: kept.id, body }, ...others]
}

export function commentBody({ identity, stamp, text }: CommentWish): string {
  return `${commentMarker(identity, stamp)}\n${text}`
}

/** A marker alone is copied by anyone who quotes: the author has to be us too. */
function ownComments(comments: readonly ForgeComment[], identity: Identity): readonly Own[] {
  return comments.flatMap(({ id, body, isOwn }) => {
    const stamp = readMarker(body, identity)
    // @teeth marker-and-author: a comment of somebody else is never taken for ours, whatever marker it has
    //   test: test/unit/forge/plan-comment.test.ts
    //   revert: condition stamp === undefined
    return stamp === undefined || !isOwn ? [] : [{ id, body, stamp }]
  })
}

/** Of the reports of this commit the newest, else the oldest comment: the one that people may have linked to. */
function keptOf(own: readonly Own[], head: string): Own | undefined {
  const oldestFirst = own.toSorted((one, other) => one.id - other.id)
  const ofHead = oldestFirst.filter(({ stamp }) => stamp.head === head)
  return (
    ofHead.reduce((best: Own | undefined, one) => (best && best.stamp.at >= one.stamp.at ? best : one), undefined) ??
    oldestFirst[0]
  )
}

/** Another commit's report is never newer: whoever asks has seen that this commit is the head. */
function isNewer(there: Stamp, ours: Stamp): boolean {
  // @teeth newer-report-stays: a newer report of the same commit is not overwritten
  //   test: test/unit/forge/plan-comment.test.ts
  //   was: return false
  return there.head === ours.head && there.at > ours.at
}

/** Forges hand line ends and the last blank back in their own way. */
function isSame(there: string, ours: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd()
  return plain(there) === plain(ours)
}
