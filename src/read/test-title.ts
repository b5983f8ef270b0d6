/** A suite or test of a test file, as it is written there. */

import type { TitlePart } from './title-part.ts'

export type TestTitle = {
  /** `unknown`: what a call makes that cannot be looked into; its path ends in `anything`. */
  readonly kind: 'suite' | 'test' | 'unknown'
  /** From the outermost suite down. */
  readonly path: readonly TitlePart[]
  /** 1-based. */
  readonly line: number
}
