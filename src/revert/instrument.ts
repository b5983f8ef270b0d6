/** The new text with calls that tell when a site is executed; no line moves and nothing behaves otherwise. */

import type { Instrumented } from '../model/revert.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { parserErrors } from '../syntax/faults.ts'
import { scriptText } from '../syntax/script-text.ts'
import type { Change } from './change.ts'
import { type Probe, probed } from './probed.ts'
import { probeTarget } from './probe-target.ts'

/** How the text of a change is made ready to run. */
export type Instrument = (change: Change) => Instrumented

/** For a revert that is only looked at. */
export function withoutProbes({ after }: Change): Instrumented {
  return { text: after.text, trailerAt: after.text.length, probed: [] }
}

/** A site is left without a call where none can stand that runs exactly when the site does. */
export function instrument(change: Change): Instrumented {
  const { file, after, sites } = change
  const probes = sites.flatMap((site): readonly Probe[] => {
    const place = probeTarget(site, change)
    return place === undefined ? [] : [{ number: site.number, place }]
  })
  const text = probed(after, probes)
  const isSound = parserErrors(compilerTree(file, text)).length <= parserErrors(after.tree).length
  const served = isSound ? text : after.text
  const numbers = isSound ? probes.map(({ number }) => number) : []
  return { text: served, trailerAt: scriptText(file, served).end, probed: numbers }
}
