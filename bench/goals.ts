/** What this tool must reach, from DESIGN section 10: who is compared with whom, and the ratio that is asked for. */

export type Goal = {
  readonly ours: string
  readonly against: string
  /** `wall`: time per unit; `memory`: the most that all processes held together. */
  readonly measure: 'wall' | 'memory'
  /** Ours over theirs. */
  readonly atMost: number
}

/** What the same way is called on a project that is so many times as large. */
export function scaledName(name: string, scale: number): string {
  return `${name}, ${scale} times the guards`
}

export const GOALS: readonly Goal[] = [
  { ours: 'teeth --isolate', against: 'hand loop', measure: 'wall', atMost: 1 / 9 },
  { ours: 'teeth', against: 'hand loop', measure: 'wall', atMost: 1 / 20 },
  { ours: 'teeth', against: 'StrykerJS 10.1.1', measure: 'wall', atMost: 1 / 5 },
  { ours: 'teeth', against: 'Fallow 3.36 mutation', measure: 'wall', atMost: 1 / 5 },
  { ours: 'teeth', against: 'floor: the tests alone, warm', measure: 'wall', atMost: 2 },
  { ours: 'one cold `teeth`', against: 'one cold `npx vitest run`', measure: 'wall', atMost: 1.5 },
  { ours: scaledName('teeth', 10), against: 'teeth', measure: 'wall', atMost: 1.1 },
  { ours: scaledName('teeth', 10), against: 'teeth', measure: 'memory', atMost: 1.25 },
]
