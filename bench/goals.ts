/** What this tool must reach, from DESIGN section 10: who is compared with whom, and the ratio that is asked for. */

export type Goal = {
  readonly ours: string
  readonly against: string
  /** Wall time of ours over theirs, per unit. */
  readonly atMost: number
}

export const GOALS: readonly Goal[] = [
  { ours: 'teeth --isolate', against: 'hand loop', atMost: 1 / 9 },
  { ours: 'teeth', against: 'hand loop', atMost: 1 / 20 },
  { ours: 'teeth', against: 'StrykerJS 10.1.1', atMost: 1 / 5 },
  { ours: 'teeth', against: 'Fallow 3.36 mutation', atMost: 1 / 5 },
  { ours: 'teeth', against: 'floor: the tests alone, warm', atMost: 2 },
  { ours: 'one cold `teeth`', against: 'one cold `npx vitest run`', atMost: 1.5 },
]
