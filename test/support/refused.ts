/** Tests of refusals: the error itself, so that its code and its words can be looked at. */

import { TeethError } from '../../src/errors/teeth-error.ts'

/** What `act` throws; fails the test when it throws nothing, or what is no reason to stop. */
export function refusedWith(act: () => unknown): TeethError {
  try {
    act()
  } catch (error) {
    if (error instanceof TeethError) return error
    throw error
  }
  throw new Error('a refusal was expected, and there was none')
}

/** The same for what is refused later. */
export async function rejectedWith(act: () => Promise<unknown>): Promise<TeethError> {
  try {
    await act()
  } catch (error) {
    if (error instanceof TeethError) return error
    throw error
  }
  throw new Error('a refusal was expected, and there was none')
}
