/** A program with a probe in it, run: how often the probe is hit, and that nothing else differs. */

import { expect } from 'vitest'
import { unmarked } from './marked.ts'
import { probeAt } from './probe-at.ts'
import { runText } from './run-text.ts'

/** The program's `answer` runs; the number says how often the marked site is executed by that. */
export type ProbeCase = readonly [name: string, hits: number, marked: string]

/** Throws when the program answers otherwise with the probe. */
export async function hitsOf(marked: string): Promise<number> {
  const { text, spans } = unmarked(marked)
  const [span] = spans
  if (span === undefined) throw new Error('no site is marked')
  const { answer, hits } = await runText(probeAt('src/shop.tsx', text, span).text)
  expect(answer).not.toContain('threw')
  expect(answer).toBe((await runText(text)).answer)
  return hits.length
}
