/** A command at work: whoever interrupts it is told that this was heard, and the live line goes when it has ended. */

import type { Interruption } from '../world/interruption.ts'
import type { Screen } from './screen.ts'

export type Audience = {
  readonly screen: Screen
  readonly interruption: Interruption
  /** What goes on once it is interrupted. Absent: the lanes are ended. */
  readonly ending?: string
}

export async function whileAtWork<T>(act: () => Promise<T>, audience: Audience): Promise<T> {
  const { screen, interruption, ending = 'ending the lanes' } = audience
  const { signal } = interruption
  const tell = () => screen.print(`interrupted by ${signal.reason}: ${ending}; once more ends at once\n`)
  signal.addEventListener('abort', tell)
  try {
    return await act()
  } finally {
    signal.removeEventListener('abort', tell)
    screen.settle()
  }
}
