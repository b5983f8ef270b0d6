/** Versions of packages, read from their manifests and held against each other. */

import { readFileSync } from 'node:fs'

/** Undefined for a manifest without one. Throws where there is none that is JSON. */
export function versionIn(manifest: string | URL): string | undefined {
  const parts: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
  const hasVersion = typeof parts === 'object' && parts !== null && 'version' in parts
  return hasVersion ? String(parts.version) : undefined
}

/** Only the first three numbers count; what is no number is 0. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0))
  for (const index of [0, 1, 2]) {
    const difference = (one?.[index] ?? 0) - (other?.[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
