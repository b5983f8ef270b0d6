/** A mutant of what stands between `‹` and `›` in a text. */

import type { Mutant } from '../../src/model/sweep.ts'
import { mutant as plain } from './sweep-batches.ts'

export type MarkedMutant = {
  readonly mutant: Mutant
  /** Without the marks. */
  readonly text: string
}

export function markedMutant(marked: string, replacement: string, rest: Partial<Mutant> = {}): MarkedMutant {
  if (!/^[^‹›]*‹[^‹›]*›[^‹›]*$/.test(marked)) throw new Error(`one part is to be marked in: ${marked}`)
  const text = marked.replace(/[‹›]/g, '')
  const place = (offset: number) => {
    const before = text.slice(0, offset).split('\n')
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
  }
  const [start, end] = [marked.indexOf('‹'), marked.indexOf('›') - 1]
  const mutant: Mutant = {
    ...plain(replacement),
    start: place(start),
    end: place(end),
    original: text.slice(start, end),
    replacement,
    ...rest,
  }
  return { mutant, text }
}
