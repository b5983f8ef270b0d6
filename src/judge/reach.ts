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
  /** Why a green trial says nothing about the test; absent when the reverted code ran. */
  readonly gap?: Reason
}

/**
 * The site that got furthest speaks for the guard: all sites are put back together, and a test file that loads only
 * some of them has still met the old behaviour there.
 */
export function reachOf({ guard, probed }: Proof, { overlays }: Run): Reach {
  const steps = guard.sites.map((site, number) => stepOf(site, number, { overlays, probed }))
  const furthest = Math.max(0, ...steps.map((step) => STEPS.indexOf(step)))
  const site = steps.findIndex((step) => STEPS.indexOf(step) === furthest)
  return {
    wasServed: furthest > 0,
    wasLoaded: furthest > 1,
    ...gapAt(steps[site] ?? 'never-served', guard.sites[site]?.file ?? '', site),
  }
}

type Facts = Pick<Run, 'overlays'> & Pick<Proof, 'probed'>

function stepOf({ file }: Site, number: number, { overlays, probed }: Facts): Step {
  const facts = overlays.filter((overlay) => overlay.file === file)
  if (facts.some(({ reached }) => reached.includes(number))) return 'ran'
  // @teeth without-a-probe-nothing-is-unreached: a loaded site has no probe: it cannot be called unreached
  //   test: test/unit/judge/judge.test.ts > toothless
  //   revert: swap probed.includes(number) => true
  if (facts.some(isLoaded)) return probed.includes(number) ? 'never-executed' : 'ran'
  return facts.some(({ served }) => served > 0) ? 'never-loaded' : 'never-served'
}

/** A probe that ran proves the module was evaluated, up to there at least. */
function isLoaded({ wasLoaded, reached }: OverlayFact): boolean {
  return wasLoaded || reached.length > 0
}

function gapAt(kind: Step, file: string, site: number): Pick<Reach, 'gap'> {
  if (kind === 'ran') return {}
  return { gap: kind === 'never-executed' ? { kind, file, site } : { kind, file } }
}
