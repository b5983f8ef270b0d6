/** The version of this very package. */

import { readFileSync } from 'node:fs'

/** Reads `package.json`, which lies as far above `src/world` as above `dist/world`. */
export function ownVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return hasVersion ? String(manifest.version) : 'unknown'
}
