/** Whether code outside of the project may import a module: what a package hands out is used where nobody looks. */

import { stemOf } from '../model/stem-of.ts'

const ENTRIES = ['main', 'module', 'exports', 'imports', 'bin', 'browser', 'types', 'typings']

/** `manifest`: the text of the nearest `package.json`, if there is one. What it calls built files goes by their last name. */
export function isEntry(module: string, manifest: string | undefined): boolean {
  if (stemOf(module) === 'index') return true
  return manifest !== undefined && addressesIn(manifest).some((address) => isFor(address, module))
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
