/** Keeps one comment on a request up to date: looks, writes what is missing, and looks again until nothing is. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ForgeClient, WriteEnd } from '../model/forge-client.ts'
import { type CommentWish, planComment } from './plan-comment.ts'

/** `outdated`: the request has another head by now, whose own run tells of it. */
export type Kept = 'written' | 'unchanged' | 'outdated'

/** Waits that many milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>

/** A write that fails half-way, a deleted comment and a race each cost a round or two. */
const MOST_ROUNDS = 8

/** After this time another run that looked when we did has written too. Milliseconds. */
const SETTLES_AFTER = 1_000

/**
 * Each round begins with the forge's present state, so that a write is repeated only where it is still right: by then
 * another run may have written, and the head may have moved. Throws TeethError `forge-unsettled` when it never settles.
 */
export async function keepComment(client: ForgeClient, wish: CommentWish, pause: Pause): Promise<Kept> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const steps = planComment(await client.comments(), wish)
    // After the comments: who wrote one of them for a newer commit was started by the push of that commit.
    // @teeth never-over-a-newer-head: a run whose commit is no longer the head writes nothing
    //   test: test/unit/forge/keep-comment.test.ts
    //   revert: remove
    if ((await client.head()) !== wish.stamp.head) return 'outdated'
    if (steps.length === 0) return round === 0 ? 'unchanged' : 'written'
    let wait = SETTLES_AFTER
    for (const step of steps) wait = Math.max(wait, waitAfter(await client.write(step)))
    await pause(wait)
  }
  throw new TeethError('forge-unsettled', `the comment was still not as it should be after ${MOST_ROUNDS} tries`)
}

export function waitAfter(end: WriteEnd): number {
  return end.kind === 'unsettled' ? end.retryAfterMs : 0
}
