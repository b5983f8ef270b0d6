/** One comment in the end, always the newest, whatever happens meanwhile. */

import { describe, expect, test } from 'vitest'
import { keepComment } from '../../../src/forge/keep-comment.ts'
import { commentBody, type CommentWish } from '../../../src/forge/plan-comment.ts'
import { fakeForge } from '../../support/fake-forge.ts'
import { rejectedWith } from '../../support/refused.ts'

const OLD = 'a'.repeat(40)
const NEW = 'b'.repeat(40)

function wishFor(head: string, at = '2026-11-30T10:00:00.000Z'): CommentWish {
  return { identity: { workflow: 'prove', key: 'teeth' }, stamp: { head, at }, text: `report of ${head} at ${at}\n` }
}

const atOnce = async () => undefined
const bodies = (forge: ReturnType<typeof fakeForge>) => forge.all.map(({ body }) => body)

describe('a comment', () => {
  test('is written once', async () => {
    const forge = fakeForge(NEW)
    expect(await keepComment(forge, wishFor(NEW), atOnce)).toBe('written')
    expect(bodies(forge)).toEqual([commentBody(wishFor(NEW))])
  })

  test('is not written again', async () => {
    const forge = fakeForge(NEW)
    await keepComment(forge, wishFor(NEW), atOnce)
    expect(await keepComment(forge, wishFor(NEW), atOnce)).toBe('unchanged')
    expect(forge.steps).toHaveLength(1)
  })

  test('is made anew when it is deleted between reading and writing', async () => {
    const forge = fakeForge(NEW)
    await keepComment(forge, wishFor(NEW, '2026-11-30T09:00:00.000Z'), atOnce)
    forge.trouble = (step) => {
      if ('kind' in step && step.kind === 'update') forge.all = []
      return undefined
    }
    await keepComment(forge, wishFor(NEW), atOnce)
    expect(bodies(forge)).toEqual([commentBody(wishFor(NEW))])
  })

  test('is not doubled when it was made although the answer got lost', async () => {
    const forge = fakeForge(NEW)
    let isFirst = true
    forge.trouble = () => {
      const trouble = isFirst ? { end: { kind: 'unsettled', retryAfterMs: 5 } as const, isDone: true } : undefined
      isFirst = false
      return trouble
    }
    expect(await keepComment(forge, wishFor(NEW), atOnce)).toBe('written')
    expect(forge.all).toHaveLength(1)
  })

  test('waits as long as the forge asks before another look', async () => {
    const forge = fakeForge(NEW)
    const waits: number[] = []
    forge.trouble = () => {
      forge.trouble = undefined
      return { end: { kind: 'unsettled', retryAfterMs: 60_000 }, isDone: false }
    }
    await keepComment(forge, wishFor(NEW), async (ms) => void waits.push(ms))
    expect(waits[0]).toBe(60_000)
  })

  test('that never settles ends the command', async () => {
    const forge = fakeForge(NEW)
    forge.trouble = () => ({ end: { kind: 'unsettled', retryAfterMs: 1 }, isDone: false })
    expect((await rejectedWith(() => keepComment(forge, wishFor(NEW), atOnce))).code).toBe('forge-unsettled')
  })
})

describe('two runs', () => {
  test('a run whose commit is no longer the head writes nothing', async () => {
    const forge = fakeForge(NEW)
    expect(await keepComment(forge, wishFor(OLD), atOnce)).toBe('outdated')
    expect(forge.steps).toEqual([])
  })

  test('of which the older is caught by a push after it has looked leave the report of the newer', async () => {
    const forge = fakeForge(OLD)
    const comments = forge.comments
    let isFirst = true
    forge.comments = async () => {
      const seen = await comments()
      if (isFirst) {
        isFirst = false
        forge.head = async () => NEW
        await keepComment(forge, wishFor(NEW), atOnce)
      }
      return seen
    }
    expect(await keepComment(forge, wishFor(OLD), atOnce)).toBe('outdated')
    expect(bodies(forge)).toEqual([commentBody(wishFor(NEW))])
  })

  test('that looked at the same time leave one comment, with the later report', async () => {
    const forge = fakeForge(NEW)
    const later = wishFor(NEW, '2026-11-30T10:00:05.000Z')
    await Promise.all([keepComment(forge, wishFor(NEW), atOnce), keepComment(forge, later, atOnce)])
    expect(bodies(forge)).toEqual([commentBody(later)])
  })
})
