/** What a lane writes to disk for a trial, and how what it measured is told. */

import type { Overlay, OverlayFact, Run, RunEnd, Scenario } from '../model/run.ts'
import { NO_FACTS } from './lane/facts.ts'
import { readProbes, withProbes } from './lane/probes.ts'
import type { LaidText } from './tree.ts'

/** The texts of a trial: plain, as tests may read them, or with probes that write to `hitsFile`. */
export function laidTexts({ overlays, isProbed }: Scenario, hitsFile: string): readonly LaidText[] {
  return overlays.map((overlay, index) => ({
    file: overlay.file,
    before: overlay.before ?? '',
    ...(overlay.isAbsent === undefined ? {} : { isAbsent: overlay.isAbsent }),
    // @teeth the-first-trial-on-disk-is-plain: tests that read a source see nothing of ours in it
    //   test: test/unit/world/disk-run.test.ts
    //   revert: condition true
    text: isProbed ? withProbes(overlay, index, hitsFile) : overlay.plain,
  }))
}

/** What the probes told, of texts that had some. */
export function diskFacts(overlays: readonly Overlay[], hitsFile: string): readonly OverlayFact[] {
  return readProbes(overlays, [], hitsFile).map((fact) => ({ ...fact, isOnDisk: true }))
}

/** A run without a test. */
export function emptyRun({ id, layer }: Scenario, end: RunEnd): Run {
  return { scenario: id, layer, end, worker: 'fresh', ...NO_FACTS, overlays: [], strayConnections: [], durationMs: 0 }
}

/**
 * The same tree ran its tests a moment ago: that Vitest or what the tests are set up by fails now is what the revert
 * did, and no fault of the configuration.
 */
export function blamedOnRevert(run: Run): Run {
  const { end } = run
  return end.kind === 'runner-failed' ? { ...run, end: { kind: 'crashed', detail: end.detail } } : run
}

/** Of a trial under which the original came back by other hands: nobody knows what its tests ran against. */
export function disturbed(run: Run, { file }: LaidText): Run {
  const detail = 'something else put its original back while the tests ran'
  return { ...run, end: { kind: 'not-written', file, detail, wayOut: 'Run the command again.' } }
}
