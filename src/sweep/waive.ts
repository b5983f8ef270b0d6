/** Which survivors have been answered for, and for how long. */

import type { Mutant, MutantResult, SurvivorWaiver } from '../model/sweep.ts'

/** The waiver that is about a mutant which nobody notices; also one that ran out, as that is to be told. */
export function waiverFor(
  { file, original, replacement }: Mutant,
  { verdict }: MutantResult,
  waivers: readonly SurvivorWaiver[],
): SurvivorWaiver | undefined {
  if (verdict !== 'survived' && verdict !== 'unreached') return undefined
  return waivers.find(
    (waiver) =>
      waiver.file === file &&
      bare(waiver.original) === bare(original) &&
      (waiver.replacement === undefined || bare(waiver.replacement) === bare(replacement)),
  )
}

/** A waiver holds through its last day. `today`: YYYY-MM-DD in UTC. */
export function holdsOn(today: string, { expires }: SurvivorWaiver): boolean {
  // @teeth survivors-are-waived-for-a-time: a waiver holds through its last day and no longer
  //   test: test/unit/sweep/waivers.test.ts
  //   was: return true
  return expires >= today
}

function bare(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim()
}
