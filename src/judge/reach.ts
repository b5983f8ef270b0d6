/** How far the reverted code got in a trial: asked for, evaluated, run at its sites. */

import type { Site } from '../model/guard.ts'
import type { OverlayFact, Run } from '../model/run.ts'
import type { Proof, Reason } from '../model/verdict.ts'

/** In ascending order. `ran` includes a loaded site without a probe: nothing shows that it did not run. */
const STEPS = ['never-served', 'never-loaded', 'never-executed', 'ran'] as const

type Step = (typeof STEPS)[number]

export type Reach = {
  readonly wasServed: boolean
  readonly wasLoaded: boolean
  /** No probe told so: the text was on disk, and a trial that is not green is told apart from its control by nothing else. */
  readonly isImplied: boolean
  /** Why a green trial says nothing about the test; absent when the reverted code ran. */
  readonly gap?: Reason
}

/**
 * The site that got furthest speaks for the guard: all sites are put back together, and a test file that loads only
 * some of them has still met the old behaviour there.
 */
export function reachOf({ guard, probed }: Proof, { overlays }: Run, isGreen: boolean): Reach {
  const isImplied = !isGreen && overlays.some(({ isOnDisk, reached }) => isOnDisk && reached.length === 0)
  const steps = guard.sites.map((site, number) => stepOf(site, number, { overlays, probed, isImplied }))
  const furthest = Math.max(0, ...steps.map((step) => STEPS.indexOf(step)))
  const site = steps.findIndex((step) => STEPS.indexOf(step) === furthest)
  return {
    wasServed: furthest > 0,
    wasLoaded: furthest > 1,
    isImplied,
    ...gapAt(steps[site] ?? 'never-served', guard.sites[site]?.file ?? '', site),
  }
}

type Facts = Pick<Run, 'overlays'> & Pick<Proof, 'probed'> & Pick<Reach, 'isImplied'>

function stepOf({ file }: Site, number: number, { overlays, probed, isImplied }: Facts): Step {
  const facts = overlays.filter((overlay) => overlay.file === file)
  if (facts.some(({ reached }) => reached.includes(number))) return 'ran'
  // @teeth red-on-disk-was-loaded: red with the old behaviour on disk and green without it: it was loaded
  //   test: test/unit/judge/on-disk.test.ts
  //   revert: remove
  if (isImplied && facts.some(({ isOnDisk }) => isOnDisk)) return 'ran'
  // @teeth without-a-probe-nothing-is-unreached: a loaded site has no probe: it cannot be called unreached
  //   test: test/unit/judge/judge.test.ts > toothless
  //   revert: swap probed.includes(number) => true
  if (facts.some(isLoaded)) return probed.includes(number) ? 'never-executed' : 'ran'
  return facts.some(({ served, isOnDisk }) => served > 0 || isOnDisk) ? 'never-loaded' : 'never-served'
}

/** A probe that ran proves the module was evaluated, up to there at least. */
function isLoaded({ wasLoaded, reached }: OverlayFact): boolean {
  return wasLoaded || reached.length > 0
}

function gapAt(kind: Step, file: string, site: number): Pick<Reach, 'gap'> {
  if (kind === 'ran') return {}
  return { gap: kind === 'never-executed' ? { kind, file, site } : { kind, file } }
}
