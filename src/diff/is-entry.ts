/** Whether code outside of the project may import a module: what a package hands out is used where nobody looks. */

import { stemOf } from '../model/stem-of.ts'

const ENTRIES = [
  ...['main', 'module', 'exports', 'imports', 'bin', 'browser', 'types', 'typings', 'typesVersions'],
  ...['publishConfig', 'source', 'svelte', 'react-native', 'unpkg', 'jsdelivr'],
]

/**
 * `manifests`: the texts of every `package.json` above it, as one in between may only say which kind of modules lies there.
 * What they call built files goes by their last name.
 */
export function isEntry(module: string, manifests: readonly string[]): boolean {
  if (stemOf(module) === 'index') return true
  return manifests.flatMap(addressesIn).some((address) => isFor(address, module))
}

function isFor(address: string | undefined, module: string): boolean {
  const stem = address === undefined ? '' : stemOf(address)
  return stem === '' || stem.includes('*') || stem === stemOf(module)
}

/** Undefined is any: it cannot be read. */
function addressesIn(manifest: string): readonly (string | undefined)[] {
  try {
    const read: unknown = JSON.parse(manifest)
    return typeof read === 'object' && read !== null
      ? Object.entries(read).flatMap(([key, value]) => (ENTRIES.includes(key) ? textsIn(value) : []))
      : [undefined]
  } catch {
    return [undefined]
  }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
