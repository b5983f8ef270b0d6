/** What must not get worse: the guards that were proven once, and figures with a floor. */

import type { SurvivorWaiver } from './sweep.ts'
import type { Verdict } from './verdict.ts'

/** The parts of `reports/ratchet.json` that are ours; other keys of the file belong to others. */
export type Ratchet = {
  /** Ids, sorted. */
  readonly guards: readonly string[]
  readonly waivers: readonly Waiver[]
  /** Percentages by what is measured. */
  readonly floors: Readonly<Record<string, number>>
}

/** Lets a guard leave, for a time. */
export type Waiver = {
  readonly guard: string
  readonly reason: string
  readonly owner: string
  /** The last day on which it holds, YYYY-MM-DD in UTC. */
  readonly expires: string
}

/** How many guards the ratchet has, and of how many of them a run cannot tell whether they are still there. */
export type RatchetReach = { readonly guards: number; readonly unseen: number }

export type RatchetFinding =
  /** It was proven once, and is not in the project any more. */
  | { readonly kind: 'guard-left'; readonly guard: string }
  /** It was proven once, and does not bite any more. */
  | { readonly kind: 'guard-fell'; readonly guard: string; readonly verdict: Verdict }
  | { readonly kind: 'waiver-expired'; readonly waiver: Waiver }
  /** Nobody answers any more for a mutant that nobody notices. */
  | { readonly kind: 'survivor-expired'; readonly waiver: SurvivorWaiver }
  | { readonly kind: 'floor-broken'; readonly name: string; readonly floor: number; readonly measured: number }
