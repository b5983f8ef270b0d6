/** The version of this very package. */

import { versionIn } from './version.ts'

/** Reads `package.json`, which lies as far above `src/world` as above `dist/world`. */
export function ownVersion(): string {
  return versionIn(new URL('../../package.json', import.meta.url)) ?? 'unknown'
}
