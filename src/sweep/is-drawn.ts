/** Draws a part of many by what each is called: the same ones for the same seed, on one machine or on several. */

const LARGEST = 2 ** 32

/** `share`: 0 to 1. */
export function isDrawn(name: string, share: number, seed: number): boolean {
  // @teeth drawn-by-name: whether a mutant is drawn does not depend on the others
  //   test: test/unit/sweep/report.test.ts
  //   names: is drawn whichever others there are
  //   was: return share > 0
  return mixed(`${seed} ${name}`) / LARGEST < share
}

/** FNV-1a, stirred so that names that differ at their end alone lie far apart. */
function mixed(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
