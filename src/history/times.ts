/** How long the proofs of each guard took when they were last remembered. */

import type { History } from './read-history.ts'

/** Milliseconds by guard id. */
export function timesIn({ lines }: History): ReadonlyMap<string, number> {
  return new Map(lines.flatMap(({ guards }) => [...guards].map(([id, { ms }]) => [id, ms] as const)))
}
