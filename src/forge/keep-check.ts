/** Tells a check of a commit, and tries again what the forge put off. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ForgeCheck, ForgeClient } from '../model/forge-client.ts'
import type { Pause } from './keep-comment.ts'

const MOST_TRIES = 4

/** A check of the same name and commit takes the place of the one before. Throws TeethError `forge-unsettled`. */
export async function keepCheck(client: ForgeClient, check: ForgeCheck, pause: Pause): Promise<'written'> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const end = await client.check(check)
    if (end.kind !== 'unsettled') return 'written'
    await pause(end.retryAfterMs)
  }
  throw new TeethError('forge-unsettled', `the check was still not written after ${MOST_TRIES} tries`)
}
