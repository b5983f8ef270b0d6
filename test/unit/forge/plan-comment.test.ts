/** What has to be written for one comment that carries the newest report. */

import { describe, expect, test } from 'vitest'
import { commentBody, type CommentWish, planComment } from '../../../src/forge/plan-comment.ts'

const NEW = 'b'.repeat(40)
const OLD = 'a'.repeat(40)

const wish: CommentWish = {
  identity: { workflow: 'prove', key: 'teeth' },
  stamp: { head: NEW, at: '2026-11-30T10:00:00.000Z' },
  text: '## 3 guards bite\n',
}
const body = commentBody(wish)
const earlier = commentBody({ ...wish, stamp: { head: OLD, at: '2026-11-30T09:00:00.000Z' }, text: 'old' })

const own = (id: number, text: string) => ({ id, body: text, isOwn: true })

describe('a comment', () => {
  test('is made when there is none', () => {
    expect(planComment([own(1, 'Thanks for the change')], wish)).toEqual([{ kind: 'create', body }])
  })

  test('is updated in its place when it tells of an earlier head', () => {
    expect(planComment([own(1, earlier)], wish)).toEqual([{ kind: 'update', id: 1, body }])
  })

  test('is left as it is when it says the same already', () => {
    expect(planComment([own(1, body.replaceAll('\n', '\r\n'))], wish)).toEqual([])
  })

  test('of somebody else is never taken for ours, whatever marker it has', () => {
    expect(planComment([{ id: 1, body: earlier, isOwn: false }], wish)).toEqual([{ kind: 'create', body }])
  })

  test('is one of several: a newer report of the same commit is not overwritten', () => {
    const newer = commentBody({ ...wish, stamp: { ...wish.stamp, at: '2026-11-30T11:00:00.000Z' }, text: 'newer' })
    expect(planComment([own(1, newer)], wish)).toEqual([])
  })

  test('is updated by a later report of the same commit', () => {
    const before = commentBody({ ...wish, stamp: { ...wish.stamp, at: '2026-11-30T08:00:00.000Z' }, text: 'before' })
    expect(planComment([own(1, before)], wish)).toEqual([{ kind: 'update', id: 1, body }])
  })
})

describe('of several comments', () => {
  test('the oldest stays when all tell of earlier heads', () => {
    expect(planComment([own(9, earlier), own(4, earlier)], wish)).toEqual([
      { kind: 'update', id: 4, body },
      { kind: 'remove', id: 9 },
    ])
  })

  test('the one with the newest report of this head stays, and both runs that raced agree on it', () => {
    const other = { ...wish, stamp: { ...wish.stamp, at: '2026-11-30T10:00:01.000Z' }, text: 'the other run' }
    const comments = [own(1, body), own(2, commentBody(other))]
    const remove = [{ kind: 'remove', id: 1 }]
    expect([planComment(comments, wish), planComment(comments, other)]).toEqual([remove, remove])
  })
})
