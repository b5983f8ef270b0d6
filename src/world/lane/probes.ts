/** The definition behind the probes of an overlay, and what they left behind. */

import { readFileSync } from 'node:fs'
import type { Overlay, OverlayFact } from '../../model/run.ts'

/** Files that can hold probes; of others (JSON, styles) only the serving is known. */
const SCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte)$/

/** What a probe writes when the module itself was evaluated. */
const LOADED = 'loaded'

/** A call as reverts put it into a text: a statement, a static block, or in front of a comma. */
const CALL = /(?<=[;{(])__teeth_hit__\(\d+\)(?=[;,}])/g

/**
 * The overlay's text with `__teeth_hit__` defined at its trailer, on a line of its own.
 * Hoisted, so that a site may run before the trailer does; writes once for each site and evaluation.
 */
export function withProbes(overlay: Overlay, index: number, hitsFile: string): string {
  const { file, text, trailerAt } = overlay
  // @teeth no-probe-in-what-is-no-script: what is no script holds no probe
  //   test: test/unit/lane/probes.test.ts
  //   revert: remove
  if (!SCRIPT.test(file)) return text
  return careful(text.slice(0, trailerAt)) + trailer(index, hitsFile) + careful(text.slice(trailerAt))
}

/** A function may be sent as text to where its module is not: into a page, another realm or a thread. */
function careful(text: string): string {
  // @teeth a-sent-function-has-no-probe: a function that is sent elsewhere as text does not miss its probe
  //   test: test/unit/lane/probes.test.ts
  //   was: return text
  return text.replaceAll(CALL, 'typeof __teeth_hit__==="function"&&$&')
}

/** What `?raw` gets: the plain text, in a module that tells that it was evaluated. */
export function rawModule({ plain }: Overlay, index: number, hitsFile: string): string {
  return `export default ${JSON.stringify(plain)}${trailer(index, hitsFile)}`
}

function trailer(index: number, hitsFile: string): string {
  const file = JSON.stringify(hitsFile)
  // A build of the user's may check types, and these are none of its business.
  return `
// @ts-ignore
;function __teeth_hit__(k){const s=__teeth_hit__.seen??={};if(s[k])return;s[k]=true;const l="${index} "+k+"\\n";const h=globalThis[Symbol.for("teeth.hit")];if(h)h(${file},l);else globalThis.process?.getBuiltinModule?.("node:fs").appendFileSync(${file},l)}
__teeth_hit__("${LOADED}");
`
}

/** Reads what the probes of `overlays` wrote. */
export function readProbes(
  overlays: readonly Overlay[],
  served: readonly number[],
  hitsFile: string,
): readonly OverlayFact[] {
  const hits = new Set(read(hitsFile).split('\n'))
  return overlays.map((overlay, index) => {
    const own = [...hits].filter((hit) => hit.startsWith(`${index} `)).map((hit) => hit.slice(hit.indexOf(' ') + 1))
    const reached = own.filter((hit) => hit !== LOADED).map(Number)
    const count = served[index] ?? 0
    return {
      file: overlay.file,
      served: count,
      // @teeth a-site-that-ran-was-loaded: a site that ran was loaded
      //   test: test/unit/lane/probes.test.ts
      //   was: wasLoaded: own.includes(LOADED)
      wasLoaded: own.length > 0 || (count > 0 && !SCRIPT.test(overlay.file)),
      reached: reached.sort((one, other) => one - other),
    }
  })
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
