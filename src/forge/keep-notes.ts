/** Brings the notes at lines to what was found, and tries again what a forge left undone. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ForgeClient } from '../model/forge-client.ts'
import { type Kept, type Pause, waitAfter } from './keep-comment.ts'
import { type NotesWish, planNotes } from './plan-notes.ts'

const MOST_ROUNDS = 4

/** Every round looks first, so that nothing is noted twice. Throws TeethError `forge-unsettled`. */
export async function keepNotes(client: ForgeClient, wish: NotesWish, pause: Pause): Promise<Kept> {
  const lines = await client.noteLines()
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const steps = planNotes(await client.notes(), wish, lines)
    if ((await client.head()) !== wish.head) return 'outdated'
    let wait = 0
    for (const step of steps) wait = Math.max(wait, waitAfter(await client.writeNote(step)))
    if (wait === 0) return steps.length === 0 ? 'unchanged' : 'written'
    await pause(wait)
  }
  throw new TeethError('forge-unsettled', `the notes were still not as they should be after ${MOST_ROUNDS} tries`)
}
